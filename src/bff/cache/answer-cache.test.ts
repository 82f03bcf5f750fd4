import { expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import { MAX_STALE_MS, PERIOD_MS, startAnswerCache } from '#bff/testing/start-answer-cache.ts';
import { makeBody } from './version.ts';

const LIVE = readApiRequest('livescores', 't=live');
const MATCH = readApiRequest('fixtures', 't=info&id=7');
const COUNTRIES = readApiRequest('countries', 't=list');

/** Starts the cache alone, without early refreshes, before a data service that a test controls. */
function setUp() {
  const started = startAnswerCache({ schedule: () => () => {} }, 0);
  const ask = async (apiRequest = LIVE) => {
    const outcome = await started.answers.get(apiRequest);
    if (outcome.how === 'failed') return [outcome.how, outcome.failure.reason] as const;
    const text = outcome.version.body.identity.toString();
    return [outcome.how, outcome.how === 'stale' ? `${text}, ${outcome.reason}` : text] as const;
  };
  return { ...started, ask };
}

const failure = () => new Failure('upstream_unavailable', 'connection');

test('makes one call for 500 simultaneous requests without data', async () => {
  const { origin, answers } = setUp();
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => answers.get(LIVE)));
  expect(origin.calls).toBe(1);
  expect(outcomes.filter((outcome) => outcome.how === 'miss' && outcome.isCollapsed)).toHaveLength(499);
});

test('makes one call for 500 simultaneous requests that fail', async () => {
  const { origin, answers } = setUp();
  origin.failure = failure();
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => answers.get(LIVE)));
  expect(origin.calls).toBe(1);
  expect(outcomes.every(({ how }) => how === 'failed')).toBe(true);
});

test('serves a fresh answer at once, without a call', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(4.9);
  expect(answers.get(LIVE)).not.toBeInstanceOf(Promise);
  expect(await ask()).toEqual(['hit', 'one']);
  expect(origin.calls).toBe(1);
});

test.each([
  ['a failure', failure(), 'old'],
  ['an earlier state, as of a lagging replica', new Failure('upstream_refused', 'older'), 'fresh'],
])('after $0 it holds $2 answers', async (_, refusal, holdings) => {
  const { clock, origin, answers, ask } = setUp();
  await ask(MATCH);
  clock.tick(4.9);
  await ask(LIVE);
  clock.tick(0.1);
  origin.failure = refusal;
  await ask(MATCH);
  expect(answers.holdings).toBe(holdings);
});

test('refreshes an expired answer once for all requests', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.text = 'two';
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => answers.get(LIVE)));
  expect(
    outcomes.every((outcome) => outcome.how === 'miss' && outcome.version.body.identity.toString() === 'two'),
  ).toBe(true);
  expect(origin.calls).toBe(2);
});

test('keeps bytes and tag of equal data', async () => {
  const { clock, answers } = setUp();
  const first = await answers.get(LIVE);
  clock.tick(5);
  const second = await answers.get(LIVE);
  if (first.how === 'failed' || second.how === 'failed') throw new Error('no answer');
  expect(second.version.body).toBe(first.version.body);
  expect(second.version.asOf).toBeGreaterThan(first.version.asOf);
});

test('serves old data with few calls during an outage of a minute, and new data soon after', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = failure();
  for (let second = 0; second < 60; second += 0.1) {
    clock.tick(0.1);
    expect((await ask())[1]).toMatch(/^one/);
  }
  expect(origin.calls - 1).toBeGreaterThan(10);
  expect(origin.calls - 1).toBeLessThan(25);
  expect(await ask()).toEqual(['stale', 'one, connection']);

  origin.failure = null;
  origin.text = 'two';
  clock.tick(5);
  expect(await ask()).toEqual(['miss', 'two']);
});

test('does not serve old data beyond their limit, however long the outage', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = failure();
  clock.tick((PERIOD_MS + MAX_STALE_MS) / 1_000 - 1);
  expect((await ask())[0]).toBe('stale');
  clock.tick(2);
  expect(await ask()).toEqual(['failed', 'connection']);
});

test('serves the old answer after the soft timeout of a slow data service, and at once to the next request', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(5);
  const { promise, resolve } = Promise.withResolvers<void>();
  origin.delay = promise;
  expect(await ask()).toEqual(['stale', 'one, slow']);
  clock.tick(1); // the refresh exceeds the soft timeout
  resolve();
  await expect.poll(() => ask()).toEqual(['hit', 'one']);

  clock.tick(5);
  origin.delay = new Promise(() => {});
  expect(answers.get(LIVE)).toMatchObject({ how: 'stale', reason: 'slow' });
  expect(origin.calls).toBe(3);
});

