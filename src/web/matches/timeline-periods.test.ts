import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { timelinePeriods } from './timeline-periods.ts';

const match = (changes: Parameters<typeof sampleMatch>[1]) => sampleMatch(1, changes) as unknown as Match;
const periodSummaries = (record: Match) =>
  timelinePeriods(record).map(({ period, startScore, events }) => [period, startScore, events.length]);

test('has no periods before kick-off', () => {
  expect(
    timelinePeriods(match({ status: 0, phase: 'scheduled', score: null, minute: null, status_period: null })),
  ).toEqual([]);
});

test('includes a period without events', () => {
  const events = [sampleEvent()];
  expect(periodSummaries(match({ status_period: '2nd Half', events }))).toEqual([
    ['2nd half', [1, 0], 0],
    ['1st half', null, 1],
  ]);
});

test('keeps the tally of a shoot-out apart from the score', () => {
  const kick = (type: string, team_id: string) =>
    sampleEvent({ type, team_id, period: 'penalties', minute: null });
  const events = [
    sampleEvent({ period: '2nd half' }),
    sampleEvent({ team_id: '2001', period: 'extra time 2' }),
    kick('penalty_shootout_scored', '1001'),
    kick('penalty_shootout_missed', '2001'),
    kick('penalty_shootout_scored', '1001'),
  ];
  const parts = timelinePeriods(match({ status: 13, status_period: 'Penalties', events }));
  expect(parts.map(({ period }) => period)).toEqual([
    'penalties',
    'extra time 2',
    'extra time 1',
    '2nd half',
    '1st half',
  ]);
  expect(parts[0]?.startScore).toEqual([1, 1]);
  expect(parts[0]?.events.map(({ score }) => score)).toEqual([[2, 0], null, [1, 0]]);
});

test('keeps a ruled-out goal, struck through, with the score it would have made', () => {
  const events = [
    sampleEvent({ type: 'var', result: 'cancelled' }),
    sampleEvent({ result: 'cancelled' }),
    sampleEvent({ minute: 30 }),
  ];
  const [half] = timelinePeriods(match({ events }));
  expect(half?.events.map(({ score, isCancelled }) => [score, isCancelled])).toEqual([
    [[1, 0], false],
    [[1, 0], true],
    [[1, 0], true],
  ]);
});

test('places an own goal on the side that gains', () => {
  const [half] = timelinePeriods(match({ events: [sampleEvent({ own_goal: true })] }));
  expect(half?.events[0]).toMatchObject({ side: 'away', score: [0, 1] });
});

test('derives a missing period from the minute', () => {
  const events = [sampleEvent({ period: null }), sampleEvent({ period: null, minute: 71 })];
  expect(periodSummaries(match({ status_period: '2nd Half', events }))).toEqual([
    ['2nd half', [1, 0], 1],
    ['1st half', null, 1],
  ]);
});

test('keeps unknown periods and types as they are', () => {
  const events = [sampleEvent(), sampleEvent({ type: 'coach_booked', period: 'golden goal' })];
  expect(periodSummaries(match({ events })).map(([period]) => period)).toEqual(['golden goal', '1st half']);
});

test('strikes a ruling that cancelled no goal, without a score', () => {
  const overturned = sampleEvent({ type: 'var', result: 'cancelled', info: 'Penalty overturned' });
  const [half] = timelinePeriods(match({ events: [overturned] }));
  expect(half?.events[0]).toMatchObject({ score: null, isCancelled: true });
  expect(isRuledOut(overturned)).toBe(false);
});

test('lists story events on their sides, newest first, and omits shots and corners', () => {
  const types = [
    'goal',
    'corner',
    'yellowcard',
    'shot_on_target',
    'yellowredcard',
    'redcard',
    'shot_off_target',
    'substitution',
    'penalty_missed',
    'var',
  ];
  const events = types.map((type, at) => sampleEvent({ type, team_id: at % 3 === 0 ? '1001' : '2001' }));
  const [half] = timelinePeriods(match({ events }));
  expect(half?.events.map(({ event, side }) => [event.type, side])).toEqual([
    ['var', 'home'],
    ['penalty_missed', 'away'],
    ['substitution', 'away'],
    ['redcard', 'away'],
    ['yellowredcard', 'away'],
    ['yellowcard', 'away'],
    ['goal', 'home'],
  ]);
});

test('prefers the service’s score at the start of a period', () => {
  const silent = match({ status: 3, phase: 'finished', score: [3, 1], status_period: null });
  const finished = { ...silent, scores: { ...silent.scores, ht_score: [2, 1] } } as unknown as Match;
  expect(timelinePeriods(finished).map(({ period, startScore }) => [period, startScore])).toEqual([
    ['2nd half', [2, 1]],
    ['1st half', null],
  ]);
});

test('shows no running score where goals are missing, except the service’s own', () => {
  const events = [
    sampleEvent({ team_id: '2001' }),
    sampleEvent({ period: '2nd half' }),
    sampleEvent({ period: 'penalties', type: 'penalty_shootout_scored' }),
  ];
  const record = match({ status: 31, phase: 'finished', score: [3, 3], status_period: null, events });
  const ninety = { ...record, scores: { ...record.scores, ft_score: [3, 3] } } as unknown as Match;
  const scoresOf = (one: Match) =>
    timelinePeriods(one).map(({ startScore, events }) => [startScore, ...events.map(({ score }) => score)]);
  expect(scoresOf(record)).toEqual([
    [null, [1, 0]],
    [null, null],
    [null, null],
  ]);
  expect(scoresOf(ninety)[0]).toEqual([
    [3, 3],
    [1, 0],
  ]);
  const silent = match({ status: 3, phase: 'finished', score: null, status_period: null });
  expect(periodSummaries(silent)).toEqual([
    ['2nd half', null, 0],
    ['1st half', null, 0],
  ]);
});

test('includes extra time without events before a shoot-out', () => {
  const record = match({ status: 31, phase: 'finished', score: [0, 0], status_period: null, events: [] });
  const played = { ...record, scores: { ...record.scores, et_score: [0, 0] } } as unknown as Match;
  expect(timelinePeriods(played)).toHaveLength(5);
  expect(timelinePeriods(record)).toHaveLength(3);
  const corner = sampleEvent({ type: 'corner', period: 'extra time 1' });
  expect(timelinePeriods({ ...record, events: [corner] } as unknown as Match)).toHaveLength(4);
});

test('places an event without a team on no side', () => {
  const [half] = timelinePeriods(
    match({ events: [sampleEvent({ team_id: null }), sampleEvent({ minute: 30 })] }),
  );
  expect(half?.events.map(({ side, score }) => [side, score])).toEqual([
    ['home', [1, 0]],
    [null, null],
  ]);
});

test('has the score as it was played of a match that is about to be awarded', () => {
  const awarding = match({ status: 15, score: [0, 3], events: [sampleEvent()] });
  expect(timelinePeriods(awarding)[0]?.events[0]?.score).toEqual([1, 0]);
});
