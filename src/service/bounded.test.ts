/**
 * Checks that no cache grows without bound: each is an LRU, or a Map with a finite set of keys. All Maps and
 * Sets of the service are recorded during ever different requests; a file whose collections grow from round to
 * round must be listed below with its bound.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import type { RequestParameters } from '#contract/crawl/crawl.ts';
import { sizeByFile, watchCollections } from '#service/testing/collection-sizes.ts';

const originals = { Map: globalThis.Map, Set: globalThis.Set };
watchCollections();
afterAll(() => Object.assign(globalThis, originals));
// Imported afterwards, so that module-level collections are recorded.
const { crawl } = await import('#contract/crawl/crawl.ts');
const { startApp } = await import('./testing/start-app.ts');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { get, setNow, world } = startApp();

const textOf = (question: RequestParameters) =>
  question.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Requests every operation without datasets at an instant. */
async function crawlAt(instant: string): Promise<ReadonlyMap<string, number>> {
  setNow(instant);
  const steps = crawl(async ({ route }, question) =>
    question.some(([name]) => name === 'include')
      ? { status: 0, body: null }
      : get(`${route}/?${textOf(question)}`),
  );
  for await (const _ of steps);
  // Objects of this turn stay alive until the next.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  return sizeByFile();
}

const TEAMS = world.teams.length;
const COUNTRIES = world.countries.length;
/** Years that requests can address. */
const YEARS = 50;

/** Files with growing collections, and their bound: an LRU in the named file, or a maximum number of keys. */
const GROWING_CACHES: Readonly<Record<string, { lru: string } | { most: number; keys: string }>> = {
  'src/service/answer/positions.ts': { lru: 'src/service/answer/positions.ts' },
  'src/service/answer/team-sheets.ts': { most: TEAMS + 1, keys: 'teams' },
  'src/service/broadcast/day-plan.ts': { lru: 'src/service/broadcast/listings.ts' },
  'src/service/broadcast/rights.ts': {
    most: world.competitions.length * COUNTRIES,
    keys: 'competitions and countries',
  },
  'src/service/engine/poisson-count.ts': { most: 6_000, keys: 'means in hundredths, to 60' },
  'src/service/engine/score-matrix.ts': { most: 40_000, keys: 'pairs of ratings in steps' },
  'src/service/odds/fair-book.ts': { lru: 'src/service/odds/news.ts' },
  'src/service/statistics/season-book.ts': { lru: 'src/service/statistics/season-book.ts' },
  'src/service/world/availability/availability-log.ts': {
    lru: 'src/service/world/availability/availability.ts',
  },
  'src/service/world/availability/competitive-matches.ts': {
    lru: 'src/service/world/availability/competitive-matches.ts',
  },
  'src/service/world/calendar/continental-plan.ts': { most: 7 * YEARS * 60, keys: 'continents and years' },
  'src/service/world/calendar/local-time.ts': { most: 80 * YEARS * 16, keys: 'zones and spans of 24 days' },
  'src/service/world/calendar/season-span.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
  'src/service/world/calendar/weeks.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
  'src/service/world/catalogue/city-coordinates.ts': {
    most: COUNTRIES + 2_700,
    keys: 'countries and cities',
  },
  'src/service/world/leagues/membership.ts': {
    most: COUNTRIES * YEARS * 5,
    keys: 'tiers of countries and years',
  },
  'src/service/world/leagues/rearranged-matches.ts': { lru: 'src/service/world/seasons/season-schedules.ts' },
  'src/service/world/nations/call-up-pools.ts': { lru: 'src/service/world/nations/call-up-pools.ts' },
  'src/service/world/nations/call-ups.ts': { lru: 'src/service/world/nations/call-ups.ts' },
  'src/service/world/people/people-register.ts': { lru: 'src/service/world/people/people-register.ts' },
  'src/service/world/seasons/listed-schedule.ts': { lru: 'src/service/world/seasons/season-schedules.ts' },
  'src/service/world/seasons/season-schedule.ts': { lru: 'src/service/world/seasons/season-schedules.ts' },
  'src/service/world/squads/squad-windows.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
  'src/service/world/teams/ground-name.ts': { most: COUNTRIES + 1, keys: 'countries' },
  'src/service/world/teams/kits.ts': { most: 3 * TEAMS, keys: 'teams' },
  'src/service/world/transfers/window-steps.ts': {
    most: 2 * COUNTRIES * YEARS,
    keys: 'countries and windows',
  },
};

const ROUNDS = [
  '2026-09-19T15:10:00Z',
  '2026-10-24T16:20:00Z',
  '2026-11-07T13:40:00Z',
  '2026-11-25T20:20:00Z',
];

/** Returns files with larger collections than after the second round, when one-time collections exist. */
function growing(rounds: readonly ReadonlyMap<string, number>[]): readonly string[] {
  const [, second, , last] = rounds;
  return [...(last ?? [])].filter(([file, size]) => size > (second?.get(file) ?? 0)).map(([file]) => file);
}

const rounds: ReadonlyMap<string, number>[] = [];
for (const instant of ROUNDS) rounds.push(await crawlAt(instant));

test('grows no collection except the listed ones', () => {
  expect(growing(rounds).filter((file) => !(file in GROWING_CACHES))).toEqual([]);
});

test.each(Object.entries(GROWING_CACHES))('%s: %j', (file, bound) => {
  const size = rounds.at(-1)?.get(file) ?? 0;
  // Obsolete entries must leave the list.
  expect(size).toBeGreaterThan(0);
  if ('most' in bound) expect(size).toBeLessThanOrEqual(bound.most);
  else expect(readFileSync(join(import.meta.dirname, '../..', bound.lru), 'utf8')).toContain('new LRUCache');
});
