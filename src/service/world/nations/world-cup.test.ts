import { expect, test } from 'vitest';
import { resultOf } from '#service/engine/result.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY } from '#service/world/calendar/days.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import {
  NATIONAL_REGIONS,
  type NationalSide,
  WORLD_CUPS,
  worldCupOf,
} from '#service/world/catalogue/international.ts';
import { womensStrength } from '#service/world/catalogue/womens-strength.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { World } from '#service/world/world.ts';
import { nationalTeamId } from './national-teams.ts';

const WORLDS = [1, 2, 3].map((seed) => sharedWorld(seed));
const YEARS: Readonly<Record<NationalSide, readonly number[]>> = {
  national: [2018, 2022, 2026, 2030],
  'national-women': [2019, 2023, 2027, 2031],
  'national-youth': [2017, 2021, 2025, 2029],
};
const GREAT_NATIONS = 12;

const matchesOf = (world: World, id: number, year: number) => world.fixturesOfSeason(seasonIdOf(year, id));
const regionsOf = (side: NationalSide) => NATIONAL_REGIONS.filter((region) => region.side === side);
const lastMatch = (world: World, id: number, year: number) => matchesOf(world, id, year).at(-1);

const hostOf = (world: World, id: number, year: number) =>
  world.country(world.venue(lastMatch(world, id, year)?.venueId ?? 0)?.countryId ?? 0);

/** Returns the tables of a season after its last match. */
function finalTables(world: World, id: number, year: number) {
  const season = world.season(seasonIdOf(year, id));
  return world.tables(season?.id ?? 0, ((season?.end ?? 0) + 2) * DAY, false);
}

const teamsOf = (matches: readonly Fixture[]) =>
  new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));

test.each(WORLD_CUPS)(
  'plays the 64 matches of the $name in June and July every four years',
  ({ id, side }) => {
    for (const world of WORLDS) {
      for (const year of YEARS[side]) {
        const matches = matchesOf(world, id, year);
        expect(matches).toHaveLength(48 + 8 + 4 + 2 + 1 + 1);
        expect(teamsOf(matches).size).toBe(32);
        expect(matches.every(({ home, away }) => home.kind === side && away.kind === side)).toBe(true);
        const [first, last] = [matches[0], matches.at(-1)].map((each) => (each?.frame.kickOff ?? 0) * 1000);
        expect(first).toBeGreaterThan(Date.UTC(year, 5, 8));
        expect(last).toBeLessThan(Date.UTC(year, 6, 20));
        for (const between of [year + 1, year + 2, year + 3])
          expect(matchesOf(world, id, between)).toEqual([]);
      }
    }
  },
);

test.each(WORLD_CUPS)(
  'draws the host of the $name first and at most two of a region into a group',
  ({ id, side }) => {
    for (const world of WORLDS) {
      for (const year of YEARS[side]) {
        const [opening] = matchesOf(world, id, year);
        const host = hostOf(world, id, year)?.id ?? 0;
        expect([opening?.home.countryId, opening?.away.countryId]).toContain(host);
        for (const { continents, qualifiers } of regionsOf(side)) {
          expect([...teamsOf(matchesOf(world, qualifiers, year - 1))]).not.toContain(
            nationalTeamId(host, side),
          );
          for (const { rows } of finalTables(world, id, year)) {
            const ofRegion = rows.filter(({ team }) => {
              const continent = world.country(world.team(team)?.countryId ?? 0)?.continent;
              return continent !== undefined && continents.includes(continent);
            });
            expect(ofRegion.length).toBeLessThanOrEqual(2);
          }
        }
      }
    }
  },
);

test.each(WORLD_CUPS)('holds the $name in another region each time', ({ id, side }) => {
  for (const world of WORLDS) {
    const hostRegions = YEARS[side].map((year) => {
      const continent = hostOf(world, id, year)?.continent;
      return regionsOf(side).find(
        ({ continents }) => continent !== undefined && continents.includes(continent),
      );
    });
    expect(new Set(hostRegions).size).toBe(hostRegions.length);
  }
});

