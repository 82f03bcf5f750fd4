import { expect, test } from 'vitest';
import { overdueOf } from './overdue.ts';

const KICK_OFF = 1_795_273_200;
const match = (status: number, timestamp = KICK_OFF) =>
  ({ status, time: { timestamp, minute: null } }) as unknown as Parameters<typeof overdueOf>[0];

test.each([
  [-3600, null],
  [0, null],
  [299, null],
  [300, 'delayed'],
  [1799, 'delayed'],
  [1800, 'no-update'],
  [14_399, 'no-update'],
  [14_400, 'result-missing'],
  [3 * 86_400, 'result-missing'],
])('an answer of %i s after kick-off that does not start the match makes it %s', (late, name) => {
  expect(overdueOf(match(0), (KICK_OFF + late) * 1000)).toBe(name);
});

test.each([1, 2, 3, 4, 10, 17, 18])('status %i keeps its own word', (status) => {
  expect(overdueOf(match(status), (KICK_OFF + 86_400) * 1000)).toBeNull();
});

test('says nothing without an answer or a kick-off', () => {
  expect(overdueOf(match(0), null)).toBeNull();
  expect(overdueOf(match(0, 0), KICK_OFF * 1000)).toBeNull();
});
