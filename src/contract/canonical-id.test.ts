import { expect, test } from 'vitest';
import { canonicalId } from './canonical-id.ts';

test.each([
  ['7', '7'],
  ['07', '7'],
  ['00000000000000000007', '7'],
  ['0', null],
  ['', null],
  ['-7', null],
  ['7.0', null],
  ['1'.repeat(16), null],
])('reads %j as %j', (text, id) => {
  expect(canonicalId(text)).toBe(id);
});
