import { expect, test } from 'vitest';
import { addMonths, firstWeekday, weekStart, weeksOf } from './month.ts';

test('a week begins as in the locale', () => {
  expect(['en-GB', 'de-DE', 'en-US', 'ar-EG'].map(firstWeekday)).toEqual([1, 1, 7, 6]);
  expect([1, 6, 7].map((first) => weekStart('2026-11-21', first))).toEqual([
    '2026-11-16',
    '2026-11-21',
    '2026-11-15',
  ]);
});

test('a month has six weeks, with days of its neighbours', () => {
  for (let month = 1; month <= 12; month += 1) {
    const first = `2026-${String(month).padStart(2, '0')}-01`;
    for (const firstDay of [1, 6, 7]) {
      const days = weeksOf(addMonths(first, 0), firstDay).flat();
      expect(days).toHaveLength(42);
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(firstDay % 7);
      expect(days).toContain(first);
      expect(days.filter((day) => day.startsWith(first.slice(0, 7)))).toHaveLength(
        Number(new Date(Date.UTC(2026, month, 0)).getUTCDate()),
      );
    }
  }
});

test('the same day of another month is its last one at most', () => {
  expect([-1, 1, 3, 12].map((count) => addMonths('2027-01-31', count))).toEqual([
    '2026-12-31',
    '2027-02-28',
    '2027-04-30',
    '2028-01-31',
  ]);
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
});
