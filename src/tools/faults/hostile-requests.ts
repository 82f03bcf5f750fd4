import type { ParameterKind } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import type { Dice } from '#contract/testing/dice.ts';
import { HOSTILE_ROUTES, HOSTILE_SELECTORS, hostilePairs } from '#contract/testing/hostile-query.ts';
import { HOSTILE_VALUES } from '#contract/testing/hostile-values.ts';

/** Valid values by kind. */
const VALID_VALUES: Readonly<Record<ParameterKind, readonly string[]>> = {
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

const INVALID_VALUES = [
  ...HOSTILE_VALUES,
  '07',
  '7,7,8',
  'events,stats',
  'match_events',
  '-99',
  'xx',
  'american',
  '..%2f..%2f',
  '%2e%2e',
  '%00',
  '%0d%0aHost:x',
  '%zz',
  '%',
  '%ff%fe',
  '%F0%9F%98%80',
  '<script>',
  'http://127.0.0.1:9/',
  '//evil',
  '@evil',
  '&user=x',
  '#x',
  ';',
  '{}',
  '[]',
  '1,'.repeat(150),
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

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST'] as const;

/** Returns an address that is nearly valid, or random. */
function hostileUrl(dice: Dice): string {
  const { below, of } = dice;
  // Half are nearly valid, or none would pass validation.
  if (below(2) === 0) {
    const { route, t, parameters } = of(OPERATIONS);
    const pairs = parameters
      .filter(({ required }) => required || below(3) === 0)
      .map(({ name, kind }) => `${name}=${below(6) === 0 ? of(INVALID_VALUES) : of(VALID_VALUES[kind])}`);
    return `/api/v2.2/${route}/?t=${t}&${pairs.join('&')}`;
  }
  const path = `${of(PREFIXES)}${of(HOSTILE_ROUTES)}${of(['/', '', '/', '/x', '//'])}`;
  const pairs = hostilePairs(dice, () => of(INVALID_VALUES));
  return `${path}?t=${of(HOSTILE_SELECTORS)}&${pairs.join('&')}`;
}

/** Returns a request that an attacker could send. */
export function hostileRequest(dice: Dice): {
  readonly url: string;
  readonly method: (typeof METHODS)[number];
} {
  return { url: hostileUrl(dice), method: dice.of(METHODS) };
}
