import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { totalsByHalf } from './halves.ts';

function halves(events: readonly Partial<MatchEvent>[], home: object = {}, away: object = {}) {
  const stats = [
    { team_id: '1001', ...home },
    { team_id: '2001', ...away },
  ];
  const match = { ...sampleMatch(1, { events: events.map(sampleEvent) }), stats } as unknown as Match;
  return Object.fromEntries(totalsByHalf(match));
}

const second = { period: '2nd half', minute: 60 };

test('events are counted by half; a goal is a shot on target, an own goal is none', () => {
  const told = halves([
    { type: 'shot_on_target' },
    {},
    { own_goal: true },
    { type: 'corner', team_id: '2001' },
    { ...second, type: 'corner', team_id: '2001' },
    { ...second, type: 'yellowcard' },
  ]);
  expect(told['1st half']).toEqual([
    { shots_on_target: 2, corners: 0, yellowcards: 0 },
    { shots_on_target: 0, corners: 1, yellowcards: 0 },
  ]);
  expect(told['2nd half']).toEqual([
    { shots_on_target: 0, corners: 0, yellowcards: 1 },
    { shots_on_target: 0, corners: 1, yellowcards: 0 },
  ]);
});

test('what does not add up to the service’s own total is not told by half', () => {
  const events = [{ type: 'corner' }, { type: 'shot_off_target' }];
  const told = halves(events, { corners: 2, shots_off_target: 1 }, { corners: 0, shots_off_target: 0 });
  expect(told['1st half']).toEqual([{ shots_off_target: 1 }, { shots_off_target: 0 }]);
  expect(halves([{ type: 'corner' }], { corners: 3 })).toEqual({});
});

test('a goal ruled out counts nowhere, a shoot-out neither', () => {
  const told = halves([
    { type: 'corner' },
    { result: 'cancelled' },
    { type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
    { type: 'penalty_shootout_scored', period: 'penalties', minute: 120 },
  ]);
  expect(told).toEqual({ '1st half': [{ corners: 1 }, { corners: 0 }] });
});

test('both halves of extra time are one part, and only those that have begun are there', () => {
  const extra = (number: number) => ({
    type: 'corner',
    period: `extra time ${number}`,
    minute: 90 + 15 * number,
  });
  expect(
    Object.keys(halves([{ type: 'corner' }, { ...second, type: 'corner' }, extra(1), extra(2)])),
  ).toEqual(['1st half', '2nd half', 'extra']);
  expect(halves([extra(1), extra(2)])['extra']?.[0]).toEqual({ corners: 2 });
});

test('goals alone do not say how many shots there were', () => {
  expect(halves([{}, second])).toEqual({});
  expect(halves([{}, { ...second, type: 'shot_off_target' }])['1st half']?.[0]).toMatchObject({
    shots_on_target: 1,
  });
  expect(halves([{}], { shots_on_target: 1 })['1st half']?.[0]).toEqual({ shots_on_target: 1 });
});

test('a card of which nobody knows when it was is in no half', () => {
  expect(halves([{ type: 'yellowcard' }, { type: 'yellowcard', period: null, minute: null }])).toEqual({});
});

test('without events nothing is told', () => {
  expect(halves([])).toEqual({});
  expect(halves([{ type: 'drinks_break' }])).toEqual({});
});
