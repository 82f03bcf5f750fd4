import { expect, test } from 'vitest';
import { disruptionOf } from '#service/engine/disruption.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { resultOf } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { formatOf } from '#service/world/catalogue/formats.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { type Season, seasonAsOf, seasonIdOf } from '#service/world/seasons/season.ts';

const world = sharedWorld();
const HOUR = 3600;

const FORMATS = ALL_COUNTRIES.flatMap((country) => {
  const format = formatOf(country, 0);
  return format === null ? [] : [{ country, format }];
});

function seasonOf(year: number, competition: number): Season {
  const season = world.season(seasonIdOf(year, competition));
  if (season === null) throw new Error(`No season ${year} of ${competition}`);
  return season;
}

/** Returns the instant at which a match is decided, second dates aside. */
function decidedAt({ frame }: Fixture): number {
  const end = disruptionOf(frame);
  return end.kind === 'abandoned' ? end.decided : timetableOf(frame).end;
}

/** Counts first attempts by pair, as "lower id-higher id". */
function meetings(fixtures: readonly Fixture[]): ReadonlyMap<string, number> {
  const meetingCounts = new Map<string, number>();
  for (const { id, home, away } of fixtures) {
    if (decodeMatchId(id)?.attempt !== 0) continue;
    const pair = [home.id, away.id].sort((a, b) => a - b).join('-');
    meetingCounts.set(pair, (meetingCounts.get(pair) ?? 0) + 1);
  }
  return meetingCounts;
}

const SPLITS = FORMATS.flatMap(({ country, format }) =>
  format.kind === 'split' ? [{ country, format, name: country.name }] : [],
);

test.each(SPLITS)(
  '$name: announces the matches after a split only when all before it are decided',
  ({ country, format }) => {
    for (const year of [2017, 2023, 2026]) {
      const season = seasonOf(year, country.id * 10);
      const fixtures = world.fixturesOfSeason(season.id);
      const [regular, final] = season.stages;
      const before = fixtures.filter(({ round }) => round.stage.id === regular?.id);
      const after = fixtures.filter(({ round }) => round.stage.id === final?.id);
      const announcedAt = Math.min(...after.map(({ visibleFrom }) => visibleFrom));
      expect(Math.max(...before.map(decidedAt))).toBeLessThan(announcedAt);
      expect(Math.max(...before.map(({ frame }) => frame.kickOff))).toBeLessThan(announcedAt);
      expect(Math.min(...after.map(({ frame }) => frame.kickOff))).toBeGreaterThan(announcedAt + 24 * HOUR);
      expect(world.tables(season.id, announcedAt - 1, true)).toHaveLength(1);
      const tables = world.tables(season.id, announcedAt, true);
      expect(tables.map(({ group }) => group.id)).toEqual(
        season.stages.flatMap(({ groups }) => groups.map(({ id }) => id)),
      );
      // Each group is a stretch of the table before the split.
      const [whole, ...groups] = tables.map(({ rows }) => rows.map(({ team }) => team));
      let from = 0;
      format.groups.forEach(({ teams, name }, index) => {
        expect([...(groups[index] ?? [])].sort()).toEqual(whole?.slice(from, from + teams).sort());
        const zones = tables[0]?.rows.slice(from, from + teams).map(({ zone }) => zone);
        expect(new Set(zones)).toEqual(new Set([name]));
        from += teams;
      });
    }
  },
);

test.each(SPLITS)(
  '$name: pairs all teams of a group, and no others, after a split',
  ({ country, format }) => {
    const season = seasonOf(2024, country.id * 10);
    const tables = world.tables(season.id, (season.end + 1) * DAY, true).slice(1);
    const final = season.stages[1];
    for (const [index, { legs, teams }] of format.groups.entries()) {
      const group = final?.groups[index];
      const own = world.fixturesOfSeason(season.id).filter(({ round }) => round.group.id === group?.id);
      const meetingCounts = meetings(own);
      expect(meetingCounts.size).toBe((teams * (teams - 1)) / 2);
      expect(new Set(meetingCounts.values())).toEqual(new Set([legs]));
      const members = tables[index]?.rows.map(({ team }) => team) ?? [];
      expect(own.every(({ home, away }) => members.includes(home.id) && members.includes(away.id))).toBe(
        true,
      );
    }
  },
);

