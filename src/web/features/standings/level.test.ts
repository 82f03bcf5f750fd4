import { expect, test } from 'vitest';
import { tableRule } from '#contract/table/rules.ts';
import { sampleMatch } from '#web/testing/sample.ts';
import { levelTeams } from './level.ts';
import type { Table } from './rows.ts';

interface Sums {
  readonly points: number;
  readonly scored: number;
  readonly against: number;
  readonly played?: number;
}

const row = (team_id: string, { points, scored, against, played = 1 }: Sums) => ({
  row: {
    team_id,
    team_name: `Team ${team_id}`,
    overall: { points, won: 1, goals_scored: scored, goals_against: against, games_played: played },
  },
});
const table = (...rows: ReturnType<typeof row>[]) => ({ name: null, zones: [], rows }) as unknown as Table;

/** Returns a match between two teams; without a score it is still to be played. */
function match(home: string, away: string, score: readonly [number, number] | null) {
  const told = sampleMatch(
    1,
    score ? { status: 3, phase: 'finished', score } : { status: 0, phase: 'scheduled', score },
  );
  const { teams } = told;
  return { ...told, teams: { home: { ...teams.home, id: home }, away: { ...teams.away, id: away } } };
}

const [ENGLAND, SPAIN] = [tableRule('en', null), tableRule('es', null)];
const LEVEL = table(
  row('a', { points: 6, scored: 5, against: 9 }),
  row('b', { points: 6, scored: 9, against: 2 }),
);

test('ignores teams with different points', () => {
  const apart = table(
    row('a', { points: 7, scored: 5, against: 1 }),
    row('b', { points: 6, scored: 9, against: 1 }),
  );
  expect(levelTeams(apart, [], ENGLAND)).toEqual([]);
});

test('explains the order by the meetings where the rule uses them', () => {
  expect(levelTeams(LEVEL, [match('a', 'b', [2, 1])], SPAIN)).toEqual([
    { upper: 'Team a', lower: 'Team b', by: 'meetings', values: [3, 0] },
  ]);
});

test('ignores meetings until all are played', () => {
  const [told] = levelTeams(LEVEL, [match('a', 'b', [2, 1]), match('b', 'a', null)], SPAIN);
  expect(told?.by).toBeNull();
});

test('does not explain an order that the rule would reverse', () => {
  expect(levelTeams(LEVEL, [], ENGLAND)[0]?.by).toBeNull();
});

test('lists the values in the order of the two teams', () => {
  const turned = table(
    row('b', { points: 6, scored: 9, against: 2 }),
    row('a', { points: 6, scored: 5, against: 9 }),
  );
  expect(levelTeams(turned, [], ENGLAND)).toEqual([
    { upper: 'Team b', lower: 'Team a', by: 'difference', values: [7, -4] },
  ]);
});

test('ignores the season’s meetings in a table that counts other matches', () => {
  const before = table(
    row('a', { points: 6, scored: 5, against: 9, played: 0 }),
    row('b', { points: 6, scored: 9, against: 2, played: 0 }),
  );
  expect(levelTeams(before, [match('a', 'b', [2, 1])], SPAIN)[0]?.by).toBeNull();
});
