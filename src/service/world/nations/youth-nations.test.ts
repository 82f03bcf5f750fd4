import { expect, test } from 'vitest';
import { resultOf } from '#service/engine/result.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { lastCallUp } from '#service/world/calendar/call-up-periods.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { windowsOf } from '#service/world/calendar/windows.ts';
import { NATIONAL_REGIONS, type NationalSide, WORLD_CUPS } from '#service/world/catalogue/international.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { createWorld, type World } from '#service/world/world.ts';
import { nationalTeamId } from './national-teams.ts';

const world = sharedWorld();
const REGIONS = NATIONAL_REGIONS.filter(({ side }) => side === 'national-youth');
/** Saturdays of windows of three seasons, the last one before a youth tournament. */
const WINDOWS = [2025, 2026, 2027].flatMap(windowsOf);

const squadOf = (of: World, countryId: number, side: NationalSide, day: number) =>
  of.squad(nationalTeamId(countryId, side), day * DAY);

/** The squads of all nations in each window: a world caches those of eight windows. */
const SQUADS = WINDOWS.map((day) => ({
  day,
  nations: world.countries.map((country) => ({
    country,
    youth: squadOf(world, country.id, 'national-youth', day),
    seniors: (['national', 'national-women'] as const).map((side) => squadOf(world, country.id, side, day)),
  })),
}));

const matchesOf = (id: number, year: number) => world.fixturesOfSeason(seasonIdOf(year, id));

/** Returns New Year's Day of the year in which the oldest are born who are 21 when the season of a window starts. */
function oldestBirthday(day: number): number {
  const date = new Date(day * DAY * 1000);
  const season = date.getUTCMonth() >= 7 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
  return dayOf(season - 21, 1, 1);
}

test('calls up 23 men of the country who were 21 at most when the season started', () => {
  for (const { day, nations } of SQUADS) {
    for (const { country, youth: players } of nations) {
      expect(players, country.name).toHaveLength(23);
      expect(players.filter(({ position }) => position === 'G')).toHaveLength(3);
      const unsuitable = players.filter(
        ({ born, countryId, isWoman }) => born < oldestBirthday(day) || countryId !== country.id || isWoman,
      );
      expect(unsuitable, country.name).toEqual([]);
    }
  }
});