test.each(NATIONAL_REGIONS)('qualifies from $name ($side) whom its groups and play-offs say', (region) => {
  for (const world of WORLDS) {
    for (const year of YEARS[region.side].slice(1, 3)) {
      const matches = matchesOf(world, region.qualifiers, year - 1);
      const teams = teamsOf(matches);
      const cup = worldCupOf(region.side);
      const atCup = [...teamsOf(matchesOf(world, cup.id, year))].filter((team) => teams.has(team));
      expect(atCup).toHaveLength(region.worldCupPlaces);
      const winners = matches
        .filter(({ leg }) => leg === '2/2')
        .map((match) => match[resultOf(match.frame).winner ?? 'home'].id);
      const tables = finalTables(world, region.qualifiers, year - 1);
      const firsts = tables.map(({ rows }) => rows[0]?.team ?? 0);
      const others = atCup.filter((team) => ![...firsts, ...winners].includes(team));
      expect(atCup).toEqual(expect.arrayContaining([...firsts, ...winners]));
      // The best second teams need no play-off.
      const seconds = tables.map(({ rows }) => rows[1]?.team);
      expect(others.every((team) => seconds.includes(team))).toBe(true);
    }
  }
});

test.each(NATIONAL_REGIONS)(
  'counts every qualifier of $name ($side) in its table',
  ({ qualifiers, side }) => {
    const world = WORLDS[0] ?? sharedWorld();
    const season = (YEARS[side][2] ?? 0) - 1;
    const groupMatches = matchesOf(world, qualifiers, season).filter(({ frame }) => frame.kind === 'group');
    for (const { group, rows } of finalTables(world, qualifiers, season)) {
      for (const { team, overall } of rows) {
        let [count, scored, points] = [0, 0, 0];
        for (const { home, away, frame, round } of groupMatches) {
          const { final } = resultOf(frame);
          if (final === null || (home.id !== team && away.id !== team)) continue;
          expect(round.group.id).toBe(group.id);
          const [own, other] = home.id === team ? final : [final[1], final[0]];
          count += 1;
          scored += own;
          points += own > other ? 3 : own === other ? 1 : 0;
        }
        expect(overall).toMatchObject({ played: count, scored, points });
        expect(count).toBe(2 * (rows.length - 1));
      }
    }
  },
);

test.each(WORLD_CUPS)(
  'leaves every nation two days between matches up to the final of the $name',
  ({ side }) => {
    const from = Date.UTC((YEARS[side][2] ?? 0) - 1, 7, 1) / 1000;
    for (const world of WORLDS) {
      for (const team of world.teams.filter(({ kind }) => kind === side)) {
        const matches = world.fixturesOfTeam(team.id, from, from + 365 * DAY);
        const kickOffs = matches.map(({ frame }) => frame.kickOff);
        for (const [i, kickOff] of kickOffs.slice(1).entries()) {
          expect(kickOff - (kickOffs[i] ?? 0), team.name).toBeGreaterThanOrEqual(2 * DAY);
        }
        expect(kickOffs.length, team.name).toBeGreaterThanOrEqual(8);
      }
    }
  },
);

const STRENGTHS: Readonly<Record<NationalSide, (country: CountryEntry) => number>> = {
  national: ({ strength }) => strength,
  'national-women': womensStrength,
  'national-youth': ({ strength }) => strength,
};

test.each(WORLD_CUPS)(
  'has a great nation win the $name most times, with 2.4 to 3.4 goals a match',
  ({ id, side }) => {
    let [wins, goals, matches] = [0, 0, 0];
    for (const world of WORLDS) {
      const strength = STRENGTHS[side];
      const great = world.countries.toSorted((a, b) => strength(b) - strength(a)).slice(0, GREAT_NATIONS);
      for (const year of YEARS[side]) {
        const final = lastMatch(world, id, year);
        const winner = final?.[resultOf(final.frame).winner ?? 'home'];
        if (great.some((country) => country.id === winner?.countryId)) wins += 1;
        for (const { frame } of matchesOf(world, id, year)) {
          const [home, away] = resultOf(frame).final ?? [0, 0];
          goals += home + away;
          matches += 1;
        }
      }
    }
    expect(wins / (WORLDS.length * YEARS[side].length)).toBeGreaterThanOrEqual(0.6);
    expect(goals / matches).toBeGreaterThan(2.4);
    expect(goals / matches).toBeLessThan(3.4);
  },
);
