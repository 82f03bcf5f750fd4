import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE, BY_MEETINGS } from '#contract/table/rules.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { DisplayTable } from './rows.ts';
import { tieBreakReasons } from './tie-break-reasons.ts';

interface Sums {
  readonly points: number;
  readonly scored: number;
  readonly against: number;
  readonly gamesPlayed?: number;
}

const row = (team_id: string, { points, scored, against, gamesPlayed = 1 }: Sums) => ({
  row: {
    team_id,
    team_name: `Team ${team_id}`,
    away: { won: null, goals_scored: null },
    overall: { points, won: 1, goals_scored: scored, goals_against: against, games_played: gamesPlayed },
  },
});
const table = (...rows: ReturnType<typeof row>[]) =>
  ({ name: null, zones: [], rows }) as unknown as DisplayTable;

/** Returns a match between two teams; without a score it is still to be played. */
function match(home: string, away: string, score: readonly [number, number] | null) {
  const sample = sampleMatch(
    1,
    score ? { status: 3, phase: 'finished', score } : { status: 0, phase: 'scheduled', score },
  );
  const { teams } = sample;
  return { ...sample, teams: { home: { ...teams.home, id: home }, away: { ...teams.away, id: away } } };
}

const [ENGLAND, SPAIN] = [BY_DIFFERENCE, BY_MEETINGS];
const TIED_TABLE = table(
  row('a', { points: 6, scored: 5, against: 9 }),
  row('b', { points: 6, scored: 9, against: 2 }),
);

test('ignores teams with different points', () => {
  const untied = table(
    row('a', { points: 7, scored: 5, against: 1 }),
    row('b', { points: 6, scored: 9, against: 1 }),
  );
  expect(tieBreakReasons(untied, [], ENGLAND)).toEqual([]);
});

test('explains the order by the meetings where the rule uses them', () => {
  expect(tieBreakReasons(TIED_TABLE, [match('a', 'b', [2, 1])], SPAIN)).toEqual([
    { upper: 'Team a', lower: 'Team b', by: 'meetings', values: [3, 0] },
  ]);
});

test('ignores meetings until all are played', () => {
  const [reason] = tieBreakReasons(TIED_TABLE, [match('a', 'b', [2, 1]), match('b', 'a', null)], SPAIN);
  expect(reason?.by).toBeNull();
});

test('ignores meetings while one is postponed without a date, as the other pairs show', () => {
  const matches = [
    match('a', 'b', [2, 1]),
    { ...match('b', 'a', null), phase: 'off' } as MatchRow,
    match('b', 'c', [0, 0]),
    match('c', 'b', [0, 0]),
  ];
  const three = table(
    row('a', { points: 6, scored: 5, against: 9, gamesPlayed: 1 }),
    row('b', { points: 6, scored: 9, against: 2, gamesPlayed: 3 }),
    row('c', { points: 2, scored: 0, against: 0, gamesPlayed: 2 }),
  );
  expect(tieBreakReasons(three, matches, SPAIN)[0]?.by).toBeNull();
});

test('does not explain an order that the rule would reverse', () => {
  expect(tieBreakReasons(TIED_TABLE, [], ENGLAND)[0]?.by).toBeNull();
});

test('lists the values in the order of the two teams', () => {
  const reversed = table(
    row('b', { points: 6, scored: 9, against: 2 }),
    row('a', { points: 6, scored: 5, against: 9 }),
  );
  expect(tieBreakReasons(reversed, [], ENGLAND)).toEqual([
    { upper: 'Team b', lower: 'Team a', by: 'difference', values: [7, -4] },
  ]);
});

test('explains nothing by later steps while the matches between the teams are not known', () => {
  const reversed = table(
    row('b', { points: 6, scored: 9, against: 2 }),
    row('a', { points: 6, scored: 5, against: 9 }),
  );
  expect(tieBreakReasons(reversed, [], SPAIN)[0]?.by).toBeNull();
  const played = [match('b', 'a', [1, 0]), match('a', 'b', null)];
  expect(tieBreakReasons(reversed, played, SPAIN)[0]?.by).toBe('difference');
});

test('explains nothing by steps after goals away where the feed has none', () => {
  const rule = ['points', 'away-goals', 'difference'] as const;
  const reversed = table(
    row('b', { points: 6, scored: 9, against: 2 }),
    row('a', { points: 6, scored: 5, against: 9 }),
  );
  expect(tieBreakReasons(reversed, [], rule)[0]?.by).toBeNull();
});

test('ignores the season’s meetings in a table that counts other matches', () => {
  const before = table(
    row('a', { points: 6, scored: 5, against: 9, gamesPlayed: 0 }),
    row('b', { points: 6, scored: 9, against: 2, gamesPlayed: 0 }),
  );
  expect(tieBreakReasons(before, [match('a', 'b', [2, 1])], SPAIN)[0]?.by).toBeNull();
});
