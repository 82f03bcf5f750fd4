import { expect, test } from 'vitest';
import { packageOf, packageOfDataset } from './packages.ts';
import { PLANS } from './plans.ts';

/** Plans as wire.md describes them: leagues, and requests of the smallest and largest tier. */
test.each([
  ['free', 'Free Plan', 3, 100, 'day'],
  ['api-3', 'Soccer API 3', 3, 2_000, 'hour'],
  ['api-3-premium', 'Soccer API 3', 3, 8_000, 'hour'],
  ['api-50', 'Soccer API 50', 50, 5_000, 'hour'],
  ['api-500-premium', 'Soccer API 500', 500, 32_000, 'hour'],
  ['api-1000', 'Soccer API +1000', null, 9_000, 'hour'],
  ['api-1000-premium', 'Soccer API +1000', null, 36_000, 'hour'],
  ['odds-premium', 'Soccer Odds', null, 12_000, 'hour'],
])('plan %s is "%s" with %s leagues and %i requests per %s', (key, name, leagues, requests, window) => {
  expect(PLANS[key]).toMatchObject({ name, leagues, requests, window });
});

test.each([
  ['livescores', 'live', 'core'],
  ['fixtures', 'schedule', 'core'],
  ['fixtures', 'match_by_id', 'core'],
  ['fixtures', 'match_events', 'standard'],
  ['fixtures', 'match_lineups', 'standard'],
  ['fixtures', 'match_odds', 'odds'],
  ['fixtures', 'tv', 'broadcast'],
  ['leagues', 'list', 'core'],
  ['leagues', 'standings', 'standard'],
  ['leagues', 'standings_live', 'standard'],
  ['teams', 'byseason', 'core'],
  ['teams', 'squad', 'standard'],
  ['players', 'info', 'standard'],
  ['venues', 'list', 'standard'],
  ['h2h', 'teams', 'standard'],
  ['search', 'player', 'core'],
  ['markets', 'list', 'odds'],
  ['broadcast', 'match_tvs', 'broadcast'],
] as const)('%s?t=%s belongs to %s', (route, t, name) => {
  expect(packageOf({ route: route as 'fixtures', t })).toBe(name);
});

test.each([
  ['events', 'standard'],
  ['stats', 'standard'],
  ['odds_prematch', 'odds'],
  ['broadcast', 'broadcast'],
  ['tvs', 'broadcast'],
])('the dataset %s belongs to %s', (dataset, name) => {
  expect(packageOfDataset(dataset)).toBe(name);
});
