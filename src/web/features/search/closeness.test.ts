import { expect, test } from 'vitest';
import { closeness } from './closeness.ts';

test.each([
  ['Köln', 'koeln', 0],
  ['1. FC Köln', 'koe', 2],
  ['1. FC Köln', 'oln', 3],
  ['Bayern München', 'muenchen', 2],
  ['Phönix', 'wacker', null],
])('%s is as close to “%s” as %s', (name, text, rank) => {
  expect(closeness(name, text)).toBe(rank);
});