test('has no player in two squads of a window, and none for two nations', () => {
  const countryIds = new Map<number, number>();
  for (const { nations } of SQUADS) {
    const ids = nations.flatMap(({ country: { id }, youth, seniors }) => {
      const players = [...seniors, youth].flat();
      const strangers = players.filter((player) => (countryIds.get(player.id) ?? id) !== id);
      expect(strangers).toEqual([]);
      for (const player of players) countryIds.set(player.id, id);
      return players.map((player) => player.id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('takes players from clubs of several levels, and few without a club', () => {
  const day = WINDOWS.at(-1) ?? 0;
  const clubs = world.countries
    .flatMap(({ id }) => squadOf(world, id, 'national-youth', day))
    .map(({ id }) => world.team(world.clubOf(id, lastCallUp(day * DAY).from * DAY) ?? 0)?.kind ?? null);
  expect(clubs.filter((kind) => kind === 'club').length).toBeGreaterThan(0.95 * clubs.length);
  expect(clubs).toEqual(expect.arrayContaining(['youth']));
  expect(clubs.filter((kind) => kind === null).length).toBeLessThan(40);
});

test('leaves players of national teams out of the line-ups of their clubs, which still name 18', () => {
  for (const day of [dayOf(2026, 11, 14), dayOf(2027, 6, 26)]) {
    const together = new Map<number, number>();
    for (const each of Array.from({ length: 7 }, (_, i) => world.fixturesOn(day - 3 + i)).flat()) {
      for (const { id, kind } of [each.home, each.away]) {
        if (kind !== 'national-youth') continue;
        for (const player of world.squad(id, day * DAY)) together.set(player.id, each.frame.kickOff);
      }
    }
    expect(together.size).toBeGreaterThan(8 * 23 - 1);
    const clubsOfYouth = new Set([...together.keys()].map((id) => world.clubOf(id, day * DAY)));
    let clubMatches = 0;
    for (const fixture of world.fixturesOn(day)) {
      if (fixture.home.clubId === null) continue;
      for (const { teamId, players } of world.lineups(fixture)) {
        if (!clubsOfYouth.has(teamId)) continue;
        clubMatches += 1;
        expect(players.filter(({ player }) => together.has(player.id))).toEqual([]);
        expect(players.length, `team ${teamId}`).toBeGreaterThanOrEqual(18);
      }
    }
    expect(clubMatches).toBeGreaterThan(10);
  }
});

test('sends players back to their clubs after the last match of their national team', () => {
  // Japan's league goes on after the window of June, in a summer without a tournament of men.
  const day = dayOf(2027, 6, 26);
  const japan = world.countries.find(({ code }) => code === 'jp')?.id ?? 0;
  const seniors = new Set(squadOf(world, japan, 'national', day).map(({ id }) => id));
  const players = [day, day + 1]
    .flatMap((each) => world.fixturesOn(each))
    .filter(({ competition }) => competition.countryId === japan && competition.tier === 1)
    .flatMap((fixture) => world.lineups(fixture).flatMap((lineUp) => lineUp.players));
  expect(players.filter(({ player }) => seniors.has(player.id)).length).toBeGreaterThan(5);
});

test.each(REGIONS)('plays the $cupName every four years up to a final', ({ cup, continents }) => {
  const size =
    world.countries.filter(({ continent }) => continents.includes(continent)).length >= 16 ? 16 : 8;
  for (const year of [2019, 2023, 2027]) {
    const matches = matchesOf(cup, year);
    const sides = matches.flatMap(({ home, away }) => [home, away]);
    expect(new Set(sides.map(({ id }) => id)).size).toBe(size);
    expect(sides.every(({ kind, level }) => kind === 'national-youth' && level === 'youth')).toBe(true);
    // Three rounds of groups of four, single matches of half the teams, and one for third place.
    expect(matches).toHaveLength(size * 1.5 + size / 2);
    const [first, final] = [matches[0], matches.at(-1)];
    expect(new Date((first?.frame.kickOff ?? 0) * 1000).getUTCMonth()).toBe(5);
    expect(final?.round.name).toBe('Final');
    expect(final && resultOf(final.frame).winner).not.toBeNull();
    for (const between of [1, 2, 3]) expect(matchesOf(cup, year + between)).toEqual([]);
  }
});

test('holds a tournament of women or youth in every odd summer, and no two in a country', () => {
  for (const each of [world, sharedWorld(2), sharedWorld(3)]) {
    for (const year of [2019, 2021, 2023, 2025, 2027, 2029]) {
      const cups = [...WORLD_CUPS.map(({ id }) => id), ...NATIONAL_REGIONS.map(({ cup }) => cup)];
      const hosts = cups.flatMap((id) => {
        const final = each.fixturesOfSeason(seasonIdOf(year, id)).at(-1);
        return final === undefined ? [] : [each.venue(final.venueId ?? 0)?.countryId];
      });
      expect(hosts).toHaveLength(5);
      expect(new Set(hosts).size).toBe(hosts.length);
    }
  }
});

test('gives every youth team two matches in a window, on two days', () => {
  for (const team of world.teams.filter(({ kind }) => kind === 'national-youth')) {
    const [saturday = 0] = windowsOf(2026).slice(-1);
    const matches = world
      .fixturesOfTeam(team.id, (saturday - 4) * DAY, (saturday + 5) * DAY)
      .map(({ frame }) => frame.kickOff);
    expect(matches.length, team.name).toBeLessThanOrEqual(2);
    if (matches.length === 2) expect((matches[1] ?? 0) - (matches[0] ?? 0)).toBeGreaterThan(2 * DAY);
  }
});

test('calls up the same players in whichever order squads are looked at', () => {
  const day = dayOf(2026, 10, 12);
  const other = createWorld(1);
  const ids = (of: World, countryId: number, side: NationalSide) =>
    squadOf(of, countryId, side, day).map(({ id }) => id);
  const countries = world.countries.map(({ id }) => id);
  const backwards = countries.toReversed().map((id) => {
    const seniors = ids(other, id, 'national');
    return [ids(other, id, 'national-youth'), seniors];
  });
  expect(countries.map((id) => [ids(world, id, 'national-youth'), ids(world, id, 'national')])).toEqual(
    backwards.reverse(),
  );
});
