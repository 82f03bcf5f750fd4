import { expect, test } from 'vitest';
import { orderAfter, sortedRows, sortOf } from './sorted-rows.ts';

test('rows without a value are last in both directions, and equal ones keep their order', () => {
  const rows = [
    ['a', null],
    ['b', 0],
    ['c', 2],
    ['d', 2],
    ['e', null],
  ] as const;
  const names = (isAscending: boolean) =>
    sortedRows(rows, ([, value]) => value, isAscending)
      .map(([name]) => name)
      .join('');
  expect(names(false)).toBe('cdbae');
  expect(names(true)).toBe('bcdae');
});

test('a column sorts from its highest values, and when it is pressed again from its lowest', () => {
  const first = orderAfter(null, 'goals');
  const second = orderAfter(first, 'goals');
  expect([first, second, orderAfter(second, 'goals')].map((order) => sortOf(order, 'goals'))).toEqual([
    'descending',
    'ascending',
    'descending',
  ]);
  expect(orderAfter(second, 'minutes')).toEqual({ by: 'minutes', isAscending: false });
  expect(sortOf(second, 'minutes')).toBeUndefined();
});
