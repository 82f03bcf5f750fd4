import { expect, test } from 'vitest';
import { sampleMatch } from '#web/testing/sample.ts';
import { NOBODY } from './sent-off.ts';
import type { Row } from './shown.ts';
import { letGo, NOBODY_STAYS, stay } from './staying.ts';

const row = (number: number, told: Parameters<typeof sampleMatch>[1] = {}): Row => ({
  record: sampleMatch(number, told),
  seen: null,
  mark: null,
  related: null,
  reds: NOBODY,
});
const over = (number: number) => row(number, { status: 3, phase: 'finished', score: [1, 0] });
const ended = ({ ended }: { ended: ReadonlySet<string> }) => [...ended];

const first = stay(NOBODY_STAYS, 'today', [row(1), row(2), over(3)]);

test('retains matches that end on the list, but not those that had ended before', () => {
  const then = stay(first, 'today', [over(1), row(2), over(3)]);
  expect(ended(then)).toEqual(['1']);
  expect(ended(stay(then, 'today', [over(1), over(2), over(3)]))).toEqual(['1', '2']);
});

test('retains nothing across lists or in a list of all matches', () => {
  const then = stay(first, 'today', [over(1), row(2)]);
  expect(ended(stay(then, 'by time', [over(1), row(2)]))).toEqual([]);
  expect(stay(then, null, [over(1), row(2)])).toBe(NOBODY_STAYS);
});

test('does not retain a dropped match again', () => {
  const then = letGo(stay(first, 'today', [over(1), row(2)]), (id) => id === '1');
  expect(ended(then)).toEqual([]);
  expect(ended(stay(then, 'today', [over(1), over(2)]))).toEqual(['2']);
});

test('forgets a match that resumes or disappears', () => {
  const then = stay(first, 'today', [over(1), over(2)]);
  expect(ended(stay(then, 'today', [row(1)]))).toEqual([]);
});

test('returns the same object while nothing changes', () => {
  const then = stay(first, 'today', [over(1), row(2)]);
  expect(stay(then, 'today', [over(1), row(2)])).toBe(then);
  expect(stay(then, 'today', [over(1), row(2), row(4)]).ended).toBe(then.ended);
  expect(letGo(then, () => false)).toBe(then);
});
