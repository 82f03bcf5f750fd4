import { expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { Failure } from '#bff/failure.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { createBudget } from './budget.ts';

const LIVE = readApiRequest('livescores', 't=live');
const MATCH = readApiRequest('fixtures', 't=info&id=7');
const DAY = readApiRequest('fixtures', 't=schedule&d=2026-11-21');
const TABLE = readApiRequest('leagues', 't=standings&season_id=1');
const COUNTRIES = readApiRequest('countries', 't=list');
const ALL = [LIVE, MATCH, DAY, TABLE, COUNTRIES];

function setUp(perHour: number | null = null, perDay: number | null = null) {
  const clock = createTickedClock();
  const options = {
    clock,
    elapsed: clock.elapsed,
    allowance: { perHour, perDay },
    isMetered: true,
    livePeriodMs: 30_000,
    onChange: () => {},
  };
  const budget = createBudget(options);
  let calls = 0;
  return {
    clock,
    budget,
    options,
    calls: () => calls,
    observe: (requestsLeft: number | null, plan: string | null = null) =>
      budget.observe(LIVE, { requestsLeft, plan }),
    /** Sends one request, which the service answers or refuses. */
    call: (failure?: Failure, apiRequest = LIVE) =>
      budget.call(apiRequest, async () => {
        calls += 1;
        if (failure) throw failure;
      }),
  };
}

const limit = (retryAfterMs?: number) =>
  new Failure('rate_limited', 'limit', retryAfterMs === undefined ? {} : { retryAfterMs });

test('makes lists wait for their share of an even spending, but not live matches', () => {
  const { budget, clock, observe } = setUp();
  observe(1_000);
  observe(300);
  expect(ALL.map((apiRequest) => budget.wait(apiRequest) > 0)).toEqual([false, false, false, true, true]);
  observe(100);
  expect(ALL.map((apiRequest) => budget.wait(apiRequest) > 0)).toEqual([false, true, true, true, true]);
  // With a third of the hour left, a day's list needs 8 % of the allowance.
  expect(budget.wait(DAY)).toBe(2_448_000);
  clock.tick(0.69 * 3_600);
  expect(budget.wait(DAY)).toBe(0);
});

test('gives a single match the live rank once its data show that it is in play', async () => {
  const { budget, call, observe } = setUp();
  observe(1_000);
  await call(undefined, MATCH);
  budget.stretch(MATCH, 30_000, {});
  observe(100);
  expect(budget.wait(MATCH)).toBe(0);
});

test('stops all requests at 2 % and probes once at the full hour', async () => {
  const { budget, clock, call, calls, observe } = setUp();
  observe(1_000);
  observe(20);
  await expect(call()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 60 * MINUTE_MS });
  clock.tick(59 * 60);
  expect(ALL.map((apiRequest) => budget.wait(apiRequest))).toEqual(ALL.map(() => MINUTE_MS));
  clock.tick(60);
  expect(budget.wait(COUNTRIES)).toBe(0);
  const probe = call();
  await expect(call()).rejects.toMatchObject({ retryAfterMs: 5_000 });
  await probe;
  observe(999);
  await call();
  expect(calls()).toBe(2);
});

test('repeats an unanswered probe after a minute', async () => {
  const { clock, call, calls, observe } = setUp();
  observe(10);
  observe(0);
  clock.tick(3_600);
  await expect(call(new Failure('upstream_unavailable', 'timeout'))).rejects.toMatchObject({
    reason: 'timeout',
  });
  clock.tick(59);
  await expect(call()).rejects.toMatchObject({ code: 'rate_limited' });
  clock.tick(1);
  await call();
  expect(calls()).toBe(2);
});

test('repeats a refused probe at the next full hour', async () => {
  const { clock, budget, call, observe } = setUp();
  observe(10);
  observe(0);
  clock.tick(3_600);
  await expect(call(limit(10_000))).rejects.toThrow();
  clock.tick(60);
  expect(budget.wait(LIVE)).toBe(59 * MINUTE_MS);
});

test('sends at most one probe when the clock is set back while nothing is left', async () => {
  const { clock, budget, call, observe } = setUp();
  observe(1_000);
  observe(3);
  clock.jump(-7_200);
  await call();
  observe(2);
  expect(budget.wait(LIVE)).toBe(60 * MINUTE_MS);
});

test('counts many simultaneous refusals as one', async () => {
  const { budget, call, observe } = setUp();
  observe(1_000);
  await Promise.allSettled(Array.from({ length: 8 }, () => call(limit())));
  expect(budget.wait(LIVE)).toBe(0);
});

test('does not count two refusals with an answer between them as consecutive', async () => {
  const { clock, budget, call, observe } = setUp();
  observe(1_000);
  for (const failure of [limit(5_000), undefined, limit(5_000)]) {
    await call(failure).catch(() => {});
    clock.tick(10);
  }
  expect(budget.wait(LIVE)).toBe(0);
  await call(limit(5_000)).catch(() => {});
  expect(budget.wait(LIVE)).toBeGreaterThan(0);
});

test('follows the stricter of two limits', async () => {
  const { clock, budget, call, calls } = setUp(10, 25);
  const spend = async () => {
    for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  };
  await spend();
  expect(calls()).toBe(9);
  expect(budget.state).toMatchObject({ requestsLeft: 1, limit: 10, resetsAt: clock.now() + 60 * MINUTE_MS });
  clock.tick(3_600);
  await spend();
  clock.tick(3_600);
  await spend();
  expect(calls()).toBe(24);
  expect(budget.wait(LIVE)).toBe(10 * 60 * MINUTE_MS);
});

test('grants no second allowance when the clock jumps forward and back', async () => {
  const { clock, call, calls } = setUp(10);
  for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  clock.jump(-3_600 * 5);
  for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  expect(calls()).toBe(9);
});

test('ignores the answer to a request of the previous hour', async () => {
  const { clock, budget, observe } = setUp();
  observe(1_000);
  await budget.call(LIVE, async () => clock.tick(3_600));
  budget.observe(LIVE, { requestsLeft: 25, plan: null });
  expect(budget.stretch(LIVE, 30_000, [])).toBe(30_000);
});

test('continues with the remaining requests after a restart within a window', async () => {
  const { budget, call, options } = setUp(10);
  for (let request = 0; request < 9; request += 1) await call();
  const restartedBudget = createBudget(options);
  restartedBudget.restore(budget.savedState);
  expect(restartedBudget.wait(LIVE)).toBe(60 * MINUTE_MS);
});

test('refreshes a match at its kick-off, and everything when a new window begins', async () => {
  const { clock, budget, call, observe } = setUp();
  observe(1_000);
  observe(30);
  await call(undefined, MATCH);
  const kickOff = clock.now() / 1_000 + 600;
  const scheduled = { phase: 'scheduled', time: { timestamp: kickOff } };
  expect(budget.stretch(MATCH, 300_000, scheduled)).toBe(600_000);
  for (let page = 0; page < 20; page += 1) await call(undefined, DAY).catch(() => {});
  expect(budget.stretch(DAY, 300_000, [])).toBe(60 * MINUTE_MS + 30_000);
  expect(budget.state.stretch.day).toBeGreaterThan(10);
});

test('reports an unknown allowance until the first report', () => {
  expect(setUp().budget.state).toEqual({
    requestsLeft: null,
    limit: null,
    resetsAt: null,
    stretch: { live: 1, day: 1, table: 1, catalogue: 1 },
  });
});
