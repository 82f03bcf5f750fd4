import { expect, test } from 'vitest';
import type { ParameterKind } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { createDice } from '#contract/testing/dice.ts';
import { listOf } from './testing/fake-upstream.ts';
import { startBff } from './testing/start-bff.ts';

const REQUESTS = 10_000;

/** Values as they should be. */
const RIGHT: Readonly<Record<ParameterKind, readonly string[]>> = {
  id: ['7', '12', '999'],
  ids: ['7', '12,7', '7,7,8'],
  date: ['2026-11-21', '2026-11-22'],
  includes: ['events', 'stats,events', 'match_stats'],
  offset: ['0', '5.5', '-3', '%2B2'],
  language: ['en', 'de'],
  page: ['1', '2'],
  ordered_ids: ['7', '9,8'],
  odds_format: ['decimal', 'american'],
  text: ['united', 'R%C3%ADo+plata', '%E6%9D%B1%E4%BA%AC%E9%83%BD'],
};

const { below, of } = createDice(20_261_121);

const NASTY = [
  '',
  ' ',
  '-1',
  '0',
  '7',
  '07',
  '1e9',
  '7,8',
  '7,7,8',
  'NaN',
  'null',
  'true',
  'events',
  'events,stats',
  'match_events',
  '2026-11-21',
  '2026-13-45',
  '0000-00-00',
  '5.5',
  '-99',
  'de',
  'xx',
  'american',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e',
  '%00',
  '%0d%0aHost:x',
  '%zz',
  '%',
  '%ff%fe',
  '%F0%9F%98%80',
  '\\',
  '"',
  "'",
  '<script>',
  'http://127.0.0.1:9/',
  '//evil',
  '@evil',
  '&user=x',
  '#x',
  ';',
  '{}',
  '[]',
  '1'.repeat(3_000),
  '1,'.repeat(150),
];
const ROUTES = [
  ...new Set(OPERATIONS.map(({ route }) => route)),
  'odds',
  'media',
  'user',
  '__proto__',
  '',
  '..',
  '%2e%2e',
  '..%2fv2.2%2ffixtures',
];
const SELECTORS = [...new Set(OPERATIONS.map(({ t }) => t)), 'nothing', ''];
const NAMES = [
  ...new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name))),
  'user',
  'token',
  'USER',
  't',
  'id[]',
  'id[x]',
  '__proto__',
  'constructor',
  'per_page',
  'x',
  '',
];
const PREFIXES = [
  '/api/v2.2/',
  '/api/v2.2/',
  '/api/v2.2/',
  '/api/v2.2/',
  '/img/',
  '/',
  '/assets/',
  '/api/',
  '//api/v2.2/',
];

function fuzzed(): string {
  const path = `${of(PREFIXES)}${of(ROUTES)}${of(['/', '', '/', '/x', '//'])}`;
  const operation = of(OPERATIONS);
  // Half of them nearly right, or nothing would ever get through.
  if (below(2) === 0) {
    const pairs = operation.parameters
      .filter(({ required }) => required || below(3) === 0)
      .map(({ name, kind }) => `${name}=${below(6) === 0 ? of(NASTY) : of(RIGHT[kind])}`);
    return `/api/v2.2/${operation.route}/?t=${operation.t}&${pairs.join('&')}`;
  }
  const pairs = Array.from({ length: below(5) }, () => `${of(NAMES)}${of(['=', '=', ''])}${of(NASTY)}`);
  return `${path}?t=${of(SELECTORS)}&${pairs.join('&')}`;
}

test('whatever is asked, nothing breaks, and the data service is asked only what the table allows', async () => {
  const { get, upstream, close } = await startBff((_, __, url) =>
    url.pathname.startsWith('/v2.2/') ? listOf([]) : '<svg/>',
  );
  const statuses = new Map<number, number>();
  for (let done = 0; done < REQUESTS; done += 50) {
    const batch = Array.from({ length: 50 }, () =>
      get(fuzzed(), { method: of(['GET', 'GET', 'GET', 'HEAD', 'POST']) }),
    );
    for (const { statusCode } of await Promise.all(batch))
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => ![200, 400, 404, 405, 414].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(500);

  const routes = new Set<string>(OPERATIONS.map(({ route }) => route));
  const names = new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  expect(upstream.hits.length).toBeGreaterThan(100);
  for (const hit of upstream.hits) {
    if (hit.startsWith('/images/')) continue;
    const { pathname, searchParams } = new URL(hit, 'http://fake');
    expect(routes).toContain(/^\/v2\.2\/([a-z0-9]+)\/$/.exec(pathname)?.[1]);
    const { user, token, t, ...others } = Object.groupBy(searchParams, ([name]) => name);
    expect([user, token, t?.length]).toEqual([[['user', 'user']], [['token', 'token']], 1]);
    for (const [name, values] of Object.entries(others))
      expect([names.has(name), values?.length]).toEqual([true, 1]);
  }
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  await close();
}, 60_000);
