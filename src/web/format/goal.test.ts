import { expect, test } from 'vitest';
import { sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { goalsOf, isGoal } from './goal.ts';

test('a goal counts until it is cancelled, and nothing else counts as one', () => {
  expect(isGoal(sampleEvent({ type: 'goal' }))).toBe(true);
  expect(isGoal(sampleEvent({ type: 'goal', own_goal: true }))).toBe(true);
  expect(isGoal(sampleEvent({ type: 'goal', result: 'cancelled' }))).toBe(false);
  expect(isGoal(sampleEvent({ type: 'var', result: 'cancelled' }))).toBe(false);
  expect(isGoal(sampleEvent({ type: 'penalty_shootout_scored' }))).toBe(false);
  expect(isGoal(sampleEvent({ type: 'goal', period: 'penalties' }))).toBe(false);
});

test('an own goal counts for the other side, and a goal without a team for neither', () => {
  const { home, away } = sampleMatch(1).teams;
  const osei = sampleEvent({ team_id: home.id });
  const hale = sampleEvent({ team_id: away.id, own_goal: true });
  const nobodys = [sampleEvent({ team_id: null }), sampleEvent({ team_id: null, own_goal: true })];
  const match = sampleMatch(1, { events: [osei, hale, ...nobodys, sampleEvent({ result: 'cancelled' })] });
  expect(goalsOf(match, 'home')).toEqual([osei, hale]);
  expect(goalsOf(match, 'away')).toEqual([]);
});
