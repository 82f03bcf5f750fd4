import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';

const world = sharedWorld();
const NOW = dayOf(2026, 11, 21) * DAY;
const clubs = world.teams.filter((team) => team.kind === 'club');

function age(born: number, at: number): number {
  return (at / DAY - born) / 365.25;
}

/** Instants near changes of squads, and others. */
const INSTANTS = ['2015-09-12', '2019-01-03', '2023-01-12', '2024-07-21', '2026-06-19', '2026-11-21'].map(
  (date) => Date.parse(date) / 1000,
);

/** The squads of all clubs at each instant, looked at once: there are 600,000 players. */
const looks = INSTANTS.map((at) => {
  const playerIds = new Set<number>();
  const ages: number[] = [];
  const faults: string[] = [];
  for (const team of world.teams.filter((each) => each.clubId !== null)) {
    const squad = world.squad(team.id, at);
    const isSizeAllowed = squad.length >= 22 && squad.length <= 30;
    const numbers = new Set(squad.map((player) => player.number));
    if (!isSizeAllowed || numbers.size < squad.length || squad.some(({ id }) => playerIds.has(id)))
      faults.push(`${team.name} at ${at}`);
    for (const { id, born } of squad) {
      playerIds.add(id);
      ages.push(age(born, at));
    }
  }
  return { playerIds, ages, faults };
});

test('has 22 to 30 players with different numbers in a squad and no player in two', () => {
  for (const { playerIds, faults } of looks) {
    expect(faults).toEqual([]);
    expect(playerIds.size).toBeGreaterThan(90_000);
  }
});

test('has players of a plausible age at any instant', () => {
  for (const { ages } of looks) {
    expect(ages.filter((each) => each < 16)).toEqual([]);
    expect(ages.filter((each) => each > 40)).toEqual([]);
    const mean = ages.reduce((sum, each) => sum + each, 0) / ages.length;
    expect(mean).toBeGreaterThan(22.5);
    expect(mean).toBeLessThan(27);
  }
});

test('has no player in an under-19 side who turns 20 in the year its season begins', () => {
  const sides = world.teams.filter(({ name }) => name.endsWith(' U19'));
  expect(sides.length).toBeGreaterThan(50);
  const born = sides.flatMap(({ id }) => world.squad(id, NOW).map((player) => player.born));
  expect(Math.min(...born)).toBeGreaterThanOrEqual(dayOf(2007, 1, 1));
});

test('keeps a player’s identity after a transfer', () => {
  const before = dayOf(2024, 11, 1) * DAY;
  const squad = world.squad(1001, before);
  const laterClubs = squad.map((player) => world.clubOf(player.id, NOW));
  for (const player of squad) {
    const samePlayer = world.player(player.id);
    expect(samePlayer).toEqual(
      expect.objectContaining({ name: player.name, born: player.born, countryId: player.countryId }),
    );
    expect(world.clubOf(player.id, before)).toBe(1001);
  }
  expect(laterClubs.filter((club) => club === 1001).length).toBeGreaterThan(4);
  expect(laterClubs.filter((club) => club !== 1001 && club !== null).length).toBeGreaterThan(2);
});

test('has no player for an id that was never used', () => {
  expect(world.player(0)).toBeNull();
  expect(world.player(-5)).toBeNull();
  // No squad has a 32nd place.
  expect(world.player((1001 * 32 + 31) * 64 + 20)).toBeNull();
  expect(world.player(999_999_999)).toBeNull();
});

test('calls up only a country’s own people for its national teams', () => {
  for (const country of world.countries) {
    const men = world.squad(country.id * 1000 + 999, NOW);
    expect(men.length).toBeGreaterThanOrEqual(22);
    expect(men.every((player) => player.countryId === country.id && !player.isWoman)).toBe(true);
    const women = world.squad(country.id * 1000 + 998, NOW);
    expect(women.length).toBeGreaterThanOrEqual(22);
    expect(women.every((player) => player.isWoman)).toBe(true);
  }
});

