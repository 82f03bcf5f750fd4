/**
 * Nothing grows without bound: what is remembered is in an LRU (which cannot be made without a bound), or in a Map
 * whose keys run out. All Maps and Sets of the service are watched while it is asked ever new things; a file of
 * which they hold more from round to round remembers something, and must be on the list below with its bound.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import type { Question } from '#contract/walk/walk.ts';
import { keptByFile, watchCollections } from './testing/kept-collections.ts';

const plain = { Map: globalThis.Map, Set: globalThis.Set };
watchCollections();
afterAll(() => Object.assign(globalThis, plain));
// After that, so that what they make when they are loaded is seen.
const { walk } = await import('#contract/walk/walk.ts');
const { startApp } = await import('./testing/start-app.ts');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { ask, at, world } = startApp();

const textOf = (question: Question) =>
  question.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Every operation without datasets, of what is told at an instant. */
async function askEverything(instant: string): Promise<ReadonlyMap<string, number>> {
  at(instant);
  const steps = walk(async ({ route }, question) =>
    question.some(([name]) => name === 'include')
      ? { status: 0, body: null }
      : ask(`${route}/?${textOf(question)}`),
  );
  for await (const _ of steps);
  // What was made in this turn is alive until the next.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  return keptByFile();
}

const TEAMS = world.teams.length;
const COUNTRIES = world.countries.length;
/** Years that anything may be asked of. */
const YEARS = 50;

/** What remembers more and more, and why it ends: an LRU of this file holds it, or its keys run out at so many. */
const REMEMBERED: Readonly<Record<string, { lru: string } | { most: number; keys: string }>> = {
  'src/service/answer/positions.ts': { lru: 'src/service/answer/positions.ts' },
  'src/service/answer/team-sheets.ts': { most: TEAMS + 1, keys: 'teams' },
  'src/service/broadcast/rights.ts': {
    most: world.competitions.length * COUNTRIES,
    keys: 'competitions and countries',
  },
  'src/service/engine/counts.ts': { most: 6_000, keys: 'means in hundredths, to 60' },
  'src/service/engine/goal-matrix.ts': { most: 40_000, keys: 'pairs of ratings in steps' },
  'src/service/odds/fair.ts': { lru: 'src/service/odds/news.ts' },
  'src/service/statistics/season-book.ts': { lru: 'src/service/statistics/season-book.ts' },
  'src/service/world/availability/diary.ts': { lru: 'src/service/world/availability/availability.ts' },
  'src/service/world/availability/team-matches.ts': {
    lru: 'src/service/world/availability/team-matches.ts',
  },
  'src/service/world/calendar/continental.ts': { most: 7 * YEARS * 60, keys: 'continents and years' },
  'src/service/world/calendar/local-time.ts': { most: 70 * YEARS, keys: 'zones and years' },
  'src/service/world/calendar/season-span.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
  'src/service/world/calendar/weeks.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
  'src/service/world/call-ups.ts': { lru: 'src/service/world/call-ups.ts' },
  'src/service/world/cup-programme.ts': { lru: 'src/service/world/programmes.ts' },
  'src/service/world/kits.ts': { most: 3 * TEAMS, keys: 'teams' },
  'src/service/world/membership.ts': { most: COUNTRIES * YEARS * 5, keys: 'tiers of countries and years' },
  'src/service/world/programme.ts': { lru: 'src/service/world/programmes.ts' },
  'src/service/world/rearranged.ts': { lru: 'src/service/world/programmes.ts' },
  'src/service/world/squad-windows.ts': { most: COUNTRIES * YEARS, keys: 'countries and years' },
};

const ROUNDS = [
  '2026-09-19T15:10:00Z',
  '2026-10-24T16:20:00Z',
  '2026-11-07T13:40:00Z',
  '2026-11-25T20:20:00Z',
];

/** Files that remember more at the end than after the second round, when what is made once is made. */
function growing(rounds: readonly ReadonlyMap<string, number>[]): readonly string[] {
  const [, second, , last] = rounds;
  return [...(last ?? [])].filter(([file, size]) => size > (second?.get(file) ?? 0)).map(([file]) => file);
}

const rounds: ReadonlyMap<string, number>[] = [];
for (const instant of ROUNDS) rounds.push(await askEverything(instant));

test('only what is known to end remembers more and more', () => {
  expect(growing(rounds).filter((file) => !(file in REMEMBERED))).toEqual([]);
});

test.each(Object.entries(REMEMBERED))('%s: %j', (file, bound) => {
  const size = rounds.at(-1)?.get(file) ?? 0;
  // What is no longer watched, or gone, must leave the list.
  expect(size).toBeGreaterThan(0);
  if ('most' in bound) expect(size).toBeLessThanOrEqual(bound.most);
  else expect(readFileSync(join(import.meta.dirname, '../..', bound.lru), 'utf8')).toContain('new LRUCache');
});
