import { describe, expect, test } from 'vitest';
import { count, flag, id, label, measure, number, position, text } from './plain.ts';
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

test('reads three spellings of flags', () => {
  expect(['1', 1, true, '0', 0, false].map(flag)).toEqual([true, true, true, false, false, false]);
  expect(['yes', 2, '2', {}].map(flag)).toEqual(Array(4).fill(undefined));
});

test('refuses an object that cannot be converted to a number, without throwing', () => {
  const hostile = { valueOf: 7, toString: 7 };
  for (const reader of [text, number, count, position, measure, id, flag])
    expect(reader(hostile)).toBeUndefined();
});
