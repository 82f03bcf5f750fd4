import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropFreshness,
  type Freshness,
  freshness,
  freshnessOf,
  nextPoll,
  oldAfter,
  readFreshness,
  setFreshness,
  UNKNOWN,
} from './freshness.ts';

const parse = (headers: Record<string, string>, at = 1000, before: Freshness = UNKNOWN, rate = 1) =>
  readFreshness(new Headers(headers), at, before, rate, () => 0.5);

const NOW = 1_795_273_200_000;
/** Time that a response to a poll may take, ms. */
const MIN_MS_FOR_ANSWER = 1400;

test("polls when the answer's freshness ends, plus a jitter", () => {
  const freshness = parse({ 'cache-control': 'max-age=5, stale-while-revalidate=60' });
  expect(nextPoll(freshness, 1000, false)).toBe(5000 + 350);
  expect(nextPoll(freshness, 4000, false)).toBe(2000 + 350);
});

test('polls at most once a second, however late the page is', () => {
  const freshness = parse({ 'cache-control': 'max-age=5' });
  expect(nextPoll(freshness, 60_000, false)).toBe(1000);
});

test('the jitter is between 100 and 600 ms', () => {
  const headers = new Headers({ 'cache-control': 'max-age=5' });
  expect(readFreshness(headers, 0, UNKNOWN, 1, () => 0).jitter).toBe(100);
  expect(readFreshness(headers, 0, UNKNOWN, 1, () => 1).jitter).toBe(600);
});

test('waits two periods after an error, or as long as Retry-After demands', () => {
  const freshness = { ...parse({ 'cache-control': 'max-age=5' }), failedAt: 7000 };
  expect(nextPoll(freshness, 7000, false)).toBe(10_000 + 350);
  expect(nextPoll({ ...freshness, retryAfter: 30_000 }, 7000, false)).toBe(30_000 + 350);
});

test('does not poll for what is over, unless the last request failed', () => {
  const freshness = parse({ 'cache-control': 'max-age=5' });
  expect(nextPoll(freshness, 1000, true)).toBe(false);
  expect(nextPoll({ ...freshness, failedAt: 1000 }, 1000, true)).not.toBe(false);
});

test('the period is the remaining time plus the age, which counts in seconds of the world', () => {
  expect(parse({ 'cache-control': 'max-age=2', age: '3' }).period).toBe(5000);
  expect(parse({ 'cache-control': 'max-age=2', age: '180' }, 1000, UNKNOWN, 60).period).toBe(5000);
  expect(parse({ 'world-time': '1795273200000; rate=60', age: '180' }, 1000, UNKNOWN, 60).asOf).toBe(
    1_795_273_020_000,
  );
});

test('a response without these headers is fresh for five seconds, of an unknown instant', () => {
  expect(parse({}, 1000, { ...UNKNOWN, period: 9000, asOf: 7, failedAt: 1, failure: 'timeout' })).toEqual({
    freshUntil: 6000,
    remainingMs: 5000,
    ageMs: 0,
    period: 5000,
    asOf: null,
    etag: null,
    jitter: 350,
    detail: null,
    failedAt: null,
    failure: null,
    retryAfter: 0,
    gap: null,
  });
});

test('polls when the next version is expected, more exactly than max-age says', () => {
  const hit = parse({ 'cache-control': 'max-age=5', 'cache-status': 'Touchline; hit; ttl=5; next=3.6' });
  expect(nextPoll(hit, 1_000, false)).toBe(3_600 + hit.jitter);
});

test('headers without max-age and instant count as missing', () => {
  const headers = { 'cache-control': 'no-store', 'world-time': 'rate=60' };
  expect(parse(headers)).toMatchObject({ period: 5000, asOf: null });
});

test('a first request that failed is repeated like one that is fresh for five seconds', () => {
  expect(nextPoll({ ...UNKNOWN, failedAt: 1000 }, 1000, false)).toBe(10_300);
});

test('keeps the tag of the answer for the next request', () => {
  expect(parse({ etag: '"a1"' }).etag).toBe('"a1"');
});

test('a stale answer has its reason, and keeps the previous period', () => {
  const before = parse({ 'cache-control': 'max-age=5' });
  const stale = {
    'cache-control': 'max-age=4',
    age: '90',
    'cache-status': 'Touchline; fwd=stale; ttl=-85; detail=timeout',
  };
  expect(parse(stale, 1000, before)).toMatchObject({ period: 5000, detail: 'timeout' });
});

test('an answer that is cached for longer has a longer period', () => {
  const stretched = {
    'cache-control': 'max-age=360',
    age: '240',
    'cache-status': 'Touchline; hit; ttl=360; detail=allowance; window=hour',
  };
  const before = parse({ 'cache-control': 'max-age=30' });
  expect(parse(stretched, 1000, before)).toMatchObject({ period: 600_000, detail: 'allowance-hour' });
});

