import { expect, test } from 'vitest';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { displayTables, tablesWith } from './rows.ts';

interface RowFields {
  readonly position?: number | null;
  readonly result?: string | null;
  readonly status?: string | null;
  readonly form?: string | null;
  readonly points?: number;
  readonly won?: number;
  readonly draw?: number;
}

const row = (
  team_id: string,
  { position = 1, result = null, status = null, form = null, ...sums }: RowFields = {},
) => ({
  team_id,
  team_name: `Team ${team_id}`,
  overall: { position, points: 0, won: 0, draw: 0, ...sums },
  status,
  result,
  recent_form: form,
});
const standings = (...tables: object[][]) =>
  ({ tables: tables.map((rows, at) => ({ name: `Table ${at}`, rows })) }) as unknown as StandingsRecord;

test('computes movement against the official table, and none for new teams', () => {
  const now = standings([row('1', { position: 1 }), row('2', { position: 2 }), row('3', { position: 3 })]);
  const official = standings([row('1', { position: 3 }), row('2', { position: 2 })]);
  const movement = (base: StandingsRecord | null) =>
    displayTables(now, base)[0]?.rows.map((one) => one.movement);
  expect(movement(official)).toEqual([2, 0, null]);
  expect(movement(null)).toEqual([null, null, null]);
  expect(movement(standings([row('1', { position: 0 })]))).toEqual([null, null, null]);
});

test('computes movement in each table of a team separately', () => {
  const now = standings([row('1', { position: 1 })], [row('1', { position: 2 })]);
  const official = standings([row('1', { position: 1 })], [row('1', { position: 5 })]);
  expect(displayTables(now, official).map(({ rows }) => rows[0]?.movement)).toEqual([0, 3]);
});

test.each([
  [
    ['Cup', null, 'Relegation'],
    ['first', 'relegation'],
  ],
  [[null, 'Relegation'], ['relegation']],
  [
    ['Promotion', 'Promotion play-offs', 'Relegation Play-offs', 'Relegation'],
    ['first', 'second', 'relegation-play-off', 'relegation'],
  ],
  [
    ['Championship Round', 'Relegation Round'],
    ['first', 'relegation-play-off'],
  ],
  [
    ['Cup', 'Lower Division'],
    ['first', 'relegation'],
  ],
  [
    ['A', 'B', 'C', 'D', 'E', 'Relegation'],
    ['first', 'second', 'third', 'other', 'other', 'relegation'],
  ],
])('the zones of %j look like what they lead to', (results, looks) => {
  const rows = results.map((result, at) =>
    row(`${at}`, { result, status: result === 'Lower Division' ? 'Relegation' : null }),
  );
  const [table] = displayTables(standings(rows), null);
  expect(table?.zones.map(({ look }) => look)).toEqual(looks);
  expect(table?.rows.flatMap(({ zone }) => zone?.look ?? [])).toEqual(looks);
});

test('reserves R for relegation before the relegation play-off', () => {
  const [table] = displayTables(
    standings([
      row('1', { result: 'Champions Cup' }),
      row('2', { result: 'Challenge Cup' }),
      row('3', { result: 'Relegation play-off' }),
      row('4', { result: 'Relegation' }),
    ]),
    null,
  );
  const letters = table?.zones.map(({ letter }) => letter) ?? [];
  expect(new Set(letters).size).toBe(4);
  expect(letters[3]).toBe('R');
  expect(letters[2]).toBe('P');
});

test('gives zones unique letters, and marks where they end', () => {
  const [table] = displayTables(
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

test('takes the form from the official table, and drops unknown letters', () => {
  const [table] = displayTables(standings([row('1'), row('2')]), standings([row('1', { form: 'WD?LW' })]));
  expect(table?.rows.map(({ form }) => form.join(''))).toEqual(['WDLW', '']);
});

test('keeps the service’s order in the overall view', () => {
  const rows = [row('1', { position: 1, points: 3 }), row('2', { position: 2, points: 9 })];
  expect(displayTables(standings(rows), null)[0]?.rows.map((one) => one.row.team_id)).toEqual(['1', '2']);
});

test('sorts home and away by the service’s positions, or by results where one is missing', () => {
  const home = (position: number | null, points: number) => ({
    position,
    points,
    goals_diff: 0,
    goals_scored: 0,
  });
  const order = (...homes: ReturnType<typeof home>[]) => {
    const rows = homes.map((one, at) => ({ ...row(`${at + 1}`), home: one }));
    return displayTables(standings(rows), null, { view: 'home' })[0]?.rows.map(
      (one) => `${one.position}:${one.row.team_id}`,
    );
  };
  expect(order(home(3, 9), home(1, 0), home(2, 6))).toEqual(['1:2', '2:3', '3:1']);
  expect(order(home(0, 9), home(1, 0), home(2, 6))).toEqual(['1:1', '2:3', '3:2']);
});

test('takes the form from the view’s matches', () => {
  const forms = new Map([['1', ['L', 'W']]]);
  const now = standings([{ ...row('1', { form: 'DDD' }), away: { position: 1 } }]);
  expect(displayTables(now, null, { view: 'away', forms })[0]?.rows[0]?.form.join('')).toBe('LW');
});

test('reports points that results do not explain, unless most rows have them', () => {
  const of = (...points: number[]) => {
    const rows = points.map((one, at) => row(`${at}`, { points: one, won: 2, draw: 1 }));
    return displayTables(standings(rows), null)[0]?.rows.map(({ adjusted }) => adjusted);
  };
  expect(of(7, 4, 7)).toEqual([0, -3, 0]);
  expect(of(3, 4, 7)).toEqual([0, 0, 0]);
  const deducted = { ...row('1', { points: 4, won: 2, draw: 1 }), home: { position: 1 } };
  const atHome = displayTables(
    standings([deducted, row('2'), row('3')].map((one) => ({ home: {}, ...one }))),
    null,
    {
      view: 'home',
    },
  );
  expect(atHome[0]?.rows.map(({ adjusted }) => adjusted)).toEqual([0, 0, 0]);
});

/** Wins, draws and points as a sports page printed them after the points of 22 matches were halved. */
const HALVED = [
  [17, 4, 27],
  [14, 6, 24],
  [10, 8, 19],
  [10, 3, 16],
  [9, 3, 15],
] as const;

test('says of all matches, and not of those at home, that points were halved where most rows show it', () => {
  const isHalved = (
    sums: readonly (readonly [number, number, number])[],
    view: 'overall' | 'home' = 'overall',
  ) => {
    const rows = sums.map(([won, draw, points], at) => ({
      ...row(`${at}`, { won, draw, points }),
      home: { position: at + 1 },
    }));
    return displayTables(standings(rows), null, { view })[0]?.isHalved;
  };
  expect(isHalved(HALVED)).toBe(true);
  expect(isHalved(HALVED, 'home')).toBe(false);
  expect(isHalved(HALVED.map(([won, draw], at) => [won, draw, 3 * won + draw - (at < 2 ? 3 : 0)]))).toBe(
    false,
  );
  expect(isHalved(HALVED.map(([won, draw], at) => [won, draw, at]))).toBe(false);
});

test('selects the tables with one of the teams, or all without any', () => {
  const tables = displayTables(standings([row('1')], [row('2')], [row('3')]), null);
  expect(tablesWith(tables, ['2', '3']).map(({ name }) => name)).toEqual(['Table 1', 'Table 2']);
  expect(tablesWith(tables, ['9'])).toHaveLength(3);
});
