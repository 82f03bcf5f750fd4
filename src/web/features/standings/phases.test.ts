import { expect, test } from 'vitest';
import { isPast, latestFirst } from './phases.ts';
import type { DisplayTable } from './rows.ts';

const table = (name: string, played: number | null, ...teams: string[]) =>
  ({
    name,
    zones: [],
    rows: teams.map((team_id) => ({ row: { team_id, overall: { games_played: played } } })),
  }) as unknown as DisplayTable;
const names = (tables: readonly DisplayTable[]) => latestFirst(tables).map(({ name }) => name);

test('puts the groups after a split before the table that led to them', () => {
  const [before, upper, lower] = [
    table('Before', 33, 'a', 'b', 'c', 'd'),
    table('Upper', 36, 'a', 'b'),
    table('Lower', 34, 'c', 'd'),
  ];
  expect(names([before, upper, lower])).toEqual(['Upper', 'Lower', 'Before']);
  expect([before, upper, lower].map((one) => isPast(one, [before, upper, lower]))).toEqual([
    true,
    false,
    false,
  ]);
});

test('keeps the order of tables with the same matches: conferences, overall, groups', () => {
  const conferences = [
    table('East', 37, 'a', 'b'),
    table('West', 37, 'c', 'd'),
    table('All', 37, 'a', 'b', 'c', 'd'),
  ];
  expect(names(conferences)).toEqual(['East', 'West', 'All']);
  expect(names([table('A', 2, 'a'), table('B', null, 'b')])).toEqual(['A', 'B']);
  expect(names([table('Before', 33, 'a', 'b'), table('Upper', 33, 'a', 'b')])).toEqual(['Before', 'Upper']);
});

test('a table is not past while its teams have played no more matches elsewhere', () => {
  const tables = [table('East', 37, 'a', 'b'), table('All', 37, 'a', 'b')];
  expect(tables.map((one) => isPast(one, tables))).toEqual([false, false]);
});
