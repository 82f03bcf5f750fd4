import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaceOf } from '#web/wall/frame/space.ts';
import { fitGrid, type GridLayout } from './fit-grid.ts';

interface Block {
  readonly key: string;
  readonly rows: readonly string[];
}

const blocks = (...counts: readonly number[]): readonly Block[] =>
  counts.map((count, at) => ({
    key: `c${at}`,
    rows: Array.from({ length: count }, (_, row) => `${at}-${row}`),
  }));
const layoutOf = (sections: readonly Block[], ...size: Parameters<typeof spaceOf>) =>
  fitGrid<string, Block>(sections, spaceOf(...size));
const rowsOn = ({ pages }: GridLayout<Block>) =>
  pages.map((page) => page.flat().reduce((sum, { rows }) => sum + rows.length, 0));

/** A Saturday's competitions: some with a full round, many with a few matches. */
const SATURDAY = blocks(
  10,
  12,
  9,
  4,
  2,
  6,
  2,
  3,
  8,
  2,
  5,
  2,
  9,
  1,
  4,
  3,
  6,
  2,
  5,
  8,
  4,
  3,
  2,
  6,
  1,
  10,
  4,
  3,
  7,
  2,
);

test.each([
  ['1080p', 1920, 1080, 'normal', 40, 3],
  ['4K', 3840, 2160, 'normal', 40, 3],
  ['4K, compact', 3840, 2160, 'compact', 60, 3],
  ['upright', 1080, 1920, 'normal', 24, 1],
  ['21:9', 2560, 1080, 'normal', 40, 3],
] as const)('%s: matches and columns of a page', (_, width, height, density, matches, columns) => {
  const layout = layoutOf(SATURDAY, width, height, density);
  expect(layout.columns).toBe(columns);
  for (const count of rowsOn(layout).slice(0, -1)) expect(count).toBeGreaterThanOrEqual(matches);
});

test('no block is broken that a column can hold, and none is lost', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      counts,
      fc.constantFrom('normal' as const, 'compact' as const),
      fc.boolean(),
      (sizes, density, isUpright) => {
        const sections = blocks(...sizes);
        const [width, height] = isUpright ? ([1080, 1920] as const) : ([1920, 1080] as const);
        const { pages, columns } = layoutOf(sections, width, height, density);
        const packed = pages.flat(2);
        expect(packed.map(({ key }) => key).toSorted()).toEqual(sections.map(({ key }) => key).toSorted());
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(columns);
      },
    ),
    { numRuns: 100 },
  );
});

test('a block higher than a column goes on in later ones, in order, under another head', () => {
  const { pages } = layoutOf(blocks(3, 60), 1920, 1080);
  const parts = pages.flat(2).filter(({ key }) => key === 'c1');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(({ rows }) => rows)).toEqual(blocks(3, 60)[1]?.rows);
});

test('fewer matches have larger rows', () => {
  const [many, few, one] = [SATURDAY, blocks(6, 4), blocks(1)].map((sections) =>
    layoutOf(sections, 1920, 1080),
  );
  expect(many?.zoom).toBe(1);
  expect(few?.zoom).toBeGreaterThan(1.4);
  expect(one?.zoom).toBeGreaterThan(2);
});

test('digits keep their size in pixels on a compact 1080p wall, and three quarters of it at 4K', () => {
  const digits = (...size: Parameters<typeof spaceOf>) => {
    const { scale, pixels } = spaceOf(...size);
    return layoutOf(SATURDAY, ...size).zoom * scale * pixels;
  };
  expect(digits(1920, 1080, 'compact')).toBeCloseTo(digits(1920, 1080));
  expect(digits(3840, 2160)).toBeCloseTo(2 * digits(1920, 1080));
  expect(digits(3840, 2160, 'compact')).toBeGreaterThanOrEqual(1.5 * digits(1920, 1080));
});
