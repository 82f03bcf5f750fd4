/** Malicious requests, and answers of a malicious data service. */
import { expect, onTestFinished, test } from 'vitest';
import { leaksIn, SENT } from '#bff/testing/canary.ts';
import { listEnvelope, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { createDice } from '#contract/testing/dice.ts';
import { HOSTILE_PATHS, sendHostileAnswer } from './hostile-answers.ts';
import { hostileRequest } from './hostile-requests.ts';
import { LIVE_PATH } from './paths.ts';

const REQUESTS = 100_000;
const REQUESTS_AT_ONCE = 50;
const ANSWERS = 2_000;
/** Answers per BFF: it rightly sends fewer requests to a service that keeps refusing. */
const ANSWERS_EACH = 20;

type Answer = Awaited<ReturnType<TestBff['get']>>;

const leaksOf = ({ headers, body }: Answer) => leaksIn(`${JSON.stringify(headers)}\n${body}`);

/** Checks that the data service received only requests of the contract's table, with our account. */
function checkHits(hits: readonly string[]): void {
  const routes = new Set<string>(OPERATIONS.map(({ route }) => route));
  const names = new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  for (const hit of hits) {
    if (hit.startsWith('/images/')) continue;
    const { pathname, searchParams } = new URL(hit, 'http://fake');
    expect(routes).toContain(/^\/v2\.2\/([a-z0-9]+)\/$/.exec(pathname)?.[1]);
    expect(hit).toContain(`/?${SENT}&`);
    const { user, token, t, ...others } = Object.groupBy(searchParams, ([name]) => name);
    expect([user?.length, token?.length, t?.length]).toEqual([1, 1, 1]);
    for (const [name, values] of Object.entries(others))
      expect([names.has(name), values?.length]).toEqual([true, 1]);
  }
}

test(`${REQUESTS} hostile requests break nothing, and the data service receives only requests of the table`, async () => {
  const { get, upstream, logLines, close } = await startBff((_, __, url) =>
    url.pathname.startsWith('/v2.2/') ? listEnvelope([]) : '<svg/>',
  );
  onTestFinished(close);
  const dice = createDice(20_261_121);
  const statuses = new Map<number, number>();
  for (let done = 0; done < REQUESTS; done += REQUESTS_AT_ONCE) {
    const batch = Array.from({ length: REQUESTS_AT_ONCE }, () => {
      const { url, method } = hostileRequest(dice);
      return get(url, { method });
    });
    for (const answer of await Promise.all(batch)) {
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (leaksOf(answer).length > 0) expect(leaksOf(answer)).toEqual([]);
    }
  }
  expect([...statuses.keys()].filter((status) => ![200, 400, 404, 405, 414].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  expect(upstream.hits.length).toBeGreaterThan(100);
  checkHits(upstream.hits);
  expect(logLines.filter((line) => leaksIn(line).length > 0)).toEqual([]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

/** Allowed statuses after a hostile answer; 502 and 503 mean the data service. */
const OUTCOMES = new Set([200, 403, 404, 429, 502, 503]);

test(`${ANSWERS} hostile answers break nothing, replace no good data and leak no credentials`, async () => {
  const dice = createDice(14);
  let requestedCount = 0;
  for (let done = 0; done < ANSWERS; done += ANSWERS_EACH) {
    const { get, clock, upstream, logLines, close } = await startBff(() => liveEnvelope([1, 0]));
    const good = await get(LIVE_PATH);
    upstream.answer = (request, response) => sendHostileAnswer(dice, request, response);
    upstream.hits.length = 0;
    for (let answer = 0; answer < ANSWERS_EACH; answer += 1) {
      // Longer than any pause, but not so long that the good answer is dropped.
      clock.tick(300);
      const path = dice.of(HOSTILE_PATHS);
      const outcome = await get(path);
      const { statusCode, body, headers } = outcome;
      expect([path, OUTCOMES.has(statusCode) ? 'expected' : statusCode]).toEqual([path, 'expected']);
      expect([path, leaksOf(outcome)]).toEqual([path, []]);
      if (path.startsWith('/api/')) expect(() => JSON.parse(body)).not.toThrow();
      if (path === LIVE_PATH && Number(headers.age) > 0) expect(JSON.parse(body)).toHaveProperty('data');
    }
    requestedCount += upstream.hits.length;
    expect(good.statusCode).toBe(200);
    expect(logLines.filter((line) => leaksIn(line).length > 0)).toEqual([]);
    expect(logLines.filter((line) => line.includes('defect'))).toEqual([]);
    await close();
  }
  expect(requestedCount).toBeGreaterThan(ANSWERS / 2);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