test.each(FORMATS.filter(({ format }) => format.kind === 'conferences'))(
  '$country.name: pairs teams of one conference as often as the league says, and others once',
  ({ country }) => {
    const season = seasonOf(2024, country.id * 10);
    const [first, second] = world
      .tables(season.id, season.end * DAY, true)
      .map(({ rows }) => rows.map(({ team }) => team));
    const meetingCounts = meetings(world.fixturesOfSeason(season.id));
    for (const [pair, times] of meetingCounts) {
      const [one, other] = pair.split('-').map(Number);
      const isSameHalf = [first, second].some(
        (half) => half?.includes(one ?? 0) && half.includes(other ?? 0),
      );
      expect(times).toBe(isSameHalf ? country.leagues[0]?.legs : 1);
    }
    const teams = season.teams.length;
    expect(meetingCounts.size).toBe((teams * (teams - 1)) / 2);
  },
);

test('never pairs a team with itself or twice in a round', () => {
  for (const { country } of FORMATS) {
    for (const fixtures of Map.groupBy(
      world.fixturesOfSeason(seasonIdOf(2025, country.id * 10)),
      ({ round }) => round.id,
    ).values()) {
      const firsts = fixtures.filter(({ id }) => decodeMatchId(id)?.attempt === 0);
      const teams = firsts.flatMap(({ home, away }) => [home.id, away.id]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  }
});

test('schedules a play-off in Italy for two teams level on points at a border, unknown until the end', () => {
  let playOffCount = 0;
  for (let year = 2015; year < 2042; year += 1) {
    for (const tier of [0, 1, 2]) {
      const season = seasonOf(year, 40 + tier);
      const [table] = world.tables(season.id, (season.end + 4) * DAY, false);
      const points = table?.rows.map(({ overall }) => overall.points) ?? [];
      const down = world.country(4)?.leagues[tier]?.down ?? 0;
      const level = [...(tier === 0 ? [1] : []), points.length - down].filter(
        (border) =>
          points[border - 1] === points[border] &&
          points.filter((each) => each === points[border]).length === 2,
      );
      const deciders = world.fixturesOfSeason(season.id).filter(({ frame }) => frame.kind === 'single');
      expect(deciders, `${season.name}, ${40 + tier}`).toHaveLength(level.length);
      expect(season.stages).toHaveLength(level.length > 0 ? 2 : 1);
      for (const decider of deciders) {
        const { winner } = resultOf(decider.frame);
        const [won, lost] = winner === 'away' ? [decider.away, decider.home] : [decider.home, decider.away];
        const place = (team: number) => table?.rows.findIndex((row) => row.team === team) ?? -1;
        expect(place(won.id)).toBe(place(lost.id) - 1);
        expect(level).toContain(place(lost.id));
        const before = seasonAsOf(season, decider.visibleFrom - 1);
        expect(before.stages).toHaveLength(1);
        expect(before.rounds).toBe(season.rounds - 1);
        expect(before.end).toBeLessThan(season.end);
        expect(seasonAsOf(season, decider.visibleFrom)).toBe(season);
        playOffCount += 1;
      }
    }
  }
  expect(playOffCount).toBeGreaterThan(3);
});

test('deducts points from an instant on and notes it on the club’s next match', () => {
  let decisions = 0;
  let seasons = 0;
  for (const country of ALL_COUNTRIES.slice(0, 30)) {
    for (const year of [2024, 2025]) {
      const season = seasonOf(year, country.id * 10);
      const fixtures = world.fixturesOfSeason(season.id);
      seasons += 1;
      for (const fixture of fixtures.filter(({ note }) => note !== null)) {
        const from = fixture.note?.from ?? 0;
        const points = (instant: number) =>
          world
            .tables(season.id, instant, false)[0]
            ?.rows.map(({ team, overall }) => [team, overall.points] as const) ?? [];
        const after = new Map(points(from));
        const changedRows = points(from - 1).filter(([team, had]) => after.get(team) !== had);
        expect(changedRows).toHaveLength(1);
        const [[club, had] = [0, 0]] = changedRows;
        const deductedPoints = Number(fixture.note?.text.split(' ')[0]);
        expect(after.get(club)).toBe(had - deductedPoints);
        expect(deductedPoints).toBeGreaterThan(0);
        const ownMatches = fixtures.filter(({ home, away }) => home.id === club || away.id === club);
        const next = ownMatches.find(({ frame }) => frame.kickOff >= from);
        expect(next?.id).toBe(fixture.id);
        expect(fixture.note?.text).toContain(world.team(club)?.name);
        decisions += 1;
      }
    }
  }
  // The odds are nine in a hundred seasons.
  expect(decisions).toBeGreaterThan(0);
  expect(decisions).toBeLessThan(seasons * 0.25);
});
