import { expect, test } from 'vitest';
import { resultOf } from '#service/engine/result.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY } from './calendar/days.ts';
import { NATIONAL_REGIONS, WORLD_CUP } from './catalogue/international.ts';
import type { Fixture } from './fixture.ts';
import { seasonIdOf } from './season.ts';
import { createWorld, type World } from './world.ts';

const WORLDS = [sharedWorld(), createWorld(2), createWorld(3)];
const YEARS = [2018, 2022, 2026, 2030];
const GREAT_NATIONS = 12;

const matchesOf = (world: World, id: number, year: number) => world.fixturesOfSeason(seasonIdOf(year, id));

const hostOf = (world: World, year: number) =>
  world.venue(matchesOf(world, WORLD_CUP.id, year).at(-1)?.venueId ?? 0)?.countryId ?? 0;

/** Returns the tables of a season after its last match. */
function finalTables(world: World, id: number, year: number) {
  const season = world.season(seasonIdOf(year, id));
  return world.tables(season?.id ?? 0, ((season?.end ?? 0) + 2) * DAY, false);
}

const teamsOf = (matches: readonly Fixture[]) =>
  new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));

test('plays 63 matches of 32 nations in June and July every four years', () => {
  for (const world of WORLDS) {
    for (const year of YEARS) {
      const matches = matchesOf(world, WORLD_CUP.id, year);
      expect(matches).toHaveLength(48 + 8 + 4 + 2 + 1);
      expect(teamsOf(matches).size).toBe(32);
      const [first, last] = [matches[0], matches.at(-1)].map((each) => (each?.frame.kickOff ?? 0) * 1000);
      expect(first).toBeGreaterThan(Date.UTC(year, 5, 8));
      expect(last).toBeLessThan(Date.UTC(year, 6, 20));
    }
    for (const year of [2023, 2024, 2025]) expect(matchesOf(world, WORLD_CUP.id, year)).toEqual([]);
  }
});

test('qualifies the host, who opens the tournament, and at most two of a region in a group', () => {
  for (const world of WORLDS) {
    for (const year of YEARS) {
      const [opening] = matchesOf(world, WORLD_CUP.id, year);
      const host = hostOf(world, year);
      expect([opening?.home.countryId, opening?.away.countryId]).toContain(host);
      for (const { continents, qualifiers } of NATIONAL_REGIONS) {
        expect([...teamsOf(matchesOf(world, qualifiers, year - 1))]).not.toContain(host * 1000 + 999);
        for (const { rows } of finalTables(world, WORLD_CUP.id, year)) {
          const ofRegion = rows.filter(({ team }) => {
            const continent = world.country(world.team(team)?.countryId ?? 0)?.continent;
            return continent !== undefined && continents.includes(continent);
          });
          expect(ofRegion.length).toBeLessThanOrEqual(2);
        }
      }
    }
  }
});

test('is held in another region each time', () => {
  for (const world of WORLDS) {
    const regions = YEARS.map((year) => {
      const continent = world.country(hostOf(world, year))?.continent;
      return NATIONAL_REGIONS.find(
        ({ continents }) => continent !== undefined && continents.includes(continent),
      );
    });
    expect(new Set(regions).size).toBe(YEARS.length);
  }
});

test.each(NATIONAL_REGIONS)('qualifies from $name whom its groups and play-offs say', (region) => {
  for (const world of WORLDS) {
    for (const year of [2022, 2026]) {
      const matches = matchesOf(world, region.qualifiers, year - 1);
      const teams = teamsOf(matches);
      const atCup = [...teamsOf(matchesOf(world, WORLD_CUP.id, year))].filter((team) => teams.has(team));
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

test('counts every qualifier in its table', () => {
  const [world] = WORLDS;
  if (world === undefined) return;
  for (const { qualifiers } of NATIONAL_REGIONS) {
    const played = matchesOf(world, qualifiers, 2025).filter(({ frame }) => frame.kind === 'group');
    for (const { group, rows } of finalTables(world, qualifiers, 2025)) {
      for (const { team, overall } of rows) {
        let [count, scored, points] = [0, 0, 0];
        for (const { home, away, frame, round } of played) {
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
  }
});

test('leaves every nation two days between matches from the qualifiers to the final', () => {
  for (const world of WORLDS) {
    for (const team of world.teams.filter(({ kind }) => kind === 'national')) {
      const from = Date.UTC(2025, 7, 1) / 1000;
      const kickOffs = world
        .fixturesOfTeam(team.id, from, from + 365 * DAY)
        .map(({ frame }) => frame.kickOff);
      for (const [i, kickOff] of kickOffs.slice(1).entries()) {
        expect(kickOff - (kickOffs[i] ?? 0), team.name).toBeGreaterThanOrEqual(2 * DAY);
      }
      expect(kickOffs.length, team.name).toBeGreaterThanOrEqual(8);
    }
  }
});

test('is won by a great nation most of the time, with 2.4 to 3.1 goals a match', () => {
  let [wins, goals, matches] = [0, 0, 0];
  for (const world of WORLDS) {
    const great = world.countries.toSorted((a, b) => b.strength - a.strength).slice(0, GREAT_NATIONS);
    for (const year of YEARS) {
      const all = matchesOf(world, WORLD_CUP.id, year);
      const final = all.at(-1);
      const winner = final?.[resultOf(final.frame).winner ?? 'home'];
      if (great.some(({ id }) => id === winner?.countryId)) wins += 1;
      for (const { frame } of all) {
        const [home, away] = resultOf(frame).final ?? [0, 0];
        goals += home + away;
        matches += 1;
      }
    }
  }
  expect(wins / (WORLDS.length * YEARS.length)).toBeGreaterThanOrEqual(0.6);
  expect(goals / matches).toBeGreaterThan(2.4);
  expect(goals / matches).toBeLessThan(3.1);
});
