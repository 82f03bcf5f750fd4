import { expect, test } from 'vitest';
import { BY_WINS } from '#contract/table/rules.ts';
import { sampleFixture, sampleRows } from '#web/testing/sample-table.ts';
import { withSharedZones } from './shared-zones.ts';

const RULE = BY_WINS;

/** Returns two conferences, 1 and 2 against 3 and 4, and their overall table; of the second teams one is relegated. */
function conferences(score: readonly [number, number], relegated: string | null) {
  const matches = [sampleFixture(1, '1', '2', score), sampleFixture(2, '3', '4', [2, 0])];
  const rows = sampleRows(matches, RULE);
  const table = (name: string, ids: readonly string[], hasZones: boolean) => ({
    name,
    rows: rows
      .filter(({ team_id }) => ids.includes(team_id))
      .map((row) => ({
        ...row,
        result: hasZones ? (row.team_id === relegated ? 'Relegation' : 'Play-offs') : null,
      })),
  });
  return [
    table('East', ['1', '2'], true),
    table('West', ['3', '4'], true),
    table('All', ['1', '2', '3', '4'], false),
  ];
}

const zonesOf = (tables: ReturnType<typeof withSharedZones>) =>
  Object.fromEntries(
    tables.flatMap(({ rows }) => rows.flatMap(({ team_id, result }) => (result ? [[team_id, result]] : []))),
  );

test('a zone moves between conferences with the worst of the teams at a place', () => {
  const now = conferences([3, 0], '2');
  // Places keep the zone of their own table until it is shared.
  const after = conferences([1, 0], '2');
  expect(zonesOf(withSharedZones(now, now, RULE))).toMatchObject({ 2: 'Relegation', 4: 'Play-offs' });
  expect(zonesOf(withSharedZones(now, after, RULE))).toMatchObject({ 2: 'Play-offs', 4: 'Relegation' });
});

test('zones of tables without an overall one stay at their places', () => {
  const [east, west] = conferences([3, 0], '2');
  const [eastAfter, westAfter] = conferences([1, 0], '2');
  const now = [east, west].flatMap((table) => table ?? []);
  const after = [eastAfter, westAfter].flatMap((table) => table ?? []);
  expect(withSharedZones(now, after, RULE)).toBe(after);
});