test('data are old after two polls and a grace time', () => {
  const freshness = parse({ 'cache-control': 'max-age=5', 'world-time': '1000000' });
  expect(oldAfter(freshness, 1)).toBe(1_000_000 + 12_000);
  expect(oldAfter(freshness, 60)).toBe(1_000_000 + 12_000 * 60);
  expect(oldAfter(freshness, 1, 15_000)).toBe(1_000_000 + 32_000);
  expect(oldAfter(UNKNOWN, 1)).toBe(Number.POSITIVE_INFINITY);
});

test('a minimum of the interval counts from the data on, and for the next attempt after a failure', () => {
  const freshness = parse({ 'cache-control': 'max-age=5' });
  const { jitter } = freshness;
  expect(nextPoll(freshness, 1000, false, 15_000)).toBe(15_000 + jitter);
  expect(nextPoll(freshness, 9000, false, 15_000)).toBe(7000 + jitter);
  expect(nextPoll(freshness, 1000, false, 3000)).toBe(5000 + jitter);
  expect(nextPoll({ ...freshness, failedAt: 9000 }, 9000, false, 15_000)).toBe(30_000 + jitter);
});

test('an answer with old data is followed by a poll before they are called old', () => {
  const headers = {
    'cache-control': 'max-age=1',
    age: '16',
    'cache-status': 'Touchline; fwd=stale; ttl=-11; detail=slow',
    'world-time': `${NOW}; rate=1`,
  };
  const freshness = parse(headers, 1000, { ...UNKNOWN, period: 5000 });
  expect(nextPoll(freshness, 1000, false, 15_000)).toBe(1000 + freshness.jitter);
});

test('no answer is called old before its next poll has had time to arrive', () => {
  const cases = fc.record({
    remaining: fc.integer({ min: 1, max: 86_400 }),
    age: fc.integer({ min: 0, max: 86_400 }),
    minMs: fc.constantFrom(0, 15_000, 60_000, 300_000),
    rate: fc.constantFrom(1, 60),
  });
  fc.assert(
    fc.property(cases, ({ remaining, age, minMs, rate }) => {
      const headers = {
        'cache-control': `max-age=${remaining}`,
        age: `${age}`,
        'world-time': `${NOW + age * 1000}; rate=${rate}`,
      };
      const freshness = readFreshness(new Headers(headers), 0, UNKNOWN, rate, () => 1);
      const realMsToPoll = nextPoll(freshness, 0, false, minMs) || 0;
      const realMsToLimit = (oldAfter(freshness, rate, minMs) - (NOW + age * 1000)) / rate;
      expect(realMsToLimit - realMsToPoll).toBeGreaterThanOrEqual(MIN_MS_FOR_ANSWER);
    }),
  );
});

test('answers more than two real minutes apart leave a gap, which is stored', () => {
  const at = (world: number) => ({ 'world-time': `${world}`, 'cache-control': 'max-age=5' });
  const first = parse(at(1_000_000));
  const next = parse(at(1_005_000), 6000, first);
  expect(next.gap).toBeNull();
  const back = parse(at(4_600_000), 3_600_000, next);
  expect(back.gap).toEqual({ from: 1_005_000, to: 4_600_000 });
  expect(parse(at(4_605_000), 3_605_000, back).gap).toBe(back.gap);
  expect(parse(at(4_600_000), 65_000, next, 60).gap).toBeNull();
  expect(parse(at(1_120_000), 120_000, first).gap).toBeNull();
  expect(parse(at(1_120_001), 120_000, first).gap).not.toBeNull();
  expect(parse({}, 3_610_000, back).gap).toBe(back.gap);
});

test('answers with a period of five minutes leave a gap after ten', () => {
  const at = (world: number) => ({ 'world-time': `${world}`, 'cache-control': 'max-age=300' });
  const first = parse(at(1_000_000));
  expect(parse(at(1_600_000), 600_000, first).gap).toBeNull();
  expect(parse(at(1_600_001), 600_000, first).gap).not.toBeNull();
});

test('stores the freshness by query, and tells listeners of each change until they leave', () => {
  const today = parse({ 'cache-control': 'max-age=60' });
  let changes = 0;
  const unsubscribe = freshness.subscribe(() => {
    changes += 1;
  });
  expect(freshnessOf('today')).toBe(UNKNOWN);
  setFreshness('today', today);
  expect(freshnessOf('today')).toBe(today);
  expect([...freshness.get()]).toEqual([['today', today]]);
  expect(changes).toBe(1);
  unsubscribe();
  setFreshness('today', UNKNOWN);
  expect(changes).toBe(1);
  dropFreshness('today');
  expect([...freshness.get()]).toEqual([]);
});
