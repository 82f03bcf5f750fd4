/** Refusals that end: nothing stays away, and nothing old stays on a page, for longer than they last. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { type AnswerHandler, fakeWireMatch, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { createTickedClock, NOON } from '#bff/testing/ticked-clock.ts';
import { LIVE_PATH } from './paths.ts';

/** A minute, and the time of a poll. */
const RECOVERY_SECONDS = 75;
/** Longest interval of questions about what was refused twice, and a recovery. */
const CONFIRMED_RECOVERY_SECONDS = 15 * 60 + RECOVERY_SECONDS;
/** Time after which what is refused has been refused twice. */
const CONFIRMATION_SECONDS = 70;
const MAX_RETRY_SECONDS = 60;
const FORMER = [0, 0] as const;
const CURRENT = [1, 0] as const;

const matchPath = (id: number) => `/api/v2.2/fixtures/?t=info&id=${id}`;

function scoreOf(answer: LightMyRequestResponse): unknown {
  const [match] = answer.statusCode === 200 ? answer.json().data : [];
  return match ? [match.scores.home_score, match.scores.away_score] : null;
}

const refuses =
  (status: number, headers: Record<string, string> = {}, meta: unknown = {}): AnswerHandler =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ data: [], meta }));

/** Starts a server with an account and a page of the live list, which polls as the headers say. */
async function startSite(stateDir = temporaryFolder()) {
  const clock = createTickedClock();
  const options = { clock, elapsed: clock.elapsed, stateDir };
  const account = { mode: 'real', livePollSeconds: 5 } as const;
  let server = await startBffForTest(() => liveEnvelope(FORMER), account, options);
  const { upstream } = server;
  const get = (path: string) => server.get(path);
  const page = { score: null as unknown, pollAt: 0 };

  async function poll(): Promise<void> {
    if (clock.elapsed() < page.pollAt) return;
    const answer = await get(LIVE_PATH);
    const { 'cache-control': caching = '', 'retry-after': retryAfter = '5' } = answer.headers;
    const seconds = Number(/max-age=(\d+)/.exec(String(caching))?.[1] ?? retryAfter);
    page.pollAt = clock.elapsed() + seconds * 1_000;
    page.score = scoreOf(answer) ?? page.score;
  }

  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      clock.tick(1);
      await poll();
    }
  }

  await poll();
  expect(page.score).toEqual(FORMER);
  return {
    ...{ clock, upstream, get, pass },
    async restart() {
      await server.bff.close();
      server = await startBffForTest(() => {}, { ...account, url: upstream.url }, options);
    },
    /** Expects the open page, and one that is opened at the end, to show what is current. */
    async expectCurrentAfter(seconds: number, name: string) {
      await pass(seconds);
      expect([name, page.score, scoreOf(await get(LIVE_PATH))]).toEqual([name, CURRENT, CURRENT]);
    },
  };
}

const hasRestart = [false, true];

test('S1 shows the current score soon after one "too many requests", whatever pause it names', async () => {
  const retryAfters = ['0', '1', '4', '10', null];
  for (const [retryAfter, isRestarted] of retryAfters.flatMap((each) =>
    hasRestart.map((restart) => [each, restart] as const),
  )) {
    const { upstream, get, pass, restart, expectCurrentAfter } = await startSite();
    let refusals = 0;
    upstream.answer = (...request) => {
      refusals += 1;
      if (refusals > 1) return liveEnvelope(CURRENT);
      return refuses(429, retryAfter === null ? {} : { 'retry-after': retryAfter })(...request);
    };
    await pass(6);
    const cold = await get(matchPath(8));
    expect(cold.statusCode).toBe(429);
    expect(Number(cold.headers['retry-after'])).toBeLessThanOrEqual(MAX_RETRY_SECONDS);
    if (isRestarted) await restart();
    await expectCurrentAfter(RECOVERY_SECONDS, `Retry-After ${retryAfter}, restart ${isRestarted}`);
  }
});

