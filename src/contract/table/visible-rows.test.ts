import { expect, test } from 'vitest';
import { visibleRows } from './visible-rows.ts';

const rows = Array.from({ length: 10 }, (_, at) => at + 1);
const placesOf = (teams: readonly string[], maxRows: number | null) =>
  visibleRows(rows, (row) => teams.includes(String(row)), maxRows);

test.each<[readonly string[], number | null, readonly (readonly number[])[]]>([
  [[], null, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]],
  [[], 3, [[1, 2, 3]]],
  [['99'], 3, [[1, 2, 3]]],
  [['5'], 3, [[4, 5, 6]]],
  [['5'], 4, [[3, 4, 5, 6]]],
  [['1'], 3, [[1, 2, 3]]],
  [['10'], 3, [[8, 9, 10]]],
  [['2', '9'], 4, [[1, 2, 3], [9]]],
  [
    ['2', '9'],
    5,
    [
      [1, 2, 3],
      [8, 9],
    ],
  ],
  [['3', '6'], 5, [[2, 3, 4, 5, 6]]],
  [['2', '6'], 6, [[1, 2, 3, 4, 5, 6, 7]]],
  [['4'], 40, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]],
])('teams %j and at most %s rows: %j', (teams, maxRows, places) => {
  expect(placesOf(teams, maxRows)).toEqual(places);
});
