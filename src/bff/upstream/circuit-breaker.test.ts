import { describe, expect, test } from 'vitest';
import { Failure } from '#bff/failure.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const limit = (retryAfterMs?: number) =>
  new Failure('rate_limited', 'limit', retryAfterMs === undefined ? {} : { retryAfterMs });
const server = () => new Failure('upstream_unavailable', 'server');

function setUp() {
  const clock = createTickedClock();
  const breaker = createCircuitBreaker(clock.elapsed);
  /** Whether a call may be sent now. */
  const canCall = () => {
    try {
      breaker.check();
      return true;
    } catch {
      return false;
    }
  };
  return { clock, breaker, canCall };
}

describe('after "too many requests"', () => {
  test.each([
    [undefined, 60],
    [0, 5],
    [1_000, 5],
    [120_000, 120],
  ])('with %s ms, no call is sent for %i s', (retryAfterMs, seconds) => {
    const { clock, breaker, canCall } = setUp();
    breaker.recordFailure(limit(retryAfterMs));
    clock.tick(seconds - 0.1);
    expect(canCall()).toBe(false);
    clock.tick(0.1);
    expect(canCall()).toBe(true);
  });

  test('one probe is sent per window, however many calls wait', () => {
    const { clock, breaker, canCall } = setUp();
    breaker.recordFailure(limit());
    let calls = 0;
    for (let window = 0; window < 10; window += 1) {
      clock.tick(60);
      for (let call = 0; call < 20; call += 1) {
        if (canCall()) calls += 1;
      }
      breaker.recordFailure(limit());
    }
    expect(calls).toBe(10);
  });

  test('the answer to the probe ends the pause, that to an earlier call does not', () => {
    const { clock, breaker, canCall } = setUp();
    breaker.recordFailure(limit());
    breaker.recordAnswer();
    expect(canCall()).toBe(false);
    clock.tick(60);
    expect([canCall(), canCall()]).toEqual([true, false]);
    breaker.recordAnswer();
    expect([canCall(), canCall()]).toEqual([true, true]);
  });

  test('failures of pending calls do not shorten the pause', () => {
    const { clock, breaker, canCall } = setUp();
    breaker.recordFailure(limit());
    for (let call = 0; call < 8; call += 1) breaker.recordFailure(server());
    clock.tick(10);
    expect(canCall()).toBe(false);
  });
});

test('sends another probe two seconds after one without an answer', () => {
  const { clock, breaker, canCall } = setUp();
  for (let call = 0; call < 5; call += 1) breaker.recordFailure(server());
  clock.tick(2);
  expect([canCall(), canCall()]).toEqual([true, false]);
  clock.tick(2);
  expect(canCall()).toBe(true);
});