test('S2 keeps what the plan is said to lack for a moment, and asks for it again', async () => {
  for (const status of [402, 403]) {
    for (const isRestarted of hasRestart) {
      const { upstream, get, pass, restart, expectCurrentAfter } = await startSite();
      upstream.answer = refuses(status);
      await pass(12);
      const visit = await get(LIVE_PATH);
      expect([scoreOf(visit), Number(visit.headers.age)]).toEqual([FORMER, 12]);
      expect((await get('/readyz')).statusCode).toBe(200);
      upstream.answer = () => liveEnvelope(CURRENT);
      if (isRestarted) await restart();
      await expectCurrentAfter(RECOVERY_SECONDS, `${status} once, restart ${isRestarted}`);

      upstream.answer = refuses(status);
      await pass(5 + CONFIRMATION_SECONDS);
      upstream.answer = () => liveEnvelope(CURRENT);
      if (isRestarted) await restart();
      await expectCurrentAfter(CONFIRMED_RECOVERY_SECONDS, `${status} twice, restart ${isRestarted}`);
    }
  }

  // The refusal of one match closes no other.
  const { upstream, get, pass } = await startSite();
  upstream.answer = refuses(403, {}, { msg: 'Endpoint not available for your plan.' });
  expect((await get(matchPath(8))).statusCode).toBe(403);
  upstream.answer = () => ({ ...liveEnvelope(), data: fakeWireMatch(9, 1, NOON / 1_000, CURRENT) });
  await pass(RECOVERY_SECONDS);
  expect([(await get(matchPath(8))).statusCode, (await get(matchPath(9))).statusCode]).toEqual([200, 200]);
});

test('S3 doubts an end of the allowance, and asks again when it was said twice', async () => {
  for (const [left, isRestarted] of [0, -1].flatMap((each) =>
    hasRestart.map((restart) => [each, restart] as const),
  )) {
    const { upstream, get, pass, restart, expectCurrentAfter } = await startSite();
    upstream.answer = () => liveEnvelope(FORMER, { requests_left: left });
    await pass(6);
    const cold = await get(matchPath(8));
    expect(cold.statusCode).toBe(429);
    expect(Number(cold.headers['retry-after'])).toBeLessThanOrEqual(MAX_RETRY_SECONDS);
    upstream.answer = () => liveEnvelope(CURRENT);
    if (isRestarted) await restart();
    await expectCurrentAfter(RECOVERY_SECONDS, `${left} once, restart ${isRestarted}`);

    upstream.answer = () => liveEnvelope(FORMER, { requests_left: left });
    await pass(5 + CONFIRMATION_SECONDS);
    upstream.hits.length = 0;
    await pass(30);
    if (isRestarted) await restart();
    await pass(20);
    expect(upstream.hits.length).toBeLessThanOrEqual(1);
    upstream.answer = () => liveEnvelope(CURRENT);
    await expectCurrentAfter(CONFIRMED_RECOVERY_SECONDS, `${left} twice, restart ${isRestarted}`);
  }
});

test('S4 serves without a disk for its state, and saves it when there is one', async () => {
  const folder = temporaryFolder();
  const stateDir = join(folder, 'state');
  writeFileSync(stateDir, '');
  const clock = createTickedClock();
  const { get, logLines } = await startBffForTest(
    () => liveEnvelope(),
    { mode: 'real', livePollSeconds: 5 },
    { clock, elapsed: clock.elapsed, schedule: clock.schedule, stateDir },
  );
  const warnings = () => logLines.filter((line) => /state cannot be (?:read|saved)/.test(line));
  expect((await get(LIVE_PATH)).statusCode).toBe(200);
  for (let minute = 0; minute < 3; minute += 1) {
    clock.tick(60);
    expect((await get(LIVE_PATH)).statusCode).toBe(200);
  }
  await vi.waitFor(() => expect(warnings()).toHaveLength(1), 60_000);

  rmSync(stateDir);
  // Writes take real time, so that the one that is under way may still fail.
  await vi.waitFor(() => {
    clock.tick(61);
    expect(readdirSync(stateDir)).toEqual([expect.stringMatching(/^allowance-\w+\.json$/)]);
  }, 60_000);
  expect(warnings()).toHaveLength(1);
});
