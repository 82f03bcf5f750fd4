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

test('ranks exact names first, then prefixes, word prefixes and substrings', () => {
  expect(index.find('union', 10)).toEqual([5, 4, 6, 3, 1, 2]);
});

test('ignores case, accents and extra blanks', () => {
  expect(index.find('  ÜNION  sur ', 10)).toEqual([6]);
});

test('finds an id by either of its names, once', () => {
  expect(index.find('eisern', 10)).toEqual([4]);
  expect(index.find('berg', 10)).toEqual([4]);
});

test('limits the number of hits', () => {
  expect(index.find('union', 2)).toEqual([5, 4]);
});

test('finds nothing for empty or unknown text, or text across two names', () => {
  expect(index.find('...', 10)).toEqual([]);
  expect(index.find('zzz', 10)).toEqual([]);
  expect(index.find('union reunion', 10)).toEqual([]);
  expect(createNameIndex([]).find('union', 10)).toEqual([]);
});

test('finds names by letters that keyboards without umlauts write as two', () => {
  const clubs = createNameIndex([
    [1, 'Köln'],
    [2, 'Bodø/Glimt'],
    [3, 'Malmö'],
  ]);
  const first = (text: string) => clubs.find(text, 10);
  expect(['köln', 'koeln', 'koln', 'bodoe', 'bodo', 'malmoe'].map(first)).toEqual([
    [1],
    [1],
    [1],
    [2],
    [2],
    [3],
  ]);
});
