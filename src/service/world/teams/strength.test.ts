import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { finalTable } from '#service/world/leagues/final-table.ts';
import { leagueSeason } from '#service/world/leagues/league-season.ts';
import { createMembership } from '#service/world/leagues/membership.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import { drift } from './strength.ts';

const SEASONS = Array.from({ length: 40 }, (_, i) => 2015 + i);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('changes a club’s strength much over the years and little from one to the next', () => {
  const clubs = Array.from({ length: 60 }, (_, i) => 1001 + i);
  const spread = clubs.map((club) => {
    const all = SEASONS.map((year) => drift(1, club, year));
    return Math.max(...all) - Math.min(...all);
  });
  const steps = clubs.flatMap((club) =>
    SEASONS.slice(1).map((year) => Math.abs(drift(1, club, year) - drift(1, club, year - 1))),
  );
  expect(mean(spread)).toBeGreaterThan(250);
  expect(mean(steps)).toBeLessThan(mean(spread) / 4);
  expect(Math.abs(mean(clubs.flatMap((club) => SEASONS.map((year) => drift(1, club, year)))))).toBeLessThan(
    25,
  );
});

/** Returns the points of first and last in every 20-club league of a country, a table a season. */
function ends(countryId: number): { champions: number[]; last: number[] } {
  const worldIndex = createWorldIndex(
    20,
    ALL_COUNTRIES.filter((country) => country.id === countryId),
  );
  const membership = createMembership(worldIndex);
  const tables = SEASONS.flatMap((year) =>
    (membership.tiers(countryId, year) ?? []).flatMap((members, tier) => {
      const competition = worldIndex.competition(countryId * 10 + tier);
      if (competition === null || members.length !== 20) return [];
      const table = finalTable(worldIndex, leagueSeason(worldIndex, competition, year, members, 2));
      return [table.map((line) => line.points)];
    }),
  );
  return { champions: tables.map((table) => table[0] ?? 0), last: tables.map((table) => table.at(-1) ?? 0) };
}

test('gives champions and last of leagues of 20 realistic points over 40 seasons', () => {
  const countries = [1, 2, 4, 40, 64, 70].map(ends);
  const champions = countries.flatMap((country) => country.champions);
  const last = countries.flatMap((country) => country.last);
  expect(champions.length).toBeGreaterThan(500);
  expect(mean(champions)).toBeGreaterThan(78);
  expect(mean(champions)).toBeLessThan(92);
  expect(mean(last)).toBeGreaterThan(18);
  expect(mean(last)).toBeLessThan(32);
});
