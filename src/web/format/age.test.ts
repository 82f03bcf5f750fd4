import { expect, test } from 'vitest';
import { ageAt } from './age.ts';

test.each([
  ['2000-11-21', 26],
  ['2000-11-22', 25],
  ['2000-02-29', 26],
  ['2026-11-21', 0],
])('somebody born on %s is %i on 21 November 2026', (birthday, age) => {
  expect(ageAt(birthday, Date.parse('2026-11-21T15:00:00Z'))).toBe(age);
});
