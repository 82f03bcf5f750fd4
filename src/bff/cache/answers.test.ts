import { expect, test } from 'vitest';
import { asFailure, Failure } from '#bff/failure.ts';
import { readQuestion } from '#bff/question.ts';
import { MAX_STALE_MS, PERIOD_MS, startAnswers } from '#bff/testing/start-answers.ts';

const LIVE = readQuestion('livescores', 't=live');
const MATCH = readQuestion('fixtures', 't=info&id=7');
const COUNTRIES = readQuestion('countries', 't=list');

/** The policy alone, without refreshes ahead, before a data service that a test commands. */
function setUp() {
  const started = startAnswers({ schedule: () => () => {} }, 0);
  const ask = async (question = LIVE) => {
    const outcome = await started.answers.ask(question);
    if (outcome.how === 'failed') return [outcome.how, outcome.failure.reason] as const;
    const text = outcome.version.body.identity.toString();
    return [outcome.how, outcome.how === 'stale' ? `${text}, ${outcome.why}` : text] as const;
  };
  return { ...started, ask };
}

const down = () => new Failure('upstream_unavailable', 'connection');

test('500 who ask at once for what nobody has make one call', async () => {
  const { origin, answers } = setUp();
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => answers.ask(LIVE)));
  expect(origin.calls).toBe(1);
  expect(outcomes.filter((outcome) => outcome.how === 'miss' && outcome.collapsed)).toHaveLength(499);
});

test('500 who ask at once make one call when it fails, too', async () => {
  const { origin, answers } = setUp();
  origin.failure = down();
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => answers.ask(LIVE)));
  expect(origin.calls).toBe(1);
  expect(outcomes.every(({ how }) => how === 'failed')).toBe(true);
});

test('a fresh answer is served at once, without a call', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(4.9);
  expect(answers.ask(LIVE)).not.toBeInstanceOf(Promise);
  expect(await ask()).toEqual(['hit', 'one']);
  expect(origin.calls).toBe(1);
});

test('an answer that is over is fetched anew, once for everybody', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.text = 'two';
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => answers.ask(LIVE)));
  expect(
    outcomes.every((outcome) => outcome.how === 'miss' && outcome.version.body.identity.toString() === 'two'),
  ).toBe(true);
  expect(origin.calls).toBe(2);
});

test('equal data keep their bytes and their tag', async () => {
  const { clock, answers } = setUp();
  const first = await answers.ask(LIVE);
  clock.tick(5);
  const second = await answers.ask(LIVE);
  if (first.how === 'failed' || second.how === 'failed') throw new Error('no answer');
  expect(second.version.body).toBe(first.version.body);
  expect(second.version.asOf).toBeGreaterThan(first.version.asOf);
});

test('an outage of a minute: old data all the way, few calls, and new data soon after', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = down();
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

test('old data are not shown beyond their bound, however long the outage', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = down();
  clock.tick((PERIOD_MS + MAX_STALE_MS) / 1_000 - 1);
  expect((await ask())[0]).toBe('stale');
  clock.tick(2);
  expect(await ask()).toEqual(['failed', 'connection']);
});

test('who waits for a slow data service has the old answer soon, and the next one at once', async () => {
  const { clock, origin, answers, ask } = setUp();
  await ask();
  clock.tick(5);
  const { promise, resolve } = Promise.withResolvers<void>();
  origin.delay = promise;
  expect(await ask()).toEqual(['stale', 'one, slow']);
  clock.tick(1); // the refresh takes longer than `soft`
  resolve();
  await expect.poll(() => ask()).toEqual(['hit', 'one']);

  clock.tick(5);
  origin.delay = new Promise(() => {});
  expect(answers.ask(LIVE)).toMatchObject({ how: 'stale', why: 'slow' });
  expect(origin.calls).toBe(3);
});

test('"there is no such thing" is believed for a while, and replaces what was there', async () => {
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

test('a list that is said not to exist keeps what was there, and is not requested for ten seconds', async () => {
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

test('what the plan lacks is not asked for again for ten minutes', async () => {
  const { clock, origin, ask } = setUp();
  origin.failure = new Failure('plan_limit', 'plan');
  for (let second = 0; second < 600; second += 10) {
    expect(await ask()).toEqual(['failed', 'plan']);
    clock.tick(10);
  }
  expect(origin.calls).toBe(1);
  await ask();
  expect(origin.calls).toBe(2);
});

test('in a world that runs fast "no" holds for a second of ours, like everything', async () => {
  const { clock, origin, ask } = setUp();
  clock.rate = 3_600;
  origin.failure = new Failure('not_found', 'absent');
  await ask();
  clock.tick(0.9);
  await ask();
  expect(origin.calls).toBe(1);
});

test('a mistake of ours keeps the old answer and is told with its place, not with its words', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  clock.tick(5);
  origin.failure = asFailure(new TypeError('cannot read secret words'));
  expect(await ask()).toEqual(['stale', 'one, defect']);
  expect(origin.failure.place).toMatch(/^TypeError answers\.test\.ts:\d+$/);
  expect(origin.failure.message).not.toContain('secret');
});

test('a world that moves on makes answers old, one that goes back makes them unknown', async () => {
  const { clock, origin, ask } = setUp();
  await ask();
  origin.failure = down();
  clock.jump(300);
  expect(await ask()).toEqual(['stale', 'one, connection']);
  clock.jump(-3_600);
  clock.tick(3);
  expect(await ask()).toEqual(['failed', 'connection']);
  clock.jump(7_200);
  clock.tick(3);
  expect((await ask())[0]).toBe('failed');
});

test('a world that stands still does not keep a failure for ever', async () => {
  const { clock, origin, ask } = setUp();
  origin.failure = down();
  await ask();
  origin.failure = null;
  clock.rate = 0;
  clock.tick(2);
  expect(await ask()).toEqual(['miss', 'one']);
});

test('an allowance that runs out stops what is not in play, then everything, and says so', async () => {
  const { clock, budget, origin, ask } = setUp();
  await ask();
  await ask(COUNTRIES);
  budget.observe(LIVE, { requestsLeft: 1_000, plan: null });
  budget.observe(LIVE, { requestsLeft: 90, plan: null });
  clock.tick(5);
  expect(await ask(COUNTRIES)).toEqual(['stale', 'one, limit']);
  expect((await ask())[0]).toBe('miss');
  budget.observe(LIVE, { requestsLeft: 19, plan: null });
  clock.tick(5);
  expect(await ask()).toEqual(['stale', 'one, limit']);
  expect(origin.calls).toBe(3);
});
