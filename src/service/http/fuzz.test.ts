import { expect, test } from 'vitest';
import type { RequestParameters } from '#contract/crawl/crawl.ts';
import type { Operation } from '#contract/operation.ts';
import { createDice } from '#contract/testing/dice.ts';
import {
  HOSTILE_NAMES,
  HOSTILE_ROUTES,
  HOSTILE_SELECTORS,
  hostilePairs,
} from '#contract/testing/hostile-query.ts';
import { HOSTILE_VALUES } from '#contract/testing/hostile-values.ts';
import { allowedStatuses } from '#service/testing/allowed-statuses.ts';
import { crawlPlain } from '#service/testing/crawl-plain.ts';
import { startApp } from '#service/testing/start-app.ts';

const REQUESTS = 20_000;
const { app, get } = startApp({ media: true });
const dice = createDice(20_261_121);
const { below, of, oneIn } = dice;

interface ValidRequest {
  readonly operation: Operation;
  readonly question: RequestParameters;
  /** Size of the response: large ones are requested seldom to limit the duration. */
  readonly bytes: number;
}

/** A valid request of each operation. */
const validRequests: ValidRequest[] = [];
for await (const { operation, exchange } of crawlPlain({ get })) {
  if (exchange?.reply.status === 200)
    validRequests.push({
      operation,
      question: exchange.parameters,
      bytes: JSON.stringify(exchange.reply.body).length,
    });
}

const smallRequests = validRequests.filter(({ bytes }) => bytes < 10_000);

/** Ids that occurred in a response, by operation and parameter. */
const knownValues = new Set(
  validRequests.flatMap(({ operation, question }) =>
    question.map(([name, value]) => `${operation.route}.${operation.t}.${name}=${value}`),
  ),
);

const HOSTILE_TEXTS = [
  ...HOSTILE_VALUES,
  '007',
  '10.5',
  '7, 8,',
  'undefined',
  'match_events,stats',
  'events,,nonsense',
  '2026-02-30',
  '9999-12-31',
  '5.75',
  '+5.75',
  '-12.01',
  '14.5',
  '1e1',
  'ZH_CN',
  'klingon',
  'mar',
  'má',
  '  ab  ',
  '٣٤٥',
  '７８',
  '<script>alert(1)</script>',
  "1' OR '1'='1",
  '\u0000',
  '\r\nx: y',
  '\u202e',
  '\ud83d',
  '⚽'.repeat(20),
  '{"a":1}',
  '[1]',
  '[object Object]',
  '9'.repeat(15),
  '9'.repeat(16),
  '1,'.repeat(500),
  'x'.repeat(8_000),
];
/** Values that are hard to decode. */
const UNDECODABLE_TEXTS = [
  '%',
  '%zz',
  '%ff%fe',
  '%00',
  '%u0041',
  '%2',
  '%E0%A4%A',
  '%C0%80',
  '%25%32%35',
  '+',
  '%2B5.5',
  '&&',
  '=',
  ';',
];
const SLASHES = ['/', '/', '/', ''];

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
const hostileValue = () => (oneIn(5) ? of(UNDECODABLE_TEXTS) : escaped(of(HOSTILE_TEXTS)));

type Pair = [name: string, value: string];

/** Mutations of a valid request. */
const MUTATIONS: readonly ((pairs: Pair[], operation: Operation) => void)[] = [
  (pairs) => pairs.splice(below(pairs.length), 1),
  (pairs) => {
    of(pairs)[1] = hostileValue();
  },
  (pairs) => pairs.push([of(pairs)[0], hostileValue()]),
  (pairs) => pairs.unshift([of(pairs)[0], hostileValue()]),
  (pairs) => pairs.push([of(HOSTILE_NAMES), hostileValue()]),
  (pairs, { parameters }) =>
    pairs.push([parameters.length > 0 ? of(parameters).name : 'utc', hostileValue()]),
  (pairs) => pairs.push(['utc', escaped(of(['5.5', '5.75', '-3', '99', 'x']))]),
  (pairs) => pairs.push(['lang', of(['de', 'ja', 'zh_cn', 'xx'])]),
  (pairs) => pairs.push(['page', of(['1', '2', '99', '0', '-1', '1e3'])]),
  (pairs) => pairs.reverse(),
];

function mutatedRequest(): { route: string; query: string } {
  const { operation, question } = of(oneIn(60) ? validRequests : smallRequests);
  const pairs: Pair[] = question.map(([name, value]) => [name, escaped(value)]);
  for (let left = below(4); left > 0 && pairs.length > 0; left -= 1) of(MUTATIONS)(pairs, operation);
  return { route: operation.route, query: pairs.map((pair) => pair.join('=')).join('&') };
}

function randomRequest(): { route: string; query: string } {
  // Without a selector it is often a feed, with a large response.
  const t = of(HOSTILE_SELECTORS);
  const pairs = hostilePairs(dice, hostileValue);
  return {
    route: of(HOSTILE_ROUTES),
    query: [`t=${t === '' && !oneIn(20) ? 'nothing' : t}`, ...pairs].join('&'),
  };
}

const ACCOUNT = 'user=demo&token=demo';
const ACCOUNTS = [
  '',
  'user=demo',
  'user=demo&token=',
  'user=demo&token=demo&token=x',
  'user=Demo&token=demo',
  'user[]=demo&token=demo',
];

function messageOf(body: unknown): unknown {
  const { meta, msg, message } = body as { meta?: { msg?: unknown }; msg?: unknown; message?: unknown };
  return meta?.msg ?? msg ?? message;
}

test('answers any request with JSON and the expected status', async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (let done = 0; done < REQUESTS && faults.length < 10; done += 1) {
    const { route, query } = oneIn(3) ? randomRequest() : mutatedRequest();
    const account = oneIn(15) ? of(ACCOUNTS) : ACCOUNT;
    const search = `${account}&${query}`;
    const method = oneIn(25) ? of(['HEAD', 'POST', 'PUT', 'DELETE'] as const) : 'GET';
    const url = `/v2.2/${route}${of(SLASHES)}?${search}`;
    const response = await app.inject({ method, url });
    const { statusCode } = response;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    const expected =
      method === 'GET' || method === 'HEAD'
        ? allowedStatuses(route, new URLSearchParams(search), (operation, { name }, value) =>
            knownValues.has(`${operation.route}.${operation.t}.${name}=${value}`),
          )
        : [404];
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = method === 'HEAD' ? {} : JSON.parse(response.body);
    const hasMessage = statusCode === 200 || method === 'HEAD' || String(messageOf(body) ?? '') !== '';
    if (!expected.includes(statusCode) || !isJson || !hasMessage)
      faults.push(
        `${method} ${url.slice(0, 300)}: ${statusCode}, not ${expected}; ${response.body.slice(0, 100)}`,
      );
  }
  expect(faults).toEqual([]);
  // Without enough of each status the test would prove nothing.
  for (const [status, least] of [
    [200, 3_000],
    [400, 3_000],
    [401, 300],
    [404, 500],
  ] as const)
    expect(statuses.get(status), String(status)).toBeGreaterThan(least);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
