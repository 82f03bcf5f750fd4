import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { ProgramContext } from '#web/clock/program-context.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleContext } from '#web/testing/wall-context.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { board } from './board.ts';

setUpPages();

function pagesOf(rows: readonly MatchListRow[], program = {}) {
  return board.pages(sampleContext({ rows, program }));
}
function show(rows: readonly MatchListRow[], program = {}) {
  render(
    <WordsContext value={en}>
      <ProgramContext value={sampleContext()}>{pagesOf(rows, program)[0]?.element}</ProgramContext>
    </WordsContext>,
  );
  return screen.getAllByRole('article').map((row) => row.textContent);
}

const change = (fields: Partial<ScoreChange>): ScoreChange => ({
  id: '1 goal home 2',
  kind: 'goal',
  side: 'home',
  player: null,
  minute: null,
  detail: null,
  score: [1, 1],
  at: 0,
  ...fields,
});

test('a row has minute, teams, score and scorers, a scorer with all their goals', () => {
  const events = [
    sampleEvent({ player_name: 'Salo', minute: 12 }),
    sampleEvent({ player_id: '4', player_name: 'van Dijk', minute: 30, penalty: true }),
    sampleEvent({ player_name: 'Salo', minute: 45, extra_minute: 2 }),
    sampleEvent({ player_id: '1', player_name: 'Goalie', minute: 50, own_goal: true }),
  ];
  const [text] = show([sampleRow(1, { score: [3, 1], minute: [67], status_period: '2nd Half', events })]);
  expect(text).toBe('67′Home 1Salo 12′ 45+2′, van Dijk 30′ pen31Away 1Goalie 50′ og');
});

test('a name from right to left does not turn its minute round', () => {
  const events = [sampleEvent({ player_name: 'سالم الدوسري', minute: 45, extra_minute: 2 })];
  show([sampleRow(1, { score: [1, 0], events })]);
  const scorer = screen.getByText('\u2068سالم الدوسري\u2069 45+2′');
  expect(scorer.closest('bdi, [dir]')?.getAttribute('dir')).toBe('ltr');
});

test('two scorers of one name are two', () => {
  const events = [
    sampleEvent({ player_id: '4', player_name: 'Diazo', minute: 12 }),
    sampleEvent({ player_id: '5', player_name: 'Diazo', minute: 30 }),
  ];
  expect(show([sampleRow(1, { score: [2, 0], events })])[0]).toContain('Diazo 12′, Diazo 30′');
});

test('the state is in words, with the shoot-out and the aggregate', () => {
  const firstLeg = {
    ...sampleMatch(9, { score: [1, 1], status: 3, phase: 'finished' }),
    id: '9',
  } as MatchRow;
  const secondLeg = { ...sampleMatch(3, { score: [2, 2] }), aggregate_id: '9', leg: '2/2' } as MatchRow;
  const texts = show([
    sampleRow(1, { status: 11 }),
    sampleRow(2, { status: 8, status_name: 'Suspended' }),
    sampleRow({ ...secondLeg, teams: firstLeg.teams }, {}, { related: firstLeg }),
    sampleRow({ ...sampleShootOut('HAHaH'), id: '4' }),
  ]);
  expect(texts[0]).toMatch(/^HT/);
  expect(texts[1]).toMatch(/^Suspended/);
  expect(texts[2]).toMatch(/^23′Agg 3–3/);
  expect(texts[3]).toMatch(/^Pens 3–1/);
});

test('a fresh goal says so, and marks its scorer', () => {
  const events = [sampleEvent({ player_name: 'Osei' })];
  const [text] = show([sampleRow(1, { score: [1, 0], events }, { scoreChange: change({}) })]);
  expect(text).toContain('GOAL');
  expect(screen.getByText('Osei 20′').className).toContain('text-goal');
  expect(screen.getByText('1').className).toContain('text-goal');
});

test('a goal that was ruled out has the former score struck', () => {
  const [text] = show([sampleRow(1, { score: [1, 1] }, { scoreChange: change({ kind: 'ruled-out' }) })]);
  expect(text).toContain('NO GOAL');
  expect(screen.getByText('2–1').tagName).toBe('S');
});

