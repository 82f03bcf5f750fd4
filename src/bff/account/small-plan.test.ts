import { expect, test } from 'vitest';
import { smallPlan } from './small-plan.ts';

test('says what the free plan gives for an open list of scores', () => {
  expect(smallPlan()).toEqual({ requestsPerDay: 100, minutesAllDay: 21, minutesInEvening: 5 });
});

test('never promises more requests than there are', () => {
  const { requestsPerDay, minutesAllDay, minutesInEvening } = smallPlan();
  expect((24 * 60) / minutesAllDay).toBeLessThanOrEqual(requestsPerDay);
  expect((6 * 60) / minutesInEvening).toBeLessThanOrEqual(requestsPerDay);
});
