import { expect, test } from 'vitest';
import { createNameIndex } from './name-index.ts';

const index = createNameIndex([
  [1, 'Grand Union'],
  [2, 'Reunion Island'],
  [3, 'Unionville'],
  [4, 'Union Berg'],
  [5, 'Union'],
  [6, 'Ünión Sur'],
  [4, 'Eisern Berg'],
]);

test('the closest comes first: the name itself, its beginning, the beginning of a word, the middle of one', () => {
  expect(index.find('union', 10)).toEqual([5, 4, 6, 3, 1, 2]);
});

test('case, accents and blanks do not matter, on either side', () => {
  expect(index.find('  ÜNION  sur ', 10)).toEqual([6]);
});

test('an id with two lines is found by either, once', () => {
  expect(index.find('eisern', 10)).toEqual([4]);
  expect(index.find('berg', 10)).toEqual([4]);
});

test('no more than asked for', () => {
  expect(index.find('union', 2)).toEqual([5, 4]);
});

test('nothing is found by nothing, by what no name has, or across two names', () => {
  expect(index.find('...', 10)).toEqual([]);
  expect(index.find('zzz', 10)).toEqual([]);
  expect(index.find('union reunion', 10)).toEqual([]);
  expect(createNameIndex([]).find('union', 10)).toEqual([]);
});