test('a side with a player less says how many are left', () => {
  const [text] = show([sampleRow(1, { score: [0, 0], events: [sampleEvent({ type: 'redcard' })] })]);
  expect(text).toContain('10 v 11');
});

test('long names are short ones, and eleven goals take no more room', () => {
  const match = sampleMatch(1, { score: [11, 10] });
  const home = { ...match.teams.home, name: 'Wolverhampton Wanderers Association' };
  show([sampleRow({ ...match, teams: { ...match.teams, home } })]);
  expect(screen.queryByText(home.name)).toBeNull();
  screen.getByText('Wolverhampton W. A.');
  expect(screen.getByText('11').className).toContain('text-title');
});

test('a competition that continues on the next page has its head there as well', () => {
  const rows = Array.from({ length: 8 }, (_, at) => sampleRow(at + 1));
  const pages = pagesOf(rows);
  expect(pages.map(({ title, note, isLive, isPart }) => [title, note, isLive, isPart])).toEqual([
    ['Live', '8 matches', true, true],
    ['Live', '8 matches', true, true],
  ]);
  render(
    <WordsContext value={en}>
      <ProgramContext value={sampleContext()}>{pages[1]?.element}</ProgramContext>
    </WordsContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('England PremierRound 12');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the competition of a followed team is first, and its match on top', () => {
  const rows = [
    sampleRow(1),
    sampleRow(2, { league: { id: '20', name: 'Allsvenskan', country_name: 'Sweden', country_code: 'se' } }),
    sampleRow(3, { league: { id: '20', name: 'Allsvenskan', country_name: 'Sweden', country_code: 'se' } }),
  ];
  show(rows, { follow: ['2003'] });
  const [first] = screen.getAllByRole('heading');
  expect(first?.textContent).toContain('Allsvenskan');
  const names = screen.getAllByRole('article').map((row) => within(row).getByText(/^Home/).textContent);
  expect(names).toEqual(['Home 3', 'Home 2', 'Home 1']);
});

test('only matches in play are on the board', () => {
  const rows = [
    sampleRow(1, { status: 3, phase: 'finished' }),
    sampleRow(2, { status: 0, phase: 'scheduled' }),
  ];
  expect(pagesOf(rows)).toEqual([]);
});

test('up to three matches have larger rows, and all of a Saturday smaller ones or those of the grid', () => {
  const formOf = (count: number, boardRoom = Number.POSITIVE_INFINITY) => {
    const rows = Array.from({ length: count }, (_, at) => sampleRow(at + 1));
    const [page, ...others] = board.pages({ ...sampleContext({ rows }), boardRoom });
    const { container, unmount } = render(
      <WordsContext value={en}>
        <ProgramContext value={sampleContext()}>{page?.element}</ProgramContext>
      </WordsContext>,
    );
    const zoom = Number((container.firstElementChild as HTMLElement).style.zoom);
    const articles = screen.getAllByRole('article').length;
    unmount();
    return { zoom, articles, pages: others.length + 1 };
  };
  expect(formOf(1).zoom).toBe(1.75);
  expect(formOf(3).zoom).toBe(1.2);
  expect(formOf(4)).toEqual({ zoom: 1, articles: 4, pages: 1 });
  expect(formOf(60)).toEqual({ zoom: 1, articles: 6, pages: 10 });
  expect(formOf(60, 4).pages).toBeLessThanOrEqual(4);
  expect(formOf(60, 4).zoom).toBeLessThan(1);
  expect(formOf(150, 3).articles).toBeGreaterThan(40);
});

test('matches that are late and level have a further page, which is on more often', () => {
  const rows = Array.from({ length: 20 }, (_, at) =>
    sampleRow(at + 1, { score: [at === 12 ? 0 : 2, 0], minute: [80], status_period: '2nd Half' }),
  );
  const extra = pagesOf(rows).filter(({ isToWatch }) => isToWatch);
  expect(extra.map(({ title, matchIds }) => [title, matchIds])).toEqual([['Worth watching', ['13']]]);
  expect(pagesOf(rows.slice(0, 4)).some(({ isToWatch }) => isToWatch)).toBe(false);
});
