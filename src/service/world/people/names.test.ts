import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { BROADCASTERS } from '#service/world/catalogue/channels.ts';
import realNames from '#service/world/catalogue/data/real-names.json' with { type: 'json' };
import { FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import { type Text, textList } from '#service/world/catalogue/text-list.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import { coachIdAt, coachOf } from './coaches.ts';
import { homelands, type PersonName } from './people.ts';
import { playerId, playerOf } from './player.ts';
import { isRealPerson, nameHash, REAL_PEOPLE_COUNT } from './real-people.ts';
import { refereeOf } from './referees.ts';

const world = sharedWorld();
const NOW = dayOf(2026, 11, 21) * DAY;

const texts = realNames as { readonly clubs: Text; readonly channels: Text };
/** Real clubs whose names the invented world must not use. */
const REAL_CLUBS = textList(texts.clubs);
/** Real TV channels and streams; no invented name may begin with one of them. */
const REAL_CHANNELS = textList(texts.channels);

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

test('has long lists of real names', () => {
  expect(REAL_CLUBS.length).toBeGreaterThanOrEqual(400);
  expect(REAL_CHANNELS.length).toBeGreaterThanOrEqual(250);
  expect(REAL_PEOPLE_COUNT).toBeGreaterThanOrEqual(2000);
});

test('gives no club a real club’s name', () => {
  const real = new Set(REAL_CLUBS.map(foldName));
  const clubs = world.teams.filter((team) => team.kind === 'club').map((team) => team.name);
  expect(clubs.filter((name) => real.has(foldName(name)))).toEqual([]);
});

test('gives no channel a real one’s name, with or without a suffix', () => {
  const names = BROADCASTERS.flatMap(({ free, pay, rival, stream }) => [
    ...free,
    pay[0],
    stream,
    ...(rival === null ? [] : [rival[0]]),
  ]);
  const real = REAL_CHANNELS.map((name) => name.toLowerCase());
  const isTaken = (name: string) =>
    real.some((realName) => `${name.toLowerCase()} `.startsWith(`${realName} `));
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(isTaken)).toEqual([]);
});

test('recognises a real person with and without accents, in either order of the names', () => {
  expect(isRealPerson('Thomas', 'Müller')).toBe(true);
  expect(isRealPerson('Thomas', 'Muller')).toBe(true);
  expect(nameHash('Ji-sung', 'Park')).toBe(nameHash('Jisung', 'PARK'));
  expect(isRealPerson('Thomas', 'Ackroyd')).toBe(false);
});

test('gives no player, coach or referee the name of a well-known real one', () => {
  for (const seed of [1, 2, 3]) {
    const index = createWorldIndex(seed, ALL_COUNTRIES);
    const people = homelands(ALL_COUNTRIES);
    const names: (PersonName | null)[] = index.teams.flatMap(({ id }) => [
      ...Array.from({ length: 8 }, (_, place) => playerOf(index, people, playerId(id, place, 2021))),
      coachOf(index, people, coachIdAt(index, id, NOW)),
    ]);
    for (const { id } of ALL_COUNTRIES) {
      names.push(...Array.from({ length: 25 }, (__, n) => refereeOf(index, id * 1000 + n + 1)));
    }
    expect(names.length).toBeGreaterThan(35_000);
    const realNames = names.filter((each) => each !== null && isRealPerson(each.firstName, each.lastName));
    expect(realNames.map((each) => each?.name)).toEqual([]);
  }
});

test('gives every team of a country its own name and short code', () => {
  for (const country of ALL_COUNTRIES) {
    const teams = world.teams.filter((team) => team.countryId === country.id);
    expect(new Set(teams.map((team) => team.name)).size, country.name).toBe(teams.length);
    expect(new Set(teams.map((team) => team.shortCode)).size, country.name).toBe(teams.length);
    expect(teams.every((team) => /^[A-Z0-9]{2,5}$/.test(team.shortCode))).toBe(true);
  }
});

test('seldom repeats a name within a squad', () => {
  const squads = world.teams
    .filter(({ kind, countryId }) => kind === 'club' && countryId <= 15)
    .map((team) => world.squad(team.id, NOW));
  const squadsWithRepeats = squads.filter(
    (squad) => new Set(squad.map((player) => player.name)).size < squad.length,
  );
  expect(squadsWithRepeats.length).toBeLessThan(squads.length / 8);
});

test('gives every club a ground, a coach and a plausible founding year', () => {
  for (const team of world.teams.filter((each) => each.kind === 'club')) {
    const venue = world.venue(team.venueId ?? 0);
    expect(venue?.name).not.toMatch(/[{}]/);
    expect(venue?.capacity).toBeGreaterThan(500);
    expect(venue?.capacity).toBeLessThan(100_000);
    expect(team.founded).toBeGreaterThan(1860);
    expect(team.founded).toBeLessThan(2021);
    expect(world.coach(world.coachOf(team.id, NOW))?.name).toBeTruthy();
  }
});

test('names every ground of a country differently', () => {
  for (const country of ALL_COUNTRIES) {
    const names = country.clubs.map((_, i) => world.venue(country.id * 1000 + i + 1)?.name);
    expect(new Set(names).size, country.name).toBe(names.length);
    expect(names.filter((name) => name === undefined || /[*{}]/.test(name))).toEqual([]);
  }
});

test('gives every country enough referees and one region of friendlies', () => {
  for (const country of ALL_COUNTRIES) {
    expect(world.referee(country.id * 1000 + 25)?.name).toBeTruthy();
    expect(FRIENDLY_REGIONS.filter((region) => region.countries.includes(country.id))).toHaveLength(1);
  }
  expect(world.referee(1000)).toBeNull();
  expect(world.referee(1999)).toBeNull();
});
