import { expect, test } from 'vitest';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { resultOf } from '#service/engine/result.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from './calendar/days.ts';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { formatOf, type LeagueFormat } from './catalogue/formats.ts';
import { seasonIdOf } from './seasons/season.ts';
import { createWorld } from './world.ts';

const world = sharedWorld();
const NOW = dayOf(2026, 11, 21) * DAY + 15 * 3600;

test('has at least 70 countries, 3,800 teams and unique ids', () => {
  expect(world.countries.length).toBeGreaterThanOrEqual(70);
  expect(world.teams.length).toBeGreaterThan(3800);
  expect(new Set(world.teams.map((team) => team.id)).size).toBe(world.teams.length);
  expect(new Set(world.competitions.map((each) => each.id)).size).toBe(world.competitions.length);
  expect(world.competitions.every((each) => each.id < 1024)).toBe(true);
});

/** Returns the matches of a league season: all pairs, fewer across conferences, more after a split. */
function matchesOf({ clubs, legs }: { clubs: number; legs: number }, format: LeagueFormat | null): number {
  const pairs = (teams: number) => (teams * (teams - 1)) / 2;
  if (format?.kind === 'conferences') return 2 * pairs(clubs / 2) * legs + (clubs / 2) ** 2;
  const after = format?.groups.map((group) => pairs(group.teams) * group.legs) ?? [];
  return after.reduce((sum, matches) => sum + matches, pairs(clubs) * legs);
}

test('pairs all teams of every league season as often as the format says', () => {
  for (const country of ALL_COUNTRIES) {
    const sides = [country.women, country.reserves, country.youth];
    const leagues = [
      ...country.leagues.map((league, n) => ({ league, n })),
      ...sides.flatMap((league, i) => (league === null ? [] : [{ league, n: i + 5 }])),
    ];
    for (const { league, n } of leagues) {
      const firsts = world
        .fixturesOfSeason(seasonIdOf(2026, country.id * 10 + n))
        .filter((fixture) => decodeMatchId(fixture.id)?.attempt === 0);
      expect(firsts.length, league.name).toBe(matchesOf(league, formatOf(country, n)));
    }
  }
});

test('plays the last round of every league at once and after all its other matches', () => {
  for (const { id, kind, name } of world.competitions) {
    if (kind !== 'league') continue;
    const matches = world
      .fixturesOfSeason(seasonIdOf(2026, id))
      .filter(({ frame }) => frame.kind === 'league');
    const lastWeek = Math.max(...matches.map(({ week }) => week));
    const lastRound = matches.filter(
      (each) => each.week === lastWeek && decodeMatchId(each.id)?.attempt === 0,
    );
    const others = matches.filter(({ week }) => week < lastWeek);
    const kickOffs = new Set(lastRound.map(({ frame }) => frame.kickOff));
    expect(kickOffs.size, name).toBe(1);
    expect(Math.max(...others.map(({ frame }) => frame.kickOff)), name).toBeLessThan(Math.min(...kickOffs));
  }
});

test('decodes ids to the parts that they name', () => {
  for (const fixture of world.fixturesOn(dayOf(2026, 11, 21))) {
    const address = decodeMatchId(fixture.id);
    expect(address?.competition).toBe(fixture.competition.id);
    expect(address?.season).toBe(fixture.season.year);
    expect(fixture.round.id).toBe(fixture.season.id * 128 + (address?.round ?? 0));
    expect(world.fixture(fixture.id)).toEqual(fixture);
    expect(world.season(fixture.season.id)).toEqual(fixture.season);
    expect(fixture.refereeId === null ? null : world.referee(fixture.refereeId)).not.toBeNull();
    expect(fixture.home.id).not.toBe(fixture.away.id);
  }
});

test('lists a match in its round and has none for unused ids', () => {
  const [fixture] = world.fixturesOn(dayOf(2026, 11, 21)).filter((each) => each.competition.tier === 1);
  expect(world.fixturesOfRound(fixture?.round.id ?? 0).map((each) => each.id)).toContain(fixture?.id);
  expect(world.fixture(7)).toBeNull();
  expect(world.fixture((fixture?.id ?? 0) + 3)).toBeNull();
  expect(world.fixture(-1)).toBeNull();
  expect(world.season(seasonIdOf(2014, 10))).toBeNull();
});

test('is the same for one seed, whatever the order of calls', () => {
  const other = createWorld(world.seed);
  const later = other.fixturesOn(dayOf(2027, 3, 6)).map((each) => [each.id, each.frame]);
  other.tables(seasonIdOf(2026, 10), NOW, true);
  expect(other.fixturesOn(dayOf(2026, 11, 21))).toEqual(world.fixturesOn(dayOf(2026, 11, 21)));
  expect(later).toEqual(world.fixturesOn(dayOf(2027, 3, 6)).map((each) => [each.id, each.frame]));
});

test('keeps leagues and cups when another country is removed', () => {
  const fewer = createWorld(
    world.seed,
    ALL_COUNTRIES.filter((country) => country.id !== 3),
  );
  const of = (from: typeof world) =>
    [10, 14, 21, 45].flatMap((id) => from.fixturesOfSeason(seasonIdOf(2026, id)).map((each) => each.frame));
  expect(of(fewer)).toEqual(of(world));
});

test('announces a rearranged match only once it is arranged and links both attempts', () => {
  const attempts = world
    .fixturesOfSeason(seasonIdOf(2025, 12))
    .concat(world.fixturesOfSeason(seasonIdOf(2025, 11)), world.fixturesOfSeason(seasonIdOf(2025, 22)))
    .filter((each) => (decodeMatchId(each.id)?.attempt ?? 0) > 0);
  expect(attempts.length).toBeGreaterThan(3);
  for (const second of attempts) {
    const first = world.fixture(second.relatedId ?? 0);
    expect(first?.relatedId).toBe(second.id);
    expect(first === null ? 'none' : resultOf(first.frame).final).toBeNull();
    expect(resultOf(second.frame).final).not.toBeNull();
    expect(second.visibleFrom).toBeGreaterThan(first?.visibleFrom ?? Infinity);
    expect(second.frame.kickOff).toBeGreaterThan(second.visibleFrom);
  }
});

test('lists the same fixtures by team as by day', () => {
  const from = NOW - 20 * DAY;
  const to = NOW + 20 * DAY;
  for (const team of [1003, 40012, 70701, 2999]) {
    const byDay = Array.from({ length: 42 }, (_, i) => world.fixturesOn(Math.floor(from / DAY) + i))
      .flat()
      .filter((each) => each.home.id === team || each.away.id === team)
      .filter((each) => each.frame.kickOff >= from && each.frame.kickOff < to);
    expect(world.fixturesOfTeam(team, from, to).map((each) => each.id)).toEqual(byDay.map((each) => each.id));
  }
});

test('returns the current season at an instant', () => {
  expect(world.seasonAt(10, NOW)?.name).toBe('26/27');
  expect(world.seasonAt(700, NOW)?.name).toBe('2026');
  expect(world.seasonAt(10, dayOf(2026, 6, 15) * DAY)?.name).toBe('25/26');
  expect(world.seasonAt(9999, NOW)).toBeNull();
});

test('has a season far ahead', () => {
  expect(world.season(seasonIdOf(2045, 740))?.teams).toHaveLength(12);
});
