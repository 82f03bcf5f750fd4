/** Polled keys are refreshed before they expire and protected from eviction until polls end. */
import { describe, expect, test } from 'vitest';
import { Failure } from '#bff/failure.ts';
import { apiRequestFor, startAnswerCache } from '#bff/testing/start-answer-cache.ts';

const failure = () => new Failure('upstream_unavailable', 'connection');

describe('a polled key', () => {
  test('is refreshed before it expires with one call a period, so that no poll waits', async () => {
    const { origin, answers, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    await pass(300, async () => expect((await answers.get(apiRequestFor(1))).how).toBe('hit'));
    expect(origin.calls).toBe(1 + 300 / 5);
  });

  test('has new data within its period', async () => {
    const { origin, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    origin.text = 'two';
    await pass(4);
    expect(await ask()).toBe('hit two');
  });

  test('is not refreshed after two periods without a request', async () => {
    const { origin, answers, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    expect(answers.watchedKeys).toBe(1);
    await pass(60);
    expect(origin.calls).toBeLessThanOrEqual(4);
    expect(answers.watchedKeys).toBe(0);
  });

  test('is not watched after a single request', async () => {
    const { origin, answers, ask, pass } = startAnswerCache();
    await ask();
    await pass(60);
    expect([origin.calls, answers.watchedKeys]).toEqual([1, 0]);
  });

  test('is served at once with old data while its refresh takes seven seconds', async () => {
    const { origin, answers, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    for (let second = 0; second < 60; second += 7) {
      const { promise, resolve } = Promise.withResolvers<void>();
      origin.delay = promise;
      await pass(7, async () => expect(answers.get(apiRequestFor(1))).not.toBeInstanceOf(Promise));
      resolve();
    }
    expect(origin.calls).toBeLessThanOrEqual(1 + 60 / 5);
  });

  test('stays cached without calls when the allowance runs out', async () => {
    const { budget, clock, origin, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    budget.learnReport({ requestsLeft: 1_000, plan: null }, clock.now());
    budget.learnReport({ requestsLeft: 10, plan: null }, clock.now());
    await pass(59, async () => expect(await ask()).toMatch(/^(hit|stale) one$/));
    expect(origin.calls).toBe(1);
  });
});

describe('a failing data service', () => {
  test('gets at most 0.6 attempts a second in a minute of 200 answered requests a second', async () => {
    const { origin, answers, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    origin.failure = failure();
    await pass(60, async () => {
      for (let request = 0; request < 200; request += 1) {
        expect(answers.get(apiRequestFor(1))).toMatchObject({ how: expect.stringMatching(/hit|stale/) });
      }
    });
    expect(origin.calls - 1).toBeGreaterThan(5);
    expect(origin.calls - 1).toBeLessThanOrEqual(36);
    origin.failure = null;
    origin.text = 'two';
    await pass(5);
    expect(await ask()).toBe('hit two');
  });

  test('that fails every other call is hidden from clients with at most 1.2 times the calls', async () => {
    const { clock, origin, ask, pass } = startAnswerCache({ random: () => 0.5 });
    await ask();
    await ask();
    let seed = 7;
    await pass(600, async () => {
      seed = (seed * 16_807) % 2_147_483_647;
      origin.failure = seed % 2 === 0 ? new Failure('upstream_unavailable', 'server') : null;
      expect(await ask()).toMatch(/^(hit|stale) one$/);
    });
    expect(origin.calls).toBeGreaterThan(60);
    expect(origin.calls).toBeLessThanOrEqual((1.2 * clock.elapsed()) / 5_000);
  });

  test('that fails once is retried within a second', async () => {
    const { origin, ask, pass } = startAnswerCache();
    await ask();
    await ask();
    origin.failure = failure();
    await pass(4);
    origin.failure = null;
    origin.text = 'two';
    await pass(1);
    expect(await ask()).toBe('hit two');
  });
});

describe('a restart of the data service', () => {
  test('serves old answers at once, and new ones as soon as it is ready', async () => {
    const { origin, answers, ask, pass } = startAnswerCache({ isSupervised: true });
    await ask();
    await ask();
    origin.failure = failure();
    answers.onUpstreamDown();
    await pass(30, async () => expect(await ask()).toMatch(/^(hit|stale) one$/));
    expect(answers.holdings).toBe('old');
    origin.failure = null;
    origin.text = 'two';
    answers.onUpstreamReady();
    await pass(1);
    expect(await ask()).toBe('hit two');
    expect(answers.holdings).toBe('fresh');
  });

  test('makes a request without cached data wait until it is ready', async () => {
    const { origin, answers, ask } = startAnswerCache({ isSupervised: true });
    answers.onUpstreamDown();
    const answer = ask();
    await new Promise(setImmediate);
    expect([origin.calls, answers.holdings]).toEqual([0, 'nothing']);
    answers.onUpstreamReady();
    expect(await answer).toBe('miss one');
  });

  test('makes a request wait whose connection was cut by the exit', async () => {
    const { origin, answers, ask } = startAnswerCache({ isSupervised: true });
    origin.failure = failure();
    const answer = ask();
    await new Promise(setImmediate);
    answers.onUpstreamDown();
    origin.failure = null;
    setTimeout(() => answers.onUpstreamReady(), 60);
    expect(await answer).toBe('miss one');
  });

  test('makes no request wait beyond its deadline', async () => {
    const { answers, ask } = startAnswerCache({
      isSupervised: true,
      timeoutsOf: () => ({ softTimeoutMs: 5, hardTimeoutMs: 20, negativeTtlMs: 30_000 }),
    });
    answers.onUpstreamDown();
    expect(await ask()).toBe('failed connection');
  });
});

test('serves 300 keys that expire in an outage, and refreshes them within four seconds of its end', async () => {
  const { origin, answers, pass } = startAnswerCache();
  const apiRequests = Array.from({ length: 300 }, (_, index) => apiRequestFor(index + 1));
  const requestAll = () => Promise.all(apiRequests.map((apiRequest) => answers.get(apiRequest)));
  await requestAll();
  await requestAll();
  origin.failure = new Failure('upstream_unavailable', 'breaker', { retryAfterMs: 2_000 });
  await pass(8, async () => expect((await requestAll()).every(({ how }) => how !== 'failed')).toBe(true));
  origin.failure = null;
  await pass(4);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await requestAll()).every(({ how }) => how === 'hit')).toBe(true);
});
