/** Refusals and errors by status. */
import { expect, test } from 'vitest';
import { type AnswerHandler, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createDice } from '#contract/testing/dice.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { answerStateOf, tickUntilFresh } from './start-behind-proxy.ts';

/** One period of live matches. */
const MAX_RECOVERY_SECONDS = 6;
const ODDS = '/api/v2.2/fixtures/?t=match_odds&id=7';

const refuses =
  (
    status: number,
    headers: Record<string, string> = {},
    body: unknown = { data: [], meta: { msg: 'no' } },
  ): AnswerHandler =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

test('U17 pauses for a minute after the account is refused, and keeps old answers', async () => {
  const { get, clock, upstream, logLines } = await startBffForTest(() => liveEnvelope());
  const before = await get(LIVE_PATH);
  upstream.answer = refuses(401, {}, { ok: false });
  const { length } = upstream.hits;
  clock.tick(6);
  for (let second = 0; second < 60; second += 1) {
    const [live, cold] = await Promise.all([get(LIVE_PATH), get(COUNTRIES_PATH)]);
    expect([live.statusCode, live.body, answerStateOf(live).detail]).toEqual([
      200,
      before.body,
      'credentials',
    ]);
    expect(cold.statusCode).toBeGreaterThanOrEqual(502);
    clock.tick(1);
  }
  expect(upstream.hits.length - length).toBeLessThanOrEqual(2);
  expect(logLines.filter((line) => line.includes('credentials')).length).toBeGreaterThan(0);

  upstream.answer = () => liveEnvelope([1, 0]);
  clock.tick(61);
  expect(answerStateOf(await get(LIVE_PATH))).toMatchObject({ status: 200, age: 0 });
  // A firewall's page says nothing about the account.
  upstream.answer = (_, response) =>
    void response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Forbidden</h1>');
  clock.tick(6);
  expect(answerStateOf(await get(LIVE_PATH))).toMatchObject({ status: 200, age: 6 });
});

test('U18 refuses an operation that the plan lacks and keeps all others', async () => {
  for (const status of [402, 403]) {
    const { get, clock, upstream } = await startBffForTest((request, response, url) => {
      if (url.searchParams.get('t') !== 'match_odds') return liveEnvelope();
      return refuses(status)(request, response, url);
    });
    const answer = await get(ODDS);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'plan_limit']);
    for (let minute = 0; minute < 60; minute += 1) {
      expect((await get(LIVE_PATH)).statusCode).toBe(200);
      expect((await get(ODDS)).statusCode).toBe(403);
      clock.tick(60);
    }
    expect(upstream.hits.filter((hit) => hit.includes('match_odds')).length).toBeLessThanOrEqual(7);
  }
});

test('U19 requests an absent record twice a minute, however many clients request it', async () => {
  const { get, clock, upstream } = await startBffForTest(refuses(404));
  for (let second = 0; second < 60; second += 1) {
    const answers = await Promise.all([get(ODDS), get(ODDS)]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    }
    clock.tick(1);
  }
  expect(upstream.hits.length).toBeLessThanOrEqual(3);
});

test('U20 stops all calls for the time that "too many requests" names, but always for some time', async () => {
  const past = 'Wed, 21 Oct 2015 07:28:00 GMT';
  // Allowed calls in a minute, by `Retry-After`.
  const cases: readonly (readonly [string | null, number])[] = [
    ['60', 1],
    ['20', 3],
    ['0', 12],
    [past, 12],
    [null, 12],
  ];
  for (const [retryAfter, maxCalls] of cases) {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    await get(LIVE_PATH);
    upstream.answer = refuses(429, retryAfter === null ? {} : { 'retry-after': retryAfter });
    upstream.hits.length = 0;
    clock.tick(5);
    for (let second = 0; second < 60; second += 1) {
      const live = await get(LIVE_PATH);
      const cold = await get(COUNTRIES_PATH);
      expect([retryAfter, live.statusCode]).toEqual([retryAfter, 200]);
      expect([retryAfter, cold.statusCode]).toEqual([retryAfter, 429]);
      expect(Number(cold.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      clock.tick(1);
    }
    expect(upstream.hits.length, `Retry-After: ${retryAfter}`).toBeLessThanOrEqual(maxCalls);
  }
});

test('U21 keeps the old answer after errors of the data service and pauses calls', async () => {
  for (const status of [500, 502, 503, 504]) {
    const testBff = await startBffForTest(() => liveEnvelope());
    const { get, clock, upstream } = testBff;
    const before = await get(LIVE_PATH);
    upstream.answer = (_, response) => void response.writeHead(status).end();
    upstream.hits.length = 0;
    clock.tick(5);
    for (let second = 0; second < 60; second += 1) {
      clock.tick(1);
      const answer = await get(LIVE_PATH);
      expect([answer.statusCode, answer.body]).toEqual([200, before.body]);
    }
    expect(upstream.hits.length).toBeLessThanOrEqual(36);
    upstream.answer = () => liveEnvelope([1, 0]);
    await tickUntilFresh(testBff, LIVE_PATH, MAX_RECOVERY_SECONDS);
  }
});

/** Returns the calls in ten minutes of one poll per second, and how many of them failed. */
async function pollFor10Minutes(fails: () => boolean) {
  const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
  await get(LIVE_PATH);
  const calls = { all: 0, failed: 0 };
  upstream.answer = (_, response) => {
    calls.all += 1;
    if (!fails()) return liveEnvelope([calls.all, 0]);
    calls.failed += 1;
    response.writeHead(503).end();
  };
  for (let second = 0; second < 600; second += 1) {
    clock.tick(1);
    expect((await get(LIVE_PATH)).statusCode).toBe(200);
  }
  return calls;
}

test('U22 hides it from clients when every second call fails, with hardly more calls', async () => {
  const calmCalls = await pollFor10Minutes(() => false);
  const dice = createDice(22);
  const flapping = await pollFor10Minutes(() => dice.below(2) === 0);
  expect(calmCalls.failed).toBe(0);
  expect(flapping.failed).toBeGreaterThan(calmCalls.all / 3);
  expect(flapping.all).toBeLessThanOrEqual(1.2 * calmCalls.all);
});
