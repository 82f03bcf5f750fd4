import { expect, test } from 'vitest';
import { goalMinute, goalsOf, isGoal } from './goal.ts';
import type { Match } from './records/match.ts';
import type { MatchEvent } from './records/match-event.ts';
import { readAs, wireEvent, wireMatch } from './testing/examples.ts';

const readEvents = (...changes: readonly object[]) => {
  const events = changes.map((change) => wireEvent({ penalty: false, result: null, ...change }));
  return readAs('fixtures', 'info', wireMatch({ events }), ['events']).data as Match;
};
const countsAs = (change: object) =>
  (readEvents(change).events ?? []).map((event: MatchEvent) => isGoal(event));

test('a goal counts until it is cancelled, and nothing else counts as one', () => {
  expect(countsAs({ type: 'goal' })).toEqual([true]);
  expect(countsAs({ type: 'goal', own_goal: true })).toEqual([true]);
  expect(countsAs({ type: 'goal', result: 'cancelled' })).toEqual([false]);
  expect(countsAs({ type: 'var', result: 'cancelled' })).toEqual([false]);
  expect(countsAs({ type: 'penalty_shootout_scored' })).toEqual([false]);
  expect(countsAs({ type: 'goal', period: 'penalties' })).toEqual([false]);
});

test('an own goal counts for the other side, and a goal without a team for neither', () => {
  const match = readEvents(
    { player_name: 'Osei' },
    { player_name: 'Hale', team_id: 32, own_goal: true },
    { team_id: null },
    { team_id: null, own_goal: true },
    { result: 'cancelled' },
  );
  expect(goalsOf(match, 'home').map(({ player_name }) => player_name)).toEqual(['Osei', 'Hale']);
  expect(goalsOf(match, 'away')).toEqual([]);
});

test.each([
  [12, null, '12'],
  [45, 2, '45+2'],
  [90, 0, '90'],
  [null, 3, null],
])('minute %s with %s of stoppage time is %s', (minute, extra_minute, text) => {
  expect(goalMinute({ minute, extra_minute })).toBe(text);
});
