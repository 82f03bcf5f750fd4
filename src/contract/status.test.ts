import { expect, test } from 'vitest';
import { phaseOf, STATUSES } from './status.ts';

test.each([
  [[0, 10, 17], 'scheduled'],
  [[1, 7, 8, 11, 12, 13, 14], 'live'],
  [[3, 9, 31, 32], 'finished'],
  [[4, 5, 6], 'off'],
] as const)('%j is %s whatever the score', (codes, phase) => {
  for (const code of codes) {
    expect(phaseOf(code, false).phase).toBe(phase);
    expect(phaseOf(code, true).phase).toBe(phase);
  }
});

test.each([2, 15, 18, 16, 99])('%i is live without a clock if there is a score, else scheduled', (code) => {
  expect(phaseOf(code, true)).toEqual({ phase: 'live', clock: false });
  expect(phaseOf(code, false)).toEqual({ phase: 'scheduled', clock: false });
});

test('every code of v2.2 has its name, and there is no 16', () => {
  expect(Object.keys(STATUSES).map(Number)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 31, 32,
  ]);
});
