import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
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

test('counts events by half; a goal is a shot on target, an own goal is not', () => {
  const result = halves([
    { type: 'shot_on_target' },
    {},
    { own_goal: true },
    { type: 'corner', team_id: '2001' },
    { ...second, type: 'corner', team_id: '2001' },
    { ...second, type: 'yellowcard' },
  ]);
  expect(result['1st half']).toEqual([
    { shots_on_target: 2, corners: 0, yellowcards: 0 },
    { shots_on_target: 0, corners: 1, yellowcards: 0 },
  ]);
  expect(result['2nd half']).toEqual([
    { shots_on_target: 0, corners: 0, yellowcards: 1 },
    { shots_on_target: 0, corners: 1, yellowcards: 0 },
  ]);
});

test('omits a statistic that does not add up to the service’s total', () => {
  const events = [{ type: 'corner' }, { type: 'shot_off_target' }];
  const result = halves(events, { corners: 2, shots_off_target: 1 }, { corners: 0, shots_off_target: 0 });
  expect(result['1st half']).toEqual([{ shots_off_target: 1 }, { shots_off_target: 0 }]);
  expect(halves([{ type: 'corner' }], { corners: 3 })).toEqual({});
});

test('ignores ruled-out goals and the shoot-out', () => {
  const result = halves([
    { type: 'corner' },
    { result: 'cancelled' },
    { type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
    { type: 'penalty_shootout_scored', period: 'penalties', minute: 120 },
  ]);
  expect(result).toEqual({ '1st half': [{ corners: 1 }, { corners: 0 }] });
});

test('joins both halves of extra time, and has only periods that have begun', () => {
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

test('does not derive the number of shots from goals alone', () => {
  expect(halves([{}, second])).toEqual({});
  expect(halves([{}, { ...second, type: 'shot_off_target' }])['1st half']?.[0]).toMatchObject({
    shots_on_target: 1,
  });
  expect(halves([{}], { shots_on_target: 1 })['1st half']?.[0]).toEqual({ shots_on_target: 1 });
});

test('assigns a card without period and minute to no half', () => {
  expect(halves([{ type: 'yellowcard' }, { type: 'yellowcard', period: null, minute: null }])).toEqual({});
});

test('returns nothing without events', () => {
  expect(halves([])).toEqual({});
  expect(halves([{ type: 'drinks_break' }])).toEqual({});
});
