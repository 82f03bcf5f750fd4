import { expect, test } from 'vitest';
import type { DisplayTable } from '#web/features/standings/rows.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import { roomBesidePanel } from '#web/wall/menu/room-beside-panel.ts';
import { layoutTables } from './layout-tables.ts';

const table = (name: string, count: number, team = 'Alton') =>
  ({
    name,
    zones: [],
    rows: Array.from({ length: count }, (_, at) => ({
      position: at + 1,
      row: { team_name: at === 0 ? team : 'Alton' },
    })),
  }) as unknown as DisplayTable;

/** Returns pages as texts: columns by `|`, tables of a column by `+`. */
const layout = (tables: readonly DisplayTable[], width = 1920, height = 1080) =>
  layoutTables(tables, spaceOf(width, height)).pages.map((columns) =>
    columns
      .map((parts) => parts.map(({ table: { name }, rows }) => `${name}${rows.length}`).join('+'))
      .join('|'),
  );

test('divides a table evenly between two columns, and has all of it in one where the screen is tall', () => {
  expect(layout([table('A', 20)])).toEqual(['A10|A10']);
  expect(layout([table('A', 18)])).toEqual(['A9|A9']);
  expect(layout([table('A', 28)])).toEqual(['A10|A10', 'A8']);
  expect(layout([table('A', 20)], 1080, 1920)).toEqual(['A20']);
  expect(layout([table('A', 30)], 1080, 1920)).toEqual(['A15', 'A15']);
});

test('has one column, with room for names, while a panel is beside the picture', () => {
  const { pages } = layoutTables([table('A', 20)], roomBesidePanel(spaceOf(1920, 1080), true));
  expect(pages.map((columns) => columns.length)).toEqual([1, 1]);
});

test('sets all names of a table narrower if one needs it for want of room', () => {
  const isNarrow = (team: string, width = 1920, height = 1080, count = 20) =>
    layoutTables([table('A', count, team)], spaceOf(width, height)).isNarrow;
  expect(isNarrow('Newcastle Victoria', 1920, 1080, 24)).toBe(true);
  expect(isNarrow('Hammersmith Bridge', 1080, 1920)).toBe(false);
  expect(isNarrow('Alton')).toBe(false);
  // No type makes room for it: its short name is shown.
  expect(isNarrow('A'.repeat(60))).toBe(false);
});

test('has lower rows where they save a page', () => {
  const rowHeight = (count: number) => layoutTables([table('A', count)], spaceOf(1920, 1080)).rowHeight;
  expect(layout([table('A', 24)])).toEqual(['A12|A12']);
  expect(layout([table('A', 24)], 1080, 1920)).toEqual(['A24']);
  expect(rowHeight(24)).toBeLessThan(rowHeight(20));
  expect(rowHeight(28)).toBe(rowHeight(20));
});

/** Heights of the heads of the columns and of the gap above the legend, rem. */
const HEADS = 2.875;
const LEGEND = 1.1875;

test.each([
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [2560, 1080],
  [1080, 1920],
] as const)('fills a screen of %i × %i', (width, height) => {
  const space = spaceOf(width, height);
  for (const count of [10, 12, 14, 16, 18, 20, 24]) {
    const { pages, rowHeight, typeSize } = layoutTables([table('A', count)], space);
    const rows = pages[0]?.[0]?.[0]?.rows.length ?? 0;
    const share = (HEADS + rows * rowHeight + LEGEND) / space.height;
    expect(pages).toHaveLength(1);
    expect(share, `${count} teams`).toBeGreaterThan(0.75);
    expect(share, `${count} teams`).toBeLessThanOrEqual(1);
    expect(typeSize).toBeGreaterThanOrEqual(2.75);
  }
});

test('has all columns where a table has the whole width', () => {
  const isWide = (count: number, width: number, height: number) =>
    layoutTables([table('A', count)], spaceOf(width, height)).isWide;
  expect([isWide(12, 1920, 1080), isWide(20, 1920, 1080), isWide(12, 1080, 1920)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('is the same at 720p, 1080p and 4K, and has as many columns on an ultrawide wall', () => {
  const tables = [table('A', 20)];
  for (const [width, height] of [
    [1280, 720],
    [3840, 2160],
    [2560, 1080],
  ] as const)
    expect(layout(tables, width, height)).toEqual(layout(tables));
});

test('has as many groups on a page as fit', () => {
  const groups = [...'ABCDEF'].map((name) => table(name, 4));
  expect(layout(groups)).toEqual(['A4+B4|C4+D4', 'E4+F4']);
  expect(layout(groups, 1080, 1920)).toEqual(['A4+B4+C4', 'D4+E4+F4']);
  expect(layout([...'AB'].map((name) => table(name, 3)))).toEqual(['A3+B3']);
});

test('begins each large conference on a page of its own', () => {
  expect(layout([table('East', 15), table('West', 15)])).toEqual(['East8|East7', 'West8|West7']);
  expect(layout([table('A', 6), table('B', 15)])).toEqual(['A6|', 'B8|B7']);
});
