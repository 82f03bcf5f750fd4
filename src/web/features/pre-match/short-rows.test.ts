import { expect, test } from 'vitest';
import { shortRows } from './short-rows.ts';

const ROWS = [...'abcdefgh'].map((team_id) => ({ team_id }));
const around = (...ids: string[]) =>
  shortRows(ROWS, ids)
    .map((row) => row?.team_id ?? '…')
    .join('');

test.each([
  ['bg', 'abc…fgh'],
  ['ah', 'ab…gh'],
  ['be', 'abcdef'],
  ['cd', 'bcde'],
  ['bf', 'abc…efg'],
  ['ab', 'abc'],
  ['x', ''],
])('around %s there are %s', (ids, rows) => {
  expect(around(...ids)).toBe(rows);
});
