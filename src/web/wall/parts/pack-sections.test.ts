import { expect, test } from 'vitest';
import { spaceOf } from '#web/wall/frame/space.ts';
import { packSections } from './pack-sections.ts';
import { rowMeasures } from './row-measures.ts';

const section = (key: string, count: number) => ({
  key,
  rows: Array.from({ length: count }, (_, at) => `${key}${at}`),
});
const rowsOf = (pages: ReturnType<typeof packSections<string, ReturnType<typeof section>>>) =>
  pages.map((columns) =>
    columns.map((column) => column.map(({ key, rows }) => `${key}${rows.length}`).join(' ')),
  );

const FULL_HD = rowMeasures(spaceOf(1920, 1080));

test('six rows under two heads fill a page, as in the design', () => {
  expect(rowsOf(packSections([section('a', 4), section('b', 2)], FULL_HD))).toEqual([['a4 b2']]);
  expect(rowsOf(packSections([section('a', 4), section('b', 3)], FULL_HD))).toEqual([['a4 b2'], ['b1']]);
});

test('a competition that continues on another page has its head there as well', () => {
  expect(rowsOf(packSections([section('a', 14)], FULL_HD))).toEqual([['a6'], ['a6'], ['a2']]);
});

test('no head is without a row, and no row is lost', () => {
  for (let count = 1; count < 40; count += 1) {
    const sections = Array.from({ length: count }, (_, at) => section(`s${at}-`, 1 + ((at * 7) % 5)));
    const pages = packSections(sections, FULL_HD);
    const columns = pages.flat();
    expect(columns.flatMap((column) => column.flatMap(({ rows }) => rows))).toEqual(
      sections.flatMap(({ rows }) => rows),
    );
    for (const column of columns) {
      expect(column.every(({ rows }) => rows.length > 0)).toBe(true);
      const { head, gap, row, height } = FULL_HD;
      const used = column.reduce(
        (sum, { rows }) => sum + head + rows.length * row,
        (column.length - 1) * gap,
      );
      expect(used).toBeLessThanOrEqual(height + 1e-6);
    }
  }
});

test('a wall that is too low for a row has one a page', () => {
  expect(rowsOf(packSections([section('a', 2)], { ...FULL_HD, height: 0.5 }))).toEqual([['a1'], ['a1']]);
});

test.each([
  ['720p', 1280, 720, 'normal', 6, 1],
  ['1080p', 1920, 1080, 'normal', 6, 1],
  ['4K', 3840, 2160, 'normal', 6, 1],
  ['1080p, compact', 1920, 1080, 'compact', 13, 2],
  ['4K, compact', 3840, 2160, 'compact', 13, 2],
  ['21:9', 2560, 1080, 'normal', 6, 1],
  ['32:9', 3840, 1080, 'normal', 6, 2],
  ['portrait', 1080, 1920, 'normal', 6, 1],
  ['4:3', 1440, 1080, 'normal', 9, 1],
] as const)('%s: rows of a page', (_, width, height, density, rows, columns) => {
  const measures = rowMeasures(spaceOf(width, height, density));
  const [first] = packSections([section('a', 100)], measures);
  expect([first?.[0]?.[0]?.rows.length, measures.columns]).toEqual([rows, columns]);
});
