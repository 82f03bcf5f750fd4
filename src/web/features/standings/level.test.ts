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

/** A match between two teams; null: still to come. */
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

test('teams with other points are not level', () => {
  const apart = table(
    row('a', { points: 7, scored: 5, against: 1 }),
    row('b', { points: 6, scored: 9, against: 1 }),
  );
  expect(levelTeams(apart, [], ENGLAND)).toEqual([]);
});

test('the matches between two say why one stands above the other, where a rule asks for them', () => {
  expect(levelTeams(LEVEL, [match('a', 'b', [2, 1])], SPAIN)).toEqual([
    { upper: 'Team a', lower: 'Team b', by: 'meetings', values: [3, 0] },
  ]);
});

test('what they have played counts for nothing as long as they have to meet again', () => {
  const [told] = levelTeams(LEVEL, [match('a', 'b', [2, 1]), match('b', 'a', null)], SPAIN);
  expect(told?.by).toBeNull();
});

test('an order that the rule would turn round is not explained by it', () => {
  expect(levelTeams(LEVEL, [], ENGLAND)[0]?.by).toBeNull();
});

test('the numbers are told in the order of the two', () => {
  const turned = table(
    row('b', { points: 6, scored: 9, against: 2 }),
    row('a', { points: 6, scored: 5, against: 9 }),
  );
  expect(levelTeams(turned, [], ENGLAND)).toEqual([
    { upper: 'Team b', lower: 'Team a', by: 'difference', values: [7, -4] },
  ]);
});

test('a table that counts other matches than the season’s takes none of them for a reason', () => {
  const before = table(
    row('a', { points: 6, scored: 5, against: 9, played: 0 }),
    row('b', { points: 6, scored: 9, against: 2, played: 0 }),
  );
  expect(levelTeams(before, [match('a', 'b', [2, 1])], SPAIN)[0]?.by).toBeNull();
});
