/** Malicious requests. */
import { expect, onTestFinished, test } from 'vitest';
import { leaksIn, SENT } from '#bff/testing/canary.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff } from '#bff/testing/start-bff.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { createDice } from '#contract/testing/dice.ts';
import { hostileRequest } from './hostile-requests.ts';
import { leaksOf } from './leaks-of.ts';

const REQUESTS = 100_000;
const REQUESTS_AT_ONCE = 50;

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
