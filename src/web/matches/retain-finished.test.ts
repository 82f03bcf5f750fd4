import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { NO_RED_CARDS } from './red-card-counts.ts';
import { dropRetained, retainFinished } from './retain-finished.ts';
import type { MatchListRow } from './rows.ts';

const row = (number: number, changes: Parameters<typeof sampleMatch>[1] = {}): MatchListRow => ({
  record: sampleMatch(number, changes),
  anchor: null,
  scoreChange: null,
  related: null,
  reds: NO_RED_CARDS,
});
const over = (number: number) => row(number, { status: 3, phase: 'finished', score: [1, 0] });
const endedIds = ({ endedIds }: { endedIds: ReadonlySet<string> }) => [...endedIds];

const first = retainFinished(null, 'today', [row(1), row(2), over(3)]);

test('retains matches that end on the list, but not those that had ended before', () => {
  const then = retainFinished(first, 'today', [over(1), row(2), over(3)]);
  expect(endedIds(then)).toEqual(['1']);
  expect(endedIds(retainFinished(then, 'today', [over(1), over(2), over(3)]))).toEqual(['1', '2']);
});

test('retains nothing across lists', () => {
  const then = retainFinished(first, 'today', [over(1), row(2)]);
  expect(endedIds(retainFinished(then, 'by time', [over(1), row(2)]))).toEqual([]);
});

test('does not retain a dropped match again', () => {
  const then = dropRetained(retainFinished(first, 'today', [over(1), row(2)]), (id) => id === '1');
  expect(endedIds(then)).toEqual([]);
  expect(endedIds(retainFinished(then, 'today', [over(1), over(2)]))).toEqual(['2']);
});

test('forgets a match that resumes or disappears', () => {
  const then = retainFinished(first, 'today', [over(1), over(2)]);
  expect(endedIds(retainFinished(then, 'today', [row(1)]))).toEqual([]);
});

test('returns the same object while nothing changes', () => {
  const then = retainFinished(first, 'today', [over(1), row(2)]);
  expect(retainFinished(then, 'today', [over(1), row(2)])).toBe(then);
  expect(retainFinished(then, 'today', [over(1), row(2), row(4)]).endedIds).toBe(then.endedIds);
  expect(dropRetained(then, () => false)).toBe(then);
});
