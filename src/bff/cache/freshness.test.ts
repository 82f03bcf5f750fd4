import { describe, expect, test } from 'vitest';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { findOperation } from '#contract/operations.ts';
import { computeFreshness } from './freshness.ts';

const SECOND = 1_000;

function match(phase: string, minutesFromNow: number) {
  return { phase, time: { timestamp: (NOON + minutesFromNow * MINUTE_MS) / 1_000 } };
}

function freshness(
  route: string,
  t: string,
  data: unknown,
  { offset = 0, now = NOON, mode = 'embedded' as 'embedded' | 'real' } = {},
) {
  const operation = findOperation(route, t);
  if (!operation) throw new Error('no such operation');
  return computeFreshness(operation, data, now, { mode, livePollSeconds: 30 }, offset);
}

function fresh(route: string, t: string, data: unknown, offset = 0, now = NOON) {
  const ms = (mode: 'embedded' | 'real') => freshness(route, t, data, { offset, now, mode }).freshMs;
  return [ms('embedded'), ms('real')];
}

const event = (minutesAgo: number) => ({ timestamp: NOON / 1_000 - minutesAgo * 60 });

const live = match('live', -20);
const upcoming = match('scheduled', 300);
const over = match('finished', -120);
const longOver = match('finished', -300);
const postponed = { ...match('off', -300), status: 4, related_id: null };
const tableOfTeams = { id: '1', tables: [] };

describe('freshness period of an answer, embedded and real', () => {
  test.each([
    ['what is in play', 'livescores', 't=live', [live], 5 * SECOND, 30 * SECOND],
    ['nothing in play', 'livescores', 't=live', [], 5 * SECOND, 30 * SECOND],
    ['a day', 'livescores', 't=today', [live, upcoming], 30 * SECOND, 5 * MINUTE_MS],
    ['a day in which all is over, just now', 'fixtures', 't=schedule', [over], 30 * SECOND, 5 * MINUTE_MS],
    ['a day in which all is over', 'fixtures', 't=schedule', [longOver], 6 * HOUR_MS, 6 * HOUR_MS],
    [
      'such a day but for a new date',
      'fixtures',
      't=schedule',
      [longOver, postponed],
      10 * MINUTE_MS,
      HOUR_MS,
    ],
    [
      'a day whose postponed match has its new date',
      'fixtures',
      't=schedule',
      [{ ...postponed, related_id: '7' }],
      6 * HOUR_MS,
      6 * HOUR_MS,
    ],
    [
      'a day on which a match was postponed for good',
      'fixtures',
      't=schedule',
      [{ ...postponed, time: match('off', -61 * 24 * 60).time }],
      6 * HOUR_MS,
      6 * HOUR_MS,
    ],
    ['a match in play', 'fixtures', 't=info', live, 5 * SECOND, 30 * SECOND],
    ['a match to come', 'fixtures', 't=info', upcoming, 30 * SECOND, 5 * MINUTE_MS],
    ['a match that should have begun', 'fixtures', 't=info', match('scheduled', -3), 5 * SECOND, 30 * SECOND],
    ['a match without changes', 'fixtures', 't=info', match('scheduled', -999), 30 * SECOND, 5 * MINUTE_MS],
    ['a match just over', 'fixtures', 't=info', over, 30 * SECOND, 5 * MINUTE_MS],
    ['a match long over', 'fixtures', 't=info', longOver, 6 * HOUR_MS, 6 * HOUR_MS],
    ['a match that is off', 'fixtures', 't=info', match('off', -300), 6 * HOUR_MS, 6 * HOUR_MS],
    ['events of a match in play', 'fixtures', 't=match_events', [event(1)], 5 * SECOND, 30 * SECOND],
    [
      'events since an early goal',
      'fixtures',
      't=match_events',
      [event(80), event(14), event(40)],
      5 * SECOND,
      30 * SECOND,
    ],
    [
      'events with and without a time',
      'fixtures',
      't=match_events',
      [null, {}, event(1)],
      5 * SECOND,
      30 * SECOND,
    ],
    ['events up to half-time', 'fixtures', 't=match_events', [event(15)], 30 * SECOND, 5 * MINUTE_MS],
    [
      'events of an old match',
      'fixtures',
      't=match_events',
      [{ timestamp: null }],
      30 * SECOND,
      5 * MINUTE_MS,
    ],
    ['no events', 'fixtures', 't=match_events', null, 30 * SECOND, 5 * MINUTE_MS],
    ['prices before kick-off', 'fixtures', 't=match_odds', [{ id: '1' }], MINUTE_MS, 5 * MINUTE_MS],
    ['prices in play', 'fixtures', 't=match_oddsinplay', [{ id: '1' }], 10 * SECOND, 30 * SECOND],
    ['a season', 'fixtures', 't=season', [longOver, upcoming], 10 * MINUTE_MS, HOUR_MS],
    [
      'a season with a match in play',
      'fixtures',
      't=season',
      [longOver, live, upcoming],
      30 * SECOND,
      5 * MINUTE_MS,
    ],
    [
      'a team in play',
      'fixtures',
      't=last_next',
      { next: [upcoming], current: [live], last: [over] },
      30 * SECOND,
      5 * MINUTE_MS,
    ],
    ['a season that is over', 'fixtures', 't=season', [longOver], 6 * HOUR_MS, 6 * HOUR_MS],
    ['a table', 'leagues', 't=standings', tableOfTeams, MINUTE_MS, 5 * MINUTE_MS],
    ['a table as it stands', 'leagues', 't=standings_live', tableOfTeams, 10 * SECOND, MINUTE_MS],
    ['a bracket as it stands', 'leagues', 't=cup_draw', [], 10 * SECOND, MINUTE_MS],
    ['the rounds of a season', 'rounds', 't=byseason', [{ id: '1' }], 10 * MINUTE_MS, HOUR_MS],
    ['the catalogue', 'countries', 't=list', [{ id: '1' }], 12 * HOUR_MS, 12 * HOUR_MS],
    ['an empty catalogue', 'countries', 't=list', [], MINUTE_MS, MINUTE_MS],
    ['a missing record of the catalogue', 'countries', 't=list', null, MINUTE_MS, MINUTE_MS],
  ] as const)('%s', (_, route, t, data, embedded, real) => {
    expect(fresh(route, t.slice(2), data)).toEqual([embedded, real]);
  });
});

