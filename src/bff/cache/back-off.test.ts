import { expect, test } from 'vitest';
import { Failure } from '#bff/failure.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createBackOff } from './back-off.ts';

const server = new Failure('upstream_unavailable', 'server');
const refusal = new Failure('upstream_refused', 'status');
const saysNow = new Failure('upstream_unavailable', 'server', { retryAfterMs: 0 });
const ofAccount = new Failure('rate_limited', 'limit', { retryAfterMs: 900_000 });
const unsent = new Failure('upstream_unavailable', 'breaker', { retryAfterMs: 2_000, isUnsent: true });

/** Returns the delays after consecutive failures, seconds. */
function delays(failures: readonly Failure[], periodMs: number, random = 0): number[] {
  const clock = createTickedClock();
  const backOff = createBackOff(clock.elapsed, () => random);
  return failures.map((failure) => {
    backOff.recordFailure('key', failure, periodMs);
    const left = (backOff.get('key')?.remainingMs ?? 0) / 1_000;
    clock.tick(left);
    return left;
  });
}

test.each<[string, Failure, number, number[]]>([
  ['with nothing held', server, 0, [1, 2, 3, 3, 3]],
  ['with old data', server, 5_000, [1, 5, 5, 5, 5]],
  ['with old data that are good for a day', server, 86_400_000, [1, 30, 30, 30, 30]],
  ['that are refusals', refusal, 5_000, [10, 10, 10, 10, 10]],
  ['that say "at once"', saysNow, 5_000, [1, 1, 1, 1, 1]],
  ['without a call', unsent, 5_000, [1, 1, 1, 1, 1]],
  ['that the account decides', ofAccount, 5_000, [1, 1, 1, 1, 1]],
])('delays failures %s', (_, failure, periodMs, seconds) => {
  expect(delays(Array(5).fill(failure), periodMs)).toEqual(seconds);
});

test('does not count calls that were not sent', () => {
  expect(delays([server, unsent, unsent, server], 0)).toEqual([1, 1, 1, 2]);
});

test('shortens delays of calls by up to a quarter and extends those of unsent ones by up to a quarter second', () => {
  expect(delays([server, server], 5_000, 1)).toEqual([0.75, 3.75]);
  expect(delays([unsent], 5_000, 1)).toEqual([1.25]);
});

test('retries soon after an isolated failure', () => {
  const clock = createTickedClock();
  const backOff = createBackOff(clock.elapsed, () => 0);
  const left = () => (backOff.get('key')?.remainingMs ?? 0) / 1_000;
  backOff.recordFailure('key', server, 5_000);
  backOff.recordSuccess('key');
  expect(left()).toBe(0);
  clock.tick(10);
  backOff.recordFailure('key', server, 5_000);
  expect(left()).toBe(5);
  backOff.recordSuccess('key');
  clock.tick(26);
  backOff.recordFailure('key', server, 5_000);
  expect(left()).toBe(1);
  backOff.clear();
  expect(left()).toBe(0);
});

test('retries soon once the data have become too old, unless the service has refused', () => {
  const clock = createTickedClock();
  const backOff = createBackOff(clock.elapsed, () => 0);
  const left = (key: string) =>
    [true, false].map((hasData) => (backOff.get(key, hasData)?.remainingMs ?? 0) / 1_000);
  for (const failure of [server, server]) backOff.recordFailure('failing', failure, 30_000);
  for (const failure of [refusal, refusal]) backOff.recordFailure('refused', failure, 30_000);
  expect(left('failing')).toEqual([30, 3]);
  expect(left('refused')).toEqual([30, 30]);
  clock.tick(3);
  expect(left('failing')).toEqual([27, 0]);
});

test('an answer that was earlier than the cached one blocks nothing once that one cannot be used', () => {
  const backOff = createBackOff(createTickedClock().elapsed, () => 0);
  backOff.recordFailure('key', new Failure('upstream_refused', 'older', { retryAfterMs: 5_000 }), 5_000);
  expect(backOff.get('key', true)?.remainingMs).toBe(5_000);
  expect(backOff.get('key', false)).toBeNull();
});
