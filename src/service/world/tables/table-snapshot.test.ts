import { expect, test } from 'vitest';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import type { CountedMatch } from './counted-match.ts';
import type { TablePlan } from './season-tables.ts';
import { type TableOptions, tableSnapshot } from './table-snapshot.ts';

const PLAN: TablePlan = {
  group: { id: 1, name: 'League' },
  teams: [
    { id: 1, name: 'C' },
    { id: 2, name: 'B' },
    { id: 3, name: 'A' },
  ],
  first: 0,
  last: 9,
  splitRound: 0,
  carry: 'all',
  meetings: 1,
  visibleFrom: 0,
  prospects: { zone: (place) => `place ${place}`, status: () => 'Same' },
};

const OPTIONS: TableOptions = {
  rule: BY_DIFFERENCE,
  deductedPoints: new Map(),
  isOver: false,
  lot: (team) => -team,
  playOffs: [],
};

function match(home: number, away: number, score: readonly [number, number], round = 0): CountedMatch {
  return { home, away, score, round };
}

function table(
  matches: readonly CountedMatch[],
  options: Partial<TableOptions> = {},
  plan: Partial<TablePlan> = {},
) {
  return tableSnapshot({ ...PLAN, ...plan }, matches, { ...OPTIONS, ...options }).rows;
}

const order = (...args: Parameters<typeof table>) => table(...args).map((row) => row.team);

test('orders an empty table by name, and by lot once all is over', () => {
  expect(order([])).toEqual([3, 2, 1]);
  expect(order([], { isOver: true })).toEqual([3, 2, 1].sort((a, b) => OPTIONS.lot(a) - OPTIONS.lot(b)));
  expect(order([], { isOver: true, lot: (team) => team })).toEqual([1, 2, 3]);
});

test('counts matches and goals overall, at home and away, and the last five results', () => {
  const matches = [3, 2, 2, 1, 1, 0].map((goals, round) => match(1, 2, [goals, 1], round));
  const row = table(matches).find(({ team }) => team === 1);
  expect(row?.overall).toMatchObject({
    played: 6,
    won: 3,
    draw: 2,
    lost: 1,
    scored: 9,
    against: 6,
    points: 11,
  });
  expect(row?.home).toEqual(row?.overall);
  expect(row?.away).toMatchObject({ played: 0, points: 0 });
  expect(row?.form).toEqual(['W', 'W', 'D', 'D', 'L']);
});

test('ranks home and away tables separately', () => {
  const rows = table([match(1, 2, [3, 0]), match(2, 3, [2, 0]), match(3, 1, [0, 1]), match(3, 2, [1, 0])]);
  const places = rows.map(({ team, overall, home, away }) => [
    team,
    overall.position,
    home.position,
    away.position,
  ]);
  expect(places).toEqual([
    [1, 1, 1, 1],
    [2, 2, 2, 3],
    [3, 3, 3, 2],
  ]);
});

test('counts only matches of the table’s rounds', () => {
  const rows = table(
    [match(1, 2, [1, 0], 1), match(1, 2, [1, 0], 2), match(1, 2, [1, 0], 3)],
    {},
    {
      first: 2,
      last: 2,
    },
  );
  expect(rows[0]?.overall.played).toBe(1);
});

test('subtracts deducted points overall, also below zero', () => {
  const rows = table([match(1, 2, [1, 0])], { deductedPoints: new Map([[1, 6]]) });
  const row = rows.at(-1);
  expect(row).toMatchObject({ team: 1, overall: { points: -3, won: 1 }, home: { points: 3 } });
});

test.each([
  ['all', 4, 4 + 3],
  ['half-down', 5, 2 + 3],
  ['half-up', 5, 3 + 3],
] as const)('carries %s of the points over a split, earlier deductions included', (carry, before, points) => {
  const earlierMatches = [match(1, 2, [1, 0], 0), match(1, 2, [1, 0], 1), match(1, 2, [1, 1], 2)];
  const rows = table(
    [...earlierMatches, match(1, 3, [2, 0], 5)],
    { deductedPoints: new Map([[1, 7 - before]]) },
    {
      splitRound: 5,
      carry,
    },
  );
  expect(rows.find(({ team }) => team === 1)?.overall).toMatchObject({ points, played: 4, won: 3 });
});

test('takes prospects from the plan', () => {
  expect(table([match(1, 2, [1, 0])]).map(({ team, zone }) => [team, zone])).toEqual([
    [1, 'place 1'],
    [3, 'place 2'],
    [2, 'place 3'],
  ]);
});
