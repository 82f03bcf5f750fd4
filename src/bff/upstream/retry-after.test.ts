import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const DATE = 'Sun, 22 Nov 2026 12:00:00 GMT';

test.each<[string | undefined, string | undefined, number | null]>([
  [undefined, DATE, null],
  ['', DATE, null],
  ['0', undefined, 0],
  ['120', undefined, 120_000],
  [' 120 ', undefined, 120_000],
  ['1.5', undefined, 1_500],
  ['99999999999', undefined, 99_999_999_999_000],
  ['-1', DATE, null],
  ['soon', DATE, null],
  ['Sun, 22 Nov 2026 12:02:00 GMT', DATE, 120_000],
  ['Sunday, 22-Nov-26 12:02:00 GMT', DATE, 120_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', DATE, 0],
  ['Sun, 22 Nov 2026 12:02:00 GMT', undefined, null],
  ['Sun, 22 Nov 2026 12:02:00 GMT', 'yesterday', null],
  ['Sun, 99 Nov 2026 12:02:00 GMT', DATE, null],
  ['2026', DATE, 2_026_000],
])('reads "%s" in a response of "%s" as %s ms', (retryAfter, date, expected) => {
  expect(readRetryAfter(retryAfter, date)).toBe(expected);
});
