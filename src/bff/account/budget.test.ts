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
    /** Takes over a report that is confirmed. */
    learn: (requestsLeft: number | null, plan: string | null = null) =>
      budget.learnReport({ requestsLeft, plan }, clock.now()),
    wait: (apiRequest = LIVE) => budget.refusal(apiRequest)?.retryAfterMs ?? 0,
    /** Sends one request, which the service refuses, or answers with a report. */
    async call(answer?: Failure | number, apiRequest = LIVE) {
      const { call } = await budget.call(apiRequest, async () => {
        calls += 1;
        if (answer instanceof Failure) throw answer;
      });
      if (answer !== undefined && !(answer instanceof Failure))
        budget.observe(apiRequest, { requestsLeft: answer, plan: null }, call);
    },
  };
}

const limit = (retryAfterMs?: number) =>
  new Failure('rate_limited', 'limit', retryAfterMs === undefined ? {} : { retryAfterMs });

test('makes lists wait for their share of an even spending, but not live matches', () => {
  const { wait, clock, learn } = setUp();
  learn(1_000);
  learn(300);
  expect(ALL.map((apiRequest) => wait(apiRequest) > 0)).toEqual([false, false, false, true, true]);
  learn(100);
  expect(ALL.map((apiRequest) => wait(apiRequest) > 0)).toEqual([false, true, true, true, true]);
  // With a third of the hour left, a day's list needs 8 % of the allowance.
  expect(wait(DAY)).toBe(2_448_000);
  clock.tick(0.69 * 3_600);
  expect(wait(DAY)).toBe(0);
});

test('gives a single match the live rank once its data show that it is in play', async () => {
  const { budget, wait, call, learn } = setUp();
  learn(1_000);
  await call(undefined, MATCH);
  budget.stretch(MATCH, 30_000, {});
  learn(100);
  expect(wait(MATCH)).toBe(0);
});

test('sends background requests after all others, and counts it as no demand', async () => {
  const { budget, wait, call, learn } = setUp();
  const background = {
    ...readApiRequest('fixtures', 't=match_oddsinplay&id=7'),
    isBackground: true,
  } as const;
  learn(1_000);
  expect(wait(background)).toBe(0);
  for (let match = 0; match < 100; match += 1) {
    const request = {
      ...readApiRequest('fixtures', `t=match_oddsinplay&id=${match + 1}`),
      isBackground: true,
    } as const;
    await call(undefined, request);
    expect(budget.stretch(request, 30_000, [])).toBe(30_000);
  }
  expect(Math.max(...Object.values(budget.state.stretch))).toBe(1);
  // Viewers need more than there is: their lists come less often, and background requests are not sent.
  for (let match = 0; match < 100; match += 1) {
    const request = readApiRequest('fixtures', `t=match_oddsinplay&id=${match + 1}`);
    await call(undefined, request);
    budget.stretch(request, 30_000, []);
  }
  expect([wait(DAY), wait(background)]).toEqual([0, MINUTE_MS]);
  // Less than half of an even spending is left.
  learn(450);
  expect([wait(COUNTRIES) > MINUTE_MS, wait(background) > MINUTE_MS, wait(DAY)]).toEqual([true, true, 0]);
});

test('stops at 2 % and lets one call an interval ask whether that is still so', async () => {
  const { clock, wait, call, calls, learn } = setUp();
  learn(1_000);
  learn(21);
  await call(20);
  for (const minutes of [1, 5, 15, 15]) {
    const before = calls();
    await expect(call()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: minutes * MINUTE_MS });
    clock.tick(minutes * 60 - 1);
    expect(ALL.map(wait)).toEqual(ALL.map(() => 1_000));
    clock.tick(1);
    await call(19);
    expect(calls() - before).toBe(1);
  }
});

test('sends no other call during a probe', async () => {
  const { clock, call, learn, wait } = setUp();
  learn(1_000);
  learn(0);
  clock.tick(60);
  const probe = call(999);
  await expect(call()).rejects.toMatchObject({ retryAfterMs: 5_000 });
  await probe;
  expect(wait()).toBe(0);
});

test('asks again at the end of the window', async () => {
  const { clock, call, learn, wait } = setUp();
  learn(1_000);
  learn(21);
  clock.tick(3_600 - 10);
  await call(20);
  expect(wait()).toBe(10_000);
});

test('repeats a probe without an answer after a minute', async () => {
  const { clock, call, calls, learn } = setUp();
  learn(10);
  learn(0);
  clock.tick(60);
  await expect(call(new Failure('upstream_unavailable', 'timeout'))).rejects.toMatchObject({
    reason: 'timeout',
  });
  clock.tick(59);
  await expect(call()).rejects.toMatchObject({ code: 'rate_limited' });
  clock.tick(1);
  await call();
  expect(calls()).toBe(2);
});

test('takes a refusal without a report for a pause, however often it comes', async () => {
  const { clock, call, learn, wait, budget } = setUp();
  learn(1_000);
  for (let refusal = 0; refusal < 5; refusal += 1) {
    await call(limit(1_000)).catch(() => {});
    expect(wait()).toBe(5_000);
    clock.tick(5);
  }
  expect(budget.state).toMatchObject({ requestsLeft: 1_000, gate: 'limit' });
  await call();
  expect(budget.state.gate).toBe('open');
});

