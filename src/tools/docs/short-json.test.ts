import { expect, test } from 'vitest';
import { cutLists, shortJson } from './short-json.ts';

test('keeps the first entry of lists at every depth', () => {
  expect(cutLists({ a: [{ b: [1, 2] }, 3], c: [], d: null })).toEqual({ a: [{ b: [1] }], c: [], d: null });
});

const LONG_OBJECT = {
  name: 'x'.repeat(60),
  other: { deep: 'y'.repeat(60), list: [1, 2, { z: 'a\n b' }] },
  short: 1,
  more: '2',
};

test('formats equal JSON in lines of at most a hundred characters', () => {
  const text = shortJson(LONG_OBJECT);
  expect(JSON.parse(text)).toEqual(LONG_OBJECT);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('puts as much on a line as fits', () => {
  expect(shortJson({ a: 1, b: ['c'] })).toBe('{ "a": 1, "b": [ "c" ] }');
  expect(shortJson(LONG_OBJECT).split('\n').at(-2)).toBe('  "short": 1, "more": "2"');
});
