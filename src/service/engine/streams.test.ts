import { expect, test } from 'vitest';
import { below, between, chance, stream, u32, weighted } from './streams.ts';

test('A random number depends only on seed, id, stream and index', () => {
  const numbers = new Set<number>();
  for (const seed of [1, 2])
    for (const id of [4, 5, 2 ** 32 + 4])
      for (const streamId of [1, 2])
        for (const i of [0, 1, 2]) numbers.add(u32(stream(seed, id, streamId), i));
  expect(numbers.size).toBe(36);
  expect(u32(stream(7, 1234, 3), 5)).toBe(u32(stream(7, 1234, 3), 5));
});

test('The first numbers never change', () => {
  const key = stream(1, 8, 3);
  expect([u32(key, 0), u32(key, 1), u32(stream(1, 2 ** 33, 3), 0)]).toMatchInlineSnapshot(`
    [
      4154666806,
      3901834627,
      1483371538,
    ]
  `);
});

test('Neighbouring ids, streams and indexes give evenly spread numbers', () => {
  const buckets = new Array<number>(64).fill(0);
  const count = (u: number): void => {
    buckets[u >>> 26] = (buckets[u >>> 26] ?? 0) + 1;
  };
  for (let i = 0; i < 64_000; i++) {
    count(u32(stream(1, i, 1), 0));
    count(u32(stream(1, 1, i), 0));
    count(u32(stream(1, 1, 1), i));
  }
  for (const bucket of buckets) expect(Math.abs(bucket - 3000)).toBeLessThan(250);
});

test('A chance holds as often as stated, never at 0 and always at a million', () => {
  const key = stream(3, 3, 3);
  const hits = { never: 0, quarter: 0, always: 0 };
  for (let i = 0; i < 100_000; i++) {
    hits.never += Number(chance(key, i, 0));
    hits.quarter += Number(chance(key, i, 250_000));
    hits.always += Number(chance(key, i, 1_000_000));
  }
  expect(hits).toMatchObject({ never: 0, always: 100_000 });
  expect(hits.quarter / 100_000).toBeCloseTo(0.25, 2);
});

test('Whole numbers stay inside their bounds and reach both', () => {
  const key = stream(4, 4, 4);
  const belows = new Set<number>();
  const betweens = new Set<number>();
  for (let i = 0; i < 500; i++) {
    belows.add(below(key, i, 5));
    betweens.add(between(key, i, -1, 2));
  }
  expect([...belows].sort()).toEqual([0, 1, 2, 3, 4]);
  expect([...betweens].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
});

test('Indexes are drawn in proportion to their weights, never at weight 0', () => {
  const key = stream(5, 5, 5);
  const counts = [0, 0, 0];
  for (let i = 0; i < 40_000; i++) {
    const index = weighted(key, i, [1, 0, 3]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect((counts[2] ?? 0) / 40_000).toBeCloseTo(0.75, 1);
  expect(() => weighted(key, 0, [0, 0])).toThrow(RangeError);
});
