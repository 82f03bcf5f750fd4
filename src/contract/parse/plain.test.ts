import { describe, expect, test } from 'vitest';
import { count, flag, id, label, measure, number, position, text } from './plain.ts';
import type { Reader } from './reader.ts';

const readers: readonly Reader<unknown>[] = [text, label, number, count, position, id];

test.each([...readers, flag])('nothing stays nothing', (read) => {
  expect([null, undefined, '', '-'].map((wire) => read(wire))).toEqual([null, null, null, null]);
});

test.each(readers)('objects, lists and booleans are not read', (read) => {
  expect([{}, [1], true].map((wire) => read(wire))).toEqual([undefined, undefined, undefined]);
});

test('text is trimmed, and a number is no text', () => {
  expect([' Ajka ', ' ', 7].map(text)).toEqual(['Ajka', null, undefined]);
});

test('a label may be a bare number', () => {
  expect(['26/27', 2026].map(label)).toEqual(['26/27', '2026']);
});

test('numbers come as numbers or as text', () => {
  expect(['2.96', 23.4, '-2', '0', 0].map(number)).toEqual([2.96, 23.4, -2, 0, 0]);
  expect(['1e3', '0x1', 'one', Number.NaN, '1,5'].map(number)).toEqual(Array(5).fill(undefined));
});

test('counts are whole and not below zero', () => {
  expect(['36', 0, '0'].map(count)).toEqual([36, 0, 0]);
  expect(['-1', 1.5].map(count)).toEqual([undefined, undefined]);
});

describe('zero', () => {
  test('is no place in a table', () => {
    expect([0, '0', 3, '11'].map(position)).toEqual([null, null, 3, 11]);
  });

  test('is nobody', () => {
    expect([0, '0', 20, '1937'].map(id)).toEqual([null, null, '20', '1937']);
    expect([-1, 1.5, 'abc', '12a'].map(id)).toEqual(Array(4).fill(undefined));
  });
});

test('flags have three spellings', () => {
  expect(['1', 1, true, '0', 0, false].map(flag)).toEqual([true, true, true, false, false, false]);
  expect(['yes', 2, '2', {}].map(flag)).toEqual(Array(4).fill(undefined));
});

test('an object that cannot become a number is unreadable, and no error', () => {
  const hostile = { valueOf: 7, toString: 7 };
  for (const read of [text, number, count, position, measure, id, flag])
    expect(read(hostile)).toBeUndefined();
});
