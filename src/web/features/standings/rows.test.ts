import { expect, test } from 'vitest';
import type { Standings } from '#contract/records/standings.ts';
import { tablesOf, tablesWith } from './rows.ts';

interface Told {
  readonly position?: number | null;
  readonly result?: string | null;
  readonly form?: string | null;
}

const row = (team_id: string, { position = 1, result = null, form = null }: Told = {}) => ({
  team_id,
  team_name: `Team ${team_id}`,
  overall: { position },
  status: null,
  result,
  recent_form: form,
});
const standings = (...tables: ReturnType<typeof row>[][]) =>
  ({ tables: tables.map((rows, at) => ({ name: `Table ${at}`, rows })) }) as unknown as Standings;

test('movement is the difference to the table of this morning; who was not in it has none', () => {
  const now = standings([row('1', { position: 1 }), row('2', { position: 2 }), row('3', { position: 3 })]);
  const before = standings([row('1', { position: 3 }), row('2', { position: 2 })]);
  const moved = (earlier: Standings | null) => tablesOf(now, earlier)[0]?.rows.map((one) => one.moved);
  expect(moved(before)).toEqual([2, 0, null]);
  expect(moved(null)).toEqual([null, null, null]);
  expect(moved(standings([row('1', { position: 0 })]))).toEqual([null, null, null]);
});

test('each result in words is a zone, numbered in the order of the table', () => {
  const [table] = tablesOf(
    standings([
      row('1', { result: 'Cup' }),
      row('2', { result: 'Cup' }),
      row('3'),
      row('4', { result: 'Down' }),
    ]),
    null,
  );
  expect(table?.zones.map(({ name }) => name)).toEqual(['Cup', 'Down']);
  expect(table?.rows.map(({ zone }) => zone)).toEqual([0, 0, null, 1]);
});

test('a zone has a letter that no other zone has, and a rule where it ends', () => {
  const [table] = tablesOf(
    standings(
      ['Champions Cup', 'Champions Cup', 'Challenge Cup', null, 'Relegation'].map((result, at) =>
        row(`${at}`, { result }),
      ),
    ),
    null,
  );
  expect(table?.zones.map(({ letter }) => letter)).toEqual(['C', 'H', 'R']);
  expect(table?.rows.map(({ isEdge }) => isEdge)).toEqual([false, true, true, true, false]);
});

test('the live table tells no form, so it is this morning’s; odd letters are left out', () => {
  const [table] = tablesOf(standings([row('1'), row('2')]), standings([row('1', { form: 'WD?LW' })]));
  expect(table?.rows.map(({ form }) => form.join(''))).toEqual(['WDLW', '']);
});

test('of several tables those with one of the teams are shown, all if neither is in one', () => {
  const tables = tablesOf(standings([row('1')], [row('2')], [row('3')]), null);
  expect(tablesWith(tables, ['2', '3']).map(({ name }) => name)).toEqual(['Table 1', 'Table 2']);
  expect(tablesWith(tables, ['9'])).toHaveLength(3);
});