test('ends the period of a list at its next kick-off', () => {
  const inTwelveSeconds = match('scheduled', 0.2);
  expect(fresh('fixtures', 'schedule', [upcoming, inTwelveSeconds])).toEqual([12 * SECOND, 12 * SECOND]);
  expect(fresh('fixtures', 'info', inTwelveSeconds)).toEqual([12 * SECOND, 12 * SECOND]);
  expect(fresh('fixtures', 'last_next', { next: [inTwelveSeconds], current: [], last: [] })).toEqual([
    12 * SECOND,
    12 * SECOND,
  ]);
});

test('does not end the period of items about matches at a kick-off', () => {
  expect(fresh('media', 'date', [match('scheduled', 0.2)])).toEqual([MINUTE_MS, 5 * MINUTE_MS]);
});

test('ends the period of a day at its local midnight', () => {
  const lastSeconds = NOON + 12 * HOUR_MS - 7 * SECOND;
  expect(fresh('livescores', 'today', [], 0, lastSeconds)).toEqual([7 * SECOND, 7 * SECOND]);
  expect(fresh('leagues', 'standings', null, 0, lastSeconds)).toEqual([MINUTE_MS, 5 * MINUTE_MS]);
  expect(fresh('livescores', 'today', [], 5.5, lastSeconds)).toEqual([30 * SECOND, 5 * MINUTE_MS]);
  expect(fresh('livescores', 'today', [], 5.5, lastSeconds - 5.5 * HOUR_MS)).toEqual([
    7 * SECOND,
    7 * SECOND,
  ]);
  expect(fresh('livescores', 'today', [], -3, lastSeconds + 3 * HOUR_MS)).toEqual([7 * SECOND, 7 * SECOND]);
});

test('ends the period of the catalogue at midnight UTC, and again when a late clock has passed it', () => {
  const midnight = NOON + 12 * HOUR_MS;
  const until = (now: number) => now + Number(fresh('leagues', 'info', { id: '1' }, 5, now)[0]) - midnight;
  expect(until(midnight - HOUR_MS)).toBe(0);
  expect(until(midnight + SECOND)).toBe(10 * MINUTE_MS);
  expect(until(midnight + 10 * MINUTE_MS)).toBe(24 * HOUR_MS);
});

test.each([
  ['the next kick-off', 'fixtures', 'schedule', [match('scheduled', 0.2)], NOON, true],
  ['a kick-off after its period', 'fixtures', 'schedule', [upcoming], NOON, false],
  ['midnight', 'livescores', 'today', [], NOON + 12 * HOUR_MS - 7 * SECOND, true],
  ['a midnight at its very end', 'livescores', 'today', [], NOON + 12 * HOUR_MS - 30 * SECOND, false],
] as const)('says whether an event ends the period: %s', (_, route, t, data, now, endsWithEvent) => {
  expect(freshness(route, t, data, { now }).endsWithEvent).toBe(endsWithEvent);
});

test.each([
  ['livescores', 'live', 2 * HOUR_MS],
  ['livescores', 'today', 24 * HOUR_MS],
  ['fixtures', 'info', 24 * HOUR_MS],
  ['leagues', 'standings', 24 * HOUR_MS],
  ['leagues', 'standings_live', 2 * HOUR_MS],
  ['fixtures', 'match_odds', 2 * HOUR_MS],
  ['fixtures', 'match_oddsinplay', 10 * MINUTE_MS],
  ['fixtures', 'season', 7 * 24 * HOUR_MS],
  ['countries', 'list', 7 * 24 * HOUR_MS],
])('keeps an old answer of %s/%s while there is no newer one', (route, t, maxStaleMs) => {
  expect(freshness(route, t, []).maxStaleMs).toBe(maxStaleMs);
});

test('waits longer for a feed of several pages, and less before an old answer of a real service', () => {
  const page = { softTimeoutMs: 1_500, hardTimeoutMs: 8 * SECOND, negativeTtlMs: 30 * SECOND };
  expect(freshness('fixtures', 'info', live)).toMatchObject(page);
  expect(freshness('livescores', 'today', [live])).toMatchObject({ ...page, hardTimeoutMs: 20 * SECOND });
  expect(freshness('fixtures', 'info', live, { mode: 'real' })).toMatchObject({
    ...page,
    softTimeoutMs: 500,
  });
});

test('has a period of at least a second', () => {
  expect(fresh('livescores', 'today', [match('scheduled', 0.001)])).toEqual([SECOND, SECOND]);
});

test('follows LIVE_EVERY for live matches of an account', () => {
  const operation = findOperation('livescores', 'live');
  if (!operation) throw new Error('no such operation');
  expect(computeFreshness(operation, [], NOON, { mode: 'real', livePollSeconds: 10 }).freshMs).toBe(
    10 * SECOND,
  );
  expect(computeFreshness(operation, [], NOON, { mode: 'embedded', livePollSeconds: 10 }).freshMs).toBe(
    5 * SECOND,
  );
});
