import { describe, expect, test } from 'vitest';
import {
  addedMinutes,
  count,
  finiteNumber,
  flag,
  goals,
  id,
  label,
  measure,
  number,
  playedMinute,
  position,
  prose,
  smallCount,
  text,
} from './plain.ts';
import type { Reader } from './reader.ts';

const readers: readonly Reader<unknown>[] = [text, label, number, count, position, id];

test.each([...readers, flag])('reads empty values as null', (reader) => {
  expect([null, undefined, '', '-'].map((wire) => reader(wire))).toEqual([null, null, null, null]);
});

test.each(readers)('refuses objects, lists and booleans', (reader) => {
  expect([{}, [1], true].map((wire) => reader(wire))).toEqual([undefined, undefined, undefined]);
});

test('trims text and refuses a number as text', () => {
  expect([' Ajka ', ' ', 7].map(text)).toEqual(['Ajka', null, undefined]);
});

test('accepts a bare number as a label', () => {
  expect(['26/27', 2026].map(label)).toEqual(['26/27', '2026']);
});

test('reads numbers from numbers and text', () => {
  expect(['2.96', 23.4, '-2', '0', 0].map(number)).toEqual([2.96, 23.4, -2, 0, 0]);
  expect(['1e3', '0x1', 'one', Number.NaN, '1,5'].map(number)).toEqual(Array(5).fill(undefined));
});

test('accepts only whole counts from 0 up', () => {
  expect(['36', 0, '0'].map(count)).toEqual([36, 0, 0]);
  expect(['-1', 1.5].map(count)).toEqual([undefined, undefined]);
});

describe('zero', () => {
  test('is no position in a table', () => {
    expect([0, '0', 3, '11'].map(position)).toEqual([null, null, 3, 11]);
  });

  test('is no id', () => {
    expect([0, '0', 20, '1937'].map(id)).toEqual([null, null, '20', '1937']);
    expect([-1, 1.5, 'abc', '12a'].map(id)).toEqual(Array(4).fill(undefined));
  });
});

test.each([
  [goals, 99],
  [playedMinute, 150],
  [addedMinutes, 60],
  [smallCount, 999],
  [position, 999],
  [measure, 999],
  [count, 999_999],
  [number, 999_999],
] as const)('reads numbers up to a bound (%#: %s)', (reader, max) => {
  expect([max, String(max), max + 1, 1e21, 2 ** 53 + 1, '9'.repeat(400)].map(reader)).toEqual([
    max,
    max,
    ...Array(4).fill(undefined),
  ]);
});

test('reads any finite number where there is no bound', () => {
  expect([-1e21, '9'.repeat(20), '9'.repeat(400), Infinity].map(finiteNumber)).toEqual([
    -1e21,
    1e20,
    undefined,
    undefined,
  ]);
});

test.each(['1', '999999999999999', '1000000000000000'])(
  'reads the id %s alike as number and text',
  (text) => {
    expect(id(Number(text))).toBe(id(text));
  },
);

test('gives an id one form', () => {
  expect([7, '7', '07', '007', ' 7', 2 ** 60].map(id)).toEqual(['7', '7', '7', '7', undefined, undefined]);
});

test('takes a text without a visible sign for none', () => {
  expect(['\u200b\u2060', '\u3164'].map(text)).toEqual([null, null]);
});

test('keeps more of prose than of names', () => {
  const words = 'word '.repeat(2_000);
  expect([text, prose].map((reader) => reader(words)?.length)).toEqual([200, 4_000]);
});

test('refuses a number of many digits as a label', () => {
  expect([1e21, 2 ** 53].map(label)).toEqual([undefined, undefined]);
});

test('reads three spellings of flags', () => {
  expect(['1', 1, true, '0', 0, false].map(flag)).toEqual([true, true, true, false, false, false]);
  expect(['yes', 2, '2', {}].map(flag)).toEqual(Array(4).fill(undefined));
});

test('refuses an object that cannot be converted to a number, without throwing', () => {
  const hostile = { valueOf: 7, toString: 7 };
  for (const reader of [text, number, count, position, measure, id, flag])
    expect(reader(hostile)).toBeUndefined();
});