test('believes a sudden end only after a second answer', async () => {
  const { clock, call, wait, budget } = setUp();
  await call(5_000);
  await call(0);
  expect([wait(), budget.state.requestsLeft, budget.savedState.refusals]).toEqual([60_000, 4_999, undefined]);
  clock.tick(60);
  await call(0);
  expect([wait(), budget.state.requestsLeft, budget.savedState.refusals]).toEqual([60_000, 0, 1]);
  clock.tick(60);
  await call(4_990);
  expect([wait(), budget.state.requestsLeft, budget.savedState.refusals]).toEqual([0, 4_990, undefined]);
});

test('forgets a sudden end that the next answer does not confirm', async () => {
  const { clock, call, wait, budget } = setUp();
  await call(5_000);
  await call(0);
  clock.tick(60);
  await call(4_990);
  expect([wait(), budget.state.requestsLeft]).toEqual([0, 4_990]);
});

test('believes the first higher count after a first one of 0 was confirmed', async () => {
  const { clock, call, wait, budget } = setUp();
  for (const left of [0, 0, 4_990]) {
    await call(left);
    clock.tick(60);
  }
  expect([wait(), budget.state.requestsLeft]).toEqual([0, 4_990]);
});

test('believes a count after an end, also when the account was refused in between', async () => {
  const { clock, call, wait, budget } = setUp();
  for (const answer of [5_000, 0, 0, new Failure('upstream_refused', 'credentials'), 4_990]) {
    await call(answer).catch(() => {});
    clock.tick(60);
  }
  expect([wait(), budget.state.requestsLeft]).toEqual([0, 4_990]);
});

test('keeps live matches at a quarter of an hour after a fall for no reason of ours, and believes its end', async () => {
  const { clock, call, budget } = setUp();
  await call(5_000);
  await call(101);
  clock.tick(60);
  await call(101);
  expect(budget.state).toMatchObject({ requestsLeft: 101, gate: 'open' });
  expect(budget.stretch(LIVE, 30_000, [])).toBe(15 * MINUTE_MS);
  clock.tick(15 * 60);
  await call(4_900);
  expect(budget.state.requestsLeft).toBe(4_900);
  expect(budget.stretch(LIVE, 30_000, [])).toBe(30_000);
});

test('follows the stricter of two limits', async () => {
  const { clock, wait, budget, call, calls } = setUp(10, 25);
  const spend = async () => {
    for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  };
  await spend();
  expect(calls()).toBe(9);
  expect(budget.state).toMatchObject({ requestsLeft: 1, limit: 10, resetsAt: clock.now() + 60 * MINUTE_MS });
  expect(budget.refusal(LIVE)).toMatchObject({
    window: 'hour',
    message: expect.stringContaining('This hour’s'),
  });
  clock.tick(3_600);
  await spend();
  clock.tick(3_600);
  await spend();
  expect(calls()).toBe(24);
  expect(wait()).toBe(10 * 60 * MINUTE_MS);
  expect(budget.refusal(LIVE)).toMatchObject({
    window: 'day',
    message: 'Today’s requests are used up. The data service is asked again at 00:00 UTC.',
  });
});

test('grants no second allowance when the clock jumps forward and back', async () => {
  const { clock, call, calls } = setUp(10);
  for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  clock.jump(-3_600 * 5);
  for (let request = 0; request < 20; request += 1) await call().catch(() => {});
  expect(calls()).toBe(9);
});

test('ignores the answer to a request of the previous hour', async () => {
  const { clock, budget, call } = setUp();
  await call(1_000);
  clock.tick(3_595);
  const { call: late } = await budget.call(MATCH, async () => clock.tick(5));
  await call(999);
  budget.observe(MATCH, { requestsLeft: 25, plan: null }, late);
  expect(budget.stretch(LIVE, 30_000, [])).toBe(30_000);
});

test('continues with the remaining requests after a restart within a window', async () => {
  const { budget, call, options } = setUp(10);
  for (let request = 0; request < 9; request += 1) await call();
  const restartedBudget = createBudget(options);
  restartedBudget.restore(budget.savedState);
  expect(restartedBudget.refusal(LIVE)?.retryAfterMs).toBe(60 * MINUTE_MS);
});

test('lets a restart take the place of the next probe', async () => {
  const { clock, budget, call, learn, options } = setUp();
  learn(1_000);
  learn(0);
  clock.tick(60);
  await call(0);
  const restartedBudget = createBudget(options);
  restartedBudget.restore(budget.savedState);
  expect(restartedBudget.refusal(LIVE)).toBeNull();
  const { call: probe } = await restartedBudget.call(LIVE, async () => {});
  restartedBudget.observe(LIVE, { requestsLeft: 0, plan: null }, probe);
  expect(restartedBudget.refusal(LIVE)?.retryAfterMs).toBe(15 * MINUTE_MS);
});

test('refreshes a match at its kick-off, and everything when a new window begins', async () => {
  const { clock, budget, call, learn } = setUp();
  learn(1_000);
  learn(30);
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
    gate: 'open',
    waitMs: 0,
  });
});
