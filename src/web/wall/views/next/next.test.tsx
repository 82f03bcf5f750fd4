import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { ProgramContext } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleContext } from '#web/testing/wall-context.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import type { View, WallContext } from '#web/wall/view.ts';
import { idle } from '#web/wall/views/idle/idle.tsx';
import { results } from '#web/wall/views/results/results.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { next } from './next.tsx';

setUpPages();

const HOUR_S = 3600;
const coming = (id: number, kickOff = KICK_OFF + 2 * HOUR_S, status = 0) =>
  sampleRow(id, { status, phase: 'scheduled', score: null, minute: null, kickOff });
const over = (id: number, kickOff = KICK_OFF - 3 * HOUR_S) =>
  sampleRow(id, { status: 3, phase: 'finished', minute: null, score: [2, 1], kickOff });

function show(view: View, context: WallContext) {
  worldClock.sample(KICK_OFF * 1000, 1, performance.now());
  const [page] = view.pages(context);
  const { container } = render(
    <WordsContext value={en}>
      <ProgramContext value={context}>{page?.element}</ProgramContext>
    </WordsContext>,
  );
  return { page, text: container.textContent, rows: screen.queryAllByRole('article') };
}
const queried = (view: View, rows: readonly MatchListRow[]) =>
  view.queries?.(sampleContext({ rows })).map(({ queryKey }) => queryKey[1]['d']) ?? [];

test('kick-offs stand by time with a countdown, those without a time last', () => {
  const off = sampleRow(4, { status: 4, phase: 'off', score: null, minute: null, status_name: 'Postponed' });
  const { page, text, rows } = show(
    next,
    sampleContext({ rows: [coming(1), coming(2, KICK_OFF + 34 * 60), coming(3, KICK_OFF, 17), off] }),
  );
  expect([page?.title, page?.note]).toEqual(['Next', '4 matches']);
  expect(text).toMatch(/^15:34in 34 min.*17:00in 2 h.*Time to be confirmed.*Called off.*Postponed/s);
  expect(rows.map((row) => row.textContent?.match(/Home \d/)?.[0])).toEqual([
    'Home 2',
    'Home 1',
    'Home 3',
    'Home 4',
  ]);
});

test('a match that the feed does not start says so in its row, and the kick-off above says nothing', () => {
  const record = coming(1, KICK_OFF - 30 * 60);
  const { text, rows } = show(next, sampleContext({ rows: [record, coming(2)] }));
  expect(rows[0]?.textContent).toMatch(/^No update.*Home 1/);
  expect(text).not.toContain('14:30kick-off');
});

test('once today has no kick-offs left, tomorrow’s are requested and shown', () => {
  expect(queried(next, [coming(1)])).toEqual([]);
  expect(queried(next, [over(1)])).toEqual(['2026-11-22', '2026-11-23']);
  const days = { '2026-11-22': [coming(5, KICK_OFF + 24 * HOUR_S)], '2026-11-23': [] };
  const { page, rows } = show(next, sampleContext({ rows: [over(1)], days }));
  expect([page?.title, page?.note, rows.length]).toEqual(['Tomorrow', 'Sun 22 Nov, 1 match', 1]);
  // Until they have come there is nothing to show.
  expect(next.pages(sampleContext({ rows: [over(1)] }))).toEqual([]);
});

test('results begin with the latest kick-offs, with the winner in full ink', () => {
  const later = { id: '20', name: 'Liga', country_name: 'Spain', country_code: 'es' };
  const rows = [
    over(1),
    sampleRow(2, { status: 3, phase: 'finished', minute: null, score: [0, 2], league: later }),
  ];
  show(results, sampleContext({ rows }));
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(heads.map((head) => head?.slice(0, 5))).toEqual(['Spain', 'Engla']);
  expect(screen.getByText('Home 2').closest('div')?.className).toContain('text-quiet');
  expect(screen.getByText('Away 2').closest('div')?.className).not.toContain('text-quiet');
});

test('until today has results, yesterday’s are requested and shown', () => {
  expect(queried(results, [coming(1)])).toEqual(['2026-11-20', '2026-11-21']);
  const days = { '2026-11-20': [over(7, KICK_OFF - 24 * HOUR_S)], '2026-11-21': [] };
  const { page, rows } = show(results, sampleContext({ rows: [coming(1)], days }));
  expect([page?.note, rows.length]).toEqual(['Yesterday, 1 match', 1]);
});

test('a wall with nothing to show has the next kick-offs and the last results', () => {
  const rows = [...[1, 2, 3, 4, 5].map((id) => coming(id)), ...[6, 7].map((id) => over(id))];
  const { page, text, rows: articles } = show(idle, sampleContext({ rows }));
  expect([page?.title, articles.length]).toEqual(['Nothing on now', 6]);
  expect(text).toMatch(/^Next kick-offs.*17:00in 2 h.*Last results.*FT/s);
});

test('a wall without any match for days says so', () => {
  const days = { '2026-11-20': [], '2026-11-21': [], '2026-11-22': [], '2026-11-23': [] };
  const { text, rows } = show(idle, sampleContext({ rows: [], days }));
  expect([text, rows.length]).toEqual(['No matches today or tomorrowSaturday, 21 November 2026', 0]);
});

test('a wall that does not know tomorrow yet does not say that there are no matches', () => {
  expect(show(idle, sampleContext({ rows: [] })).text).toBe('Saturday, 21 November 2026');
});

test('a wall whose views have nothing shows what is in play', () => {
  const { page, rows } = show(idle, sampleContext({ rows: [sampleRow(1), over(2)] }));
  expect([page?.title, rows.length]).toEqual(['Live', 1]);
});

test('names the days by the calendar between midnight and the rollover', () => {
  const now = KICK_OFF + 9.5 * HOUR_S;
  const days = {
    '2026-11-20': [],
    '2026-11-21': [],
    '2026-11-22': [coming(5, KICK_OFF + 24 * HOUR_S)],
    '2026-11-23': [],
  };
  const { page } = show(next, sampleContext({ rows: [over(1)], days, now }));
  expect([page?.title, page?.note]).toEqual(['Sunday', '22 Nov, 1 match']);
  expect(show(results, sampleContext({ rows: [over(1)], days, now })).page?.note).toBe('Saturday, 1 match');
  const empty = { ...days, '2026-11-22': [] };
  const { text } = show(idle, sampleContext({ rows: [], days: empty, now }));
  expect(text).toBe('No matches todaySunday, 22 November 2026');
});
