import { expect, test } from 'vitest';
import { type Freshness, UNKNOWN } from '#web/data/freshness.ts';
import { healthOf, SNAPSHOT } from './health.ts';

const NOW = 1_795_274_580_000;
const answerOf = (fields: Partial<Freshness> = {}): Freshness => ({
  ...UNKNOWN,
  asOf: NOW - 3000,
  freshUntil: 2000,
  remainingMs: 5000,
  ...fields,
});
const failed = (failure: string, fields: Partial<Freshness> = {}) =>
  answerOf({ asOf: NOW - 20_000, failedAt: 1000, failure, ...fields });

test('one failed poll changes nothing, and two missed ones make the data stale', () => {
  const afterOne = answerOf({ asOf: NOW - 9000, failedAt: 1000, failure: 'unreachable' });
  expect(healthOf([afterOne], true, NOW, 1).state).toBe('fresh');
  expect(healthOf([failed('unreachable')], true, NOW, 1)).toEqual({
    state: 'stale',
    cause: 'unreachable',
    asOf: NOW - 20_000,
    staleSince: NOW - 8000,
    nextTryAt: 11_300,
  });
});

test.each([
  ['offline', 'offline'],
  ['unreachable', 'unreachable'],
  ['timeout', 'timeout'],
  ['upstream_unavailable', 'service'],
  ['rate_limited', 'limit'],
  ['upstream_refused', 'refused'],
  ['overloaded', 'busy'],
  ['internal', 'other'],
] as const)('a failure of %s is %s', (failure, cause) => {
  expect(healthOf([failed(failure)], true, NOW, 1).cause).toBe(cause);
});

test.each([
  ['offline', 'offline'],
  ['timeout', 'service'],
] as const)('an old answer of a server with %s is %s', (detail, cause) => {
  expect(healthOf([answerOf({ asOf: NOW - 60_000, detail })], true, NOW, 1).cause).toBe(cause);
});

test('of several faults that of a request that failed is the cause', () => {
  const old = answerOf({ asOf: NOW - 60_000, detail: 'timeout' });
  expect(healthOf([old, failed('offline')], true, NOW, 1).cause).toBe('offline');
});

test('answers of before a reload are stale however new they are, also where the time is unknown', () => {
  const snapshot = answerOf({ asOf: NOW - 1000, detail: SNAPSHOT });
  for (const now of [NOW, null])
    expect(healthOf([snapshot], true, now, 1)).toMatchObject({
      state: 'stale',
      cause: 'loading',
      asOf: NOW - 1000,
      staleSince: NOW - 1000,
    });
  expect(healthOf([snapshot, failed('offline', { detail: SNAPSHOT })], true, NOW, 1).cause).toBe('offline');
});

test('scores in play that have never come make the others stale, with their instant', () => {
  const missing = failed('timeout', { asOf: null });
  expect(healthOf([answerOf(), missing], true, NOW, 1)).toMatchObject({
    state: 'stale',
    cause: 'timeout',
    asOf: NOW - 3000,
  });
});

test('without any data it waits', () => {
  expect(healthOf([UNKNOWN], false, NOW, 1)).toMatchObject({ state: 'waiting', cause: 'loading' });
  expect(healthOf([failed('offline', { asOf: null })], false, NOW, 1)).toMatchObject({
    state: 'waiting',
    cause: 'offline',
  });
});

test('the next try comes within 30 s, unless the server demands a longer delay', () => {
  const nextTry = (fields: Partial<Freshness>) =>
    healthOf([failed('offline', fields)], true, NOW + 1e6, 1).nextTryAt;
  expect(nextTry({ period: 60_000 })).toBe(31_300);
  expect(nextTry({ period: 60_000, retryAfter: 45_000 })).toBe(46_300);
});

test('without a failure the next try comes when the answer is no longer fresh', () => {
  const old = answerOf({ asOf: NOW - 60_000, detail: 'timeout', failedAt: null });
  expect(healthOf([old], true, NOW, 1).nextTryAt).toBe(2000 + old.jitter);
});