test('never lists a player in two matches at once for club and country', () => {
  for (const [from, days] of [
    [dayOf(2026, 11, 12), 4],
    [dayOf(2026, 6, 20), 2],
  ] as const) {
    const busy = new Map<number, number[]>();
    let internationals = 0;
    for (const fixture of Array.from({ length: days }, (_, i) => world.fixturesOn(from + i)).flat()) {
      if (fixture.home.clubId === null) internationals += 1;
      for (const { player } of world.lineups(fixture).flatMap(({ players }) => players)) {
        const { kickOff } = fixture.frame;
        const others = busy.get(player.id) ?? [];
        const clash = others.some((other) => Math.abs(other - kickOff) < 2 * 3600);
        if (clash) expect.fail(`${player.name} in ${fixture.id}`);
        busy.set(player.id, [...others, kickOff]);
      }
    }
    expect(internationals).toBeGreaterThan(4);
  }
});

test('keeps a national squad through a window and changes it for the next', () => {
  const ids = (at: number) => world.squad(1999, at).map(({ id }) => id);
  const november = dayOf(2026, 11, 12) * DAY;
  expect(ids(november + 5 * DAY)).toEqual(ids(november));
  const october = ids(dayOf(2026, 10, 10) * DAY);
  const stayingIds = october.filter((id) => ids(november).includes(id));
  expect(stayingIds.length).toBeGreaterThan(12);
  expect(stayingIds.length).toBeLessThan(23);
});

test('names eleven players in their formation and a bench, no player twice, always the same', () => {
  const benches: string[] = [];
  for (const fixture of world.fixturesOn(dayOf(2026, 11, 21)).slice(0, 400)) {
    const lineups = world.lineups(fixture);
    expect(world.lineups(fixture)).toEqual(lineups);
    for (const { players, formation, coachId, teamId } of lineups) {
      expect(players.map((each) => each.slot)).toEqual(players.map((_, i) => i + 1));
      expect(players.length).toBeGreaterThanOrEqual(18);
      expect(players.length).toBeLessThanOrEqual(23);
      expect(new Set(players.map((each) => each.player.id)).size).toBe(players.length);
      expect(players[0]?.label).toBe('Goalkeeper');
      expect(players.slice(1, 11).some((each) => each.player.position === 'G')).toBe(false);
      expect(formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10);
      expect(players[11]?.player.position).toBe('G');
      expect(players.filter((each) => each.player.position === 'G').length).toBeLessThanOrEqual(3);
      const bench = players.slice(12, 18).map((each) => each.player.position);
      expect(bench).not.toContain('G');
      benches.push(bench.join(''));
      expect(world.coach(coachId)?.teamId).toBe(teamId);
    }
  }
  // Another line fills the bench if too many of one are injured or suspended.
  expect(benches.filter((bench) => bench === 'DDMMFF').length).toBeGreaterThan(0.5 * benches.length);
});

test('knows every coach of a team by id from the appointment on, one at a time', () => {
  for (const team of clubs.slice(0, 60)) {
    let before = world.coachOf(team.id, dayOf(2024, 1, 1) * DAY);
    for (let day = dayOf(2024, 1, 2); day < dayOf(2026, 1, 1); day += 1) {
      const id = world.coachOf(team.id, day * DAY);
      if (id === before) continue;
      const appointed = world.coach(id)?.appointed ?? 0;
      expect(world.coachOf(team.id, appointed)).toBe(id);
      expect(world.coachOf(team.id, appointed - 1)).toBe(before);
      before = id;
    }
  }
});

test('keeps coaches for some seasons', () => {
  const terms = clubs.slice(0, 100).map((team) => {
    const ids = Array.from({ length: 12 }, (_, i) => world.coachOf(team.id, dayOf(2015 + i, 11, 1) * DAY));
    return new Set(ids).size;
  });
  expect(terms.reduce((sum, term) => sum + term, 0) / terms.length).toBeLessThan(9);
  expect(Math.min(...terms)).toBeGreaterThan(1);
});
