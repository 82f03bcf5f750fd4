import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { ProgramContext } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleContext } from '#web/testing/wall-context.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { grid } from './grid.ts';

setUpPages();

const over = { status: 3, phase: 'finished' } as const;
const ahead = { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + 7200 } as const;
const league = (id: string) => ({ id, name: `League ${id}`, country_name: 'Sweden', country_code: 'se' });

const pagesOf = (rows: readonly MatchListRow[], program = {}) => grid.pages(sampleContext({ rows, program }));
function show(rows: readonly MatchListRow[], program = {}, confirmed = sampleContext().confirmed) {
  render(
    <WordsContext value={en}>
      <ProgramContext value={{ ...sampleContext(), confirmed }}>
        {pagesOf(rows, program)[0]?.element}
      </ProgramContext>
    </WordsContext>,
  );
  return screen.getAllByRole('article').map((row) => row.textContent);
}

const goal = (fields: Partial<ScoreChange> = {}): ScoreChange => ({
  id: '1 goal home 1',
  kind: 'goal',
  side: 'home',
  player: { id: '7', name: 'Osei' },
  minute: '67',
  detail: 'penalty',
  score: [1, 0],
  at: KICK_OFF * 1000,
  ...fields,
});

test('a row has the minute, the teams and the score, and a card for each player sent off', () => {
  const reds = [sampleEvent({ type: 'redcard' }), sampleEvent({ type: 'yellowredcard' })];
  const rows = [sampleRow(1, { score: [2, 1], minute: [67], status_period: '2nd Half', events: reds })];
  expect(show(rows)).toEqual(['67′Home 121Away 1']);
  expect(
    within(screen.getByRole('article')).getByText('Home 1').closest('div')?.querySelectorAll('i'),
  ).toHaveLength(2);
});

test('competitions in play come first, and in each the matches in play, then those over', () => {
  const rows = [
    sampleRow(1, { ...over, league: league('10') }),
    sampleRow(2, { ...over, league: league('20') }),
    sampleRow(3, { league: league('20') }),
  ];
  show(rows);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Sweden League 20Round 12',
    'Sweden League 10Round 12',
  ]);
  expect(screen.getAllByRole('article').map((row) => within(row).getByText(/^Home/).textContent)).toEqual([
    'Home 3',
    'Home 2',
    'Home 1',
  ]);
});

test('matches to come are those of competitions that the wall names, and old results stay there alone', () => {
  const old = sampleRow(2, { ...over, kickOff: KICK_OFF - 4 * 3600, league: league('20') });
  const rows = [sampleRow(1, ahead), old];
  expect(pagesOf(rows)).toEqual([]);
  expect(pagesOf(rows, { countries: ['se'] })[0]?.matchIds).toEqual(['1', '2']);
  expect(pagesOf(rows, { countries: ['se'] })[0]).toMatchObject({ title: 'Scores', isLive: false });
  expect(pagesOf([...rows, sampleRow(3)])[0]).toMatchObject({ title: 'Live', matchIds: ['3'], isLive: true });
});

test('a goal is lit, with its scorer for 20 seconds', () => {
  worldClock.sample(KICK_OFF * 1000, 1, performance.now());
  const row = sampleRow(1, { score: [1, 0] }, { scoreChange: goal() });
  expect(show([row])[0]).toContain('Osei (penalty)');
  const article = screen.getByRole('article');
  expect(article.className).toContain('bg-goal-wash');
  expect(within(article).getByText('1').className).toContain('text-goal');
  act(() => worldClock.sample((KICK_OFF + 21) * 1000, 1, performance.now()));
  expect(article.textContent).not.toContain('Osei');
  expect(article.className).toContain('bg-goal-wash');
});

test('a goal that does not count says so, and a goal without a known scorer that they are not known', () => {
  const at = KICK_OFF * 1000 + 60_000;
  worldClock.sample(at, 1, performance.now());
  const rows = [
    sampleRow(1, { score: [0, 0] }, { scoreChange: goal({ kind: 'ruled-out', at }) }),
    sampleRow(2, { score: [1, 0] }, { scoreChange: goal({ player: null, detail: null, at }) }),
  ];
  expect(show(rows).join()).toMatch(/ruled out.*scorer to be confirmed/);
});

test('the scorer stays on a wall that is frozen', () => {
  worldClock.sample((KICK_OFF + 600) * 1000, 1, performance.now());
  const frozen = () => (KICK_OFF + 10 - 180) * 1000;
  expect(show([sampleRow(1, { score: [1, 0] }, { scoreChange: goal() })], {}, frozen)[0]).toContain('Osei');
});

test('a shoot-out and a name of any length or script stay in their row', () => {
  const match = sampleMatch(1, { score: [1, 1] });
  const shootOut = { ...match, scores: { ...match.scores, ps_score: [4, 3] as [number, number] } };
  expect(show([sampleRow(shootOut as typeof match)])[0]).toMatch(/^Pens 4–3/);
});
