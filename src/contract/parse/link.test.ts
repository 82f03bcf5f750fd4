import { expect, test } from 'vitest';
import { link } from './link.ts';

test.each([
  ['https://www.example.org/watch?v=aVy9O_x1Fe8', 'https://www.example.org/watch?v=aVy9O_x1Fe8'],
  ['http://127.0.0.1:4022/media/7/report', 'http://127.0.0.1:4022/media/7/report'],
  ['', null],
  [null, null],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//example.org/x', undefined],
  ['https://a b', undefined],
  ['https:///x', undefined],
  [`https://example.org/${'x'.repeat(2_000)}`, undefined],
  [7, undefined],
])('reads %j as %j', (wire, expected) => {
  expect(link(wire)).toBe(expected);
});
