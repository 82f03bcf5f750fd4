import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { type CurvePart, curveOf, minutesAhead } from './curve.ts';
import { pressureEvents } from './pressure-events.ts';

type SampleChanges = NonNullable<Parameters<typeof sampleMatch>[1]>;

const curve = (events: readonly Partial<MatchEvent>[], changes: SampleChanges = {}) => {
  const match = sampleMatch(1, { ...changes, events: events.map(sampleEvent) }) as unknown as Match;
  const pressing = pressureEvents(match);
  return pressing && curveOf(match, pressing);
};

const sum = (values: readonly number[] | undefined) =>
  (values ?? []).reduce((total, value) => total + value, 0);
const totals = (part: CurvePart | undefined) =>
  [sum(part?.home), sum(part?.away)].map((n) => Math.round(n * 9) / 9);
const over = { status: 3, phase: 'finished', minute: null, status_period: null } as const;

test.each([
  ['goal', 6],
  ['shot_on_target', 3],
  ['penalty_missed', 3],
  ['shot_off_target', 2],
  ['corner', 1],
])('gives a %s the weight %i, spread over two minutes around its own', (type, weight) => {
  const [part] = curve([{ type, minute: 20 }], over)?.parts ?? [];
  expect(totals(part)).toEqual([weight, 0]);
  const around = part?.home.flatMap((value, at) => (value > 0 ? [at] : []));
  expect(around).toEqual([17, 18, 19, 20, 21]);
  expect(part?.home.indexOf(Math.max(...part.home))).toBe(19);
});

test('ignores cards and substitutions, and has no curve without other events', () => {
  const quiet = [
    { type: 'yellowcard' },
    { type: 'redcard' },
    { type: 'substitution' },
    { type: 'coach_booked' },
  ];
  expect(curve(quiet)).toBeNull();
  expect(curve([])).toBeNull();
  expect(pressureEvents(sampleMatch(1) as unknown as Match)).toBeNull();
});

test('counts an own goal for the side that gains, and a ruled-out goal as a shot on target', () => {
  expect(totals(curve([{ own_goal: true }], over)?.parts[0])).toEqual([0, 6]);
  const ruled = { type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' };
  expect(totals(curve([ruled], over)?.parts[0])).toEqual([3, 0]);
  expect(
    totals(curve([{ ...ruled, info: 'Penalty overturned' }, { type: 'corner' }], over)?.parts[0]),
  ).toEqual([1, 0]);
});

test('does not spread weight across half-time, and extends a half by its stoppage time', () => {
  const late = { type: 'goal', minute: 45, extra_minute: 3 };
  const [first, second] =
    curve([late, { type: 'corner', period: '2nd half', minute: 46 }], over)?.parts ?? [];
  expect(first).toMatchObject({ period: '1st half', length: 48, offsetMinutes: 0 });
  expect(second).toMatchObject({ period: '2nd half', length: 45, offsetMinutes: 45 });
  expect(sum(second?.home)).toBeLessThan(1);
  expect(second?.home[0]).toBeCloseTo(3 / 9);
});

test('draws a live half up to the clock, on an axis of the whole half', () => {
  const [part] = curve([{ type: 'corner', minute: 20 }], { minute: [23] })?.parts ?? [];
  expect(part?.home).toHaveLength(23);
  expect(part?.length).toBe(45);
});

test('adds extra time once it has begun, and never a shoot-out', () => {
  const kick = { type: 'penalty_shootout_scored', period: 'penalties', minute: 120 };
  const extra = { type: 'corner', period: 'extra time 2', minute: 118 };
  const result = curve([{ type: 'corner' }, extra, kick], { ...over, status: 31 });
  expect(result?.parts.map(({ period }) => period)).toEqual([
    '1st half',
    '2nd half',
    'extra time 1',
    'extra time 2',
  ]);
  expect(result?.parts[3]?.length).toBe(15);
  const inExtraTime = curve([{ type: 'corner' }], {
    status: 12,
    status_period: 'Extra time 1',
    minute: [91],
  });
  expect(inExtraTime?.parts.map(({ period }) => period)).toContain('extra time 1');
});

test('marks goals, rulings and red cards at their minutes', () => {
  const events = [
    { minute: 12 },
    { minute: 30, penalty: true, team_id: '2001' },
    { minute: 45, extra_minute: 2, type: 'redcard', team_id: '2001' },
    { minute: 60, period: '2nd half', own_goal: true },
    { minute: 61, period: '2nd half', type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
  ];
  expect(
    curve(events, over)?.parts.map(({ markers }) => markers.map(({ at, side, kind }) => [at, side, kind])),
  ).toEqual([
    [
      [11, 'home', 'goal'],
      [29, 'away', 'penalty'],
      [46, 'away', 'redcard'],
    ],
    [
      [14, 'away', 'own-goal'],
      [15, 'home', 'var'],
    ],
  ]);
});

test('skips events without minute or team, and derives a missing period from the minute', () => {
  const events = [
    { type: 'corner', minute: null },
    { type: 'corner', team_id: null },
    { type: 'corner', period: null, minute: 70 },
  ];
  expect(curve(events, over)?.parts.map(totals)).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('counts the minutes in which each side pressed more', () => {
  const [part] =
    curve(
      [
        { type: 'goal', minute: 10 },
        { type: 'corner', minute: 30, team_id: '2001' },
      ],
      over,
    )?.parts ?? [];
  expect(part && minutesAhead(part)).toEqual({ home: 5, away: 5 });
});
