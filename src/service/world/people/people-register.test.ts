import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import type { Listing } from './people-register.ts';

const world = sharedWorld();
const { register } = world;
const NOW = dayOf(2026, 11, 21) * DAY;

function all(listing: Listing): readonly number[] {
  return listing.slice(0, listing.total);
}

test('lists every player of a squad once over the pages of all players', () => {
  const listing = register.players(null, NOW);
  const pages: number[] = [];
  for (let from = 0; from < listing.total; from += 100) pages.push(...listing.slice(from, from + 100));
  expect(pages).toHaveLength(listing.total);
  const squads = world.teams
    .filter((team) => team.clubId !== null)
    .flatMap((team) => world.squad(team.id, NOW).map(({ id }) => id));
  expect(pages).toEqual(squads);
});

test('returns an empty page past the end', () => {
  for (const listing of [
    register.players(null, NOW),
    register.players(3, NOW),
    register.coaches(null, NOW),
    register.coaches(3, NOW),
    register.referees(null),
    register.venues(3),
  ]) {
    expect(listing.slice(listing.total, listing.total + 100)).toEqual([]);
    expect(listing.slice(listing.total - 1, listing.total + 99)).toHaveLength(1);
  }
});

test('gives everybody one nationality, so that the countries’ lists add up', () => {
  const players = world.countries.flatMap(({ id }) => all(register.players(id, NOW)));
  expect(new Set(players).size).toBe(players.length);
  expect(players.length).toBe(register.players(null, NOW).total);
  const coaches = world.countries.flatMap(({ id }) => all(register.coaches(id, NOW)));
  expect(coaches.toSorted((a, b) => a - b)).toEqual(
    all(register.coaches(null, NOW)).toSorted((a, b) => a - b),
  );
});

test('lists people of a country whose own records name it', () => {
  for (const id of all(register.players(12, NOW)).slice(0, 300)) {
    expect(world.player(id)?.countryId).toBe(12);
  }
  for (const id of all(register.coaches(12, NOW))) expect(world.coach(id)?.countryId).toBe(12);
  for (const id of all(register.referees(12))) expect(world.referee(id)?.countryId).toBe(12);
  for (const id of all(register.venues(12))) expect(world.venue(id)?.countryId).toBe(12);
  expect(register.players(999, NOW).total).toBe(0);
  expect(register.venues(999).total).toBe(0);
});

test('lists all referees and grounds', () => {
  for (const id of all(register.referees(null))) expect(world.referee(id)?.id).toBe(id);
  expect(all(register.venues(null))).toEqual(
    world.teams.filter(({ kind }) => kind === 'club' || kind === 'national').map(({ venueId }) => venueId),
  );
});