test('caches "not found" for a while and lets it replace data', async () => {
  const { clock, origin, ask } = setUp();
  await ask(MATCH);
  clock.tick(5);
  origin.failure = new Failure('not_found', 'absent');
  for (let second = 0; second < 29; second += 1) {
    expect(await ask(MATCH)).toEqual(['failed', 'absent']);
    clock.tick(1);
  }
  expect(origin.calls).toBe(2);
  clock.tick(1);
  origin.failure = null;
  expect(await ask(MATCH)).toEqual(['miss', 'one']);
});

test('keeps the data of a list that is reported as not found, and backs off for ten seconds', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.failure = new Failure('not_found', 'absent');
  for (let second = 0; second < 7; second += 1) {
    expect(await ask()).toEqual(['stale', 'one, absent']);
    clock.tick(1);
  }
  expect(origin.calls).toBe(2);
});

test('keeps data that the plan no longer includes', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  await ask(MATCH);
  origin.failure = new Failure('plan_limit', 'plan');
  clock.tick(5);
  expect([await ask(), await ask(MATCH)]).toEqual(Array(2).fill(['stale', 'one, plan']));
});

test('caches "not found" for at least a real second in a fast world', async () => {
  const { clock, origin, ask } = setUp();
  clock.rate = 3_600;
  origin.failure = new Failure('not_found', 'absent');
  await ask();
  clock.tick(0.9);
  await ask();
  expect(origin.calls).toBe(1);
});

test('keeps the old answer after a defect and reports its location without its message', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.failure = asFailure(new TypeError('cannot read secret words'));
  expect(await ask()).toEqual(['stale', 'one, defect']);
  expect(origin.failure.place).toMatch(/^TypeError [\w-]+\.test\.ts:\d+$/);
  expect(origin.failure.message).not.toContain('secret');
});

test('expires answers when the world moves on and drops them when it moves back', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = failure();
  clock.jump(300);
  expect(await ask()).toEqual(['stale', 'one, connection']);
  clock.jump(-3_600);
  clock.tick(3);
  expect(await ask()).toEqual(['failed', 'connection']);
  clock.jump(7_200);
  clock.tick(3);
  expect((await ask())[0]).toBe('failed');
});

test('retries after a failure even when the world stands still', async () => {
  const { clock, origin, ask } = setUp();
  origin.failure = failure();
  await ask();
  origin.failure = null;
  clock.rate = 0;
  clock.tick(2);
  expect(await ask()).toEqual(['miss', 'one']);
});

test('retries after three seconds at most once the old answer has become too old', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.failure = failure();
  await ask();
  clock.tick(1);
  await ask();
  origin.failure = null;
  clock.jump(MAX_STALE_MS / 1_000);
  expect(await ask()).toEqual(['failed', 'connection']);
  clock.tick(3);
  expect(await ask()).toEqual(['miss', 'one']);
});

test('stops all but live requests, then everything, as the allowance runs out, and reports it', async () => {
  const { clock, budget, origin, ask } = setUp();
  await ask();
  await ask(COUNTRIES);
  budget.learnReport({ requestsLeft: 1_000, plan: null }, clock.now());
  budget.learnReport({ requestsLeft: 90, plan: null }, clock.now());
  clock.tick(5);
  expect(await ask(COUNTRIES)).toEqual(['stale', 'one, limit']);
  expect((await ask())[0]).toBe('miss');
  budget.learnReport({ requestsLeft: 19, plan: null }, clock.now());
  clock.tick(5);
  expect(await ask()).toEqual(['stale', 'one, limit']);
  expect(origin.calls).toBe(3);
});

test('no longer watches a polled key whose refresh is refused at once', async () => {
  let isRefused = false;
  const { clock, answers } = startAnswerCache({
    load: (_, previous) => {
      if (isRefused) throw new Failure('not_found', 'absent');
      const asOf = clock.ageingNow();
      const freshUntil = asOf + PERIOD_MS;
      return makeBody('one', 'text/plain', previous?.body ?? null).then((body) => ({
        ...{
          body,
          asOf,
          receivedAt: asOf,
          freshUntil,
          refreshAt: freshUntil,
          deleteAt: freshUntil + MAX_STALE_MS,
        },
        progress: new Map(),
      }));
    },
    schedule: () => () => {},
  });
  await answers.get(MATCH);
  clock.tick(6);
  isRefused = true;
  expect(await answers.get(MATCH)).toMatchObject({ how: 'failed' });
  expect(answers.watchedKeys).toBe(0);
});
