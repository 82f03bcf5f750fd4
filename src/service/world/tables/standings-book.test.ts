import { expect, test } from 'vitest';
import { stateAt } from '#service/engine/state.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { formatOf } from '#service/world/catalogue/formats.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { createMembership } from '#service/world/leagues/membership.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import type { TableSnapshot } from './table-snapshot.ts';

const world = sharedWorld();

/**
 * Splits with points carried whole, halved down and halved up; conferences; head-to-head, wins and play-offs;
 * plain.
 */
const LEAGUES = [90, 130, 80, 430, 20, 40, 400, 10];
const YEARS = [2016, 2019, 2022, 2024, 2025];

const SEASONS = LEAGUES.flatMap((league) => YEARS.map((year) => seasonIdOf(year, league)));

function seasonOf(id: number) {
  const season = world.season(id);
  if (season === null) throw new Error(`No season ${id}`);
  return season;
}

/** Returns fixed instants of a season at various hours. */
function instants(id: number, count: number): readonly number[] {
  const { start, end } = seasonOf(id);
  return Array.from(
    { length: count },
    (_, i) => (start + Math.floor(((end - start) * (i + 0.5)) / count)) * DAY + ((i * 7919 + id) % 86_400),
  );
}

const FINISHED_STATUSES = new Set([3, 9, 31, 32]);
const IN_PLAY_STATUSES = new Set([1, 7, 8, 11]);

interface Sum {
  played: number;
  scored: number;
  against: number;
  points: number;
}

/** Returns the score that a table counts by a match's state; null for none. */
function countedScore(fixture: Fixture, instant: number, isLive: boolean): readonly [number, number] | null {
  if (fixture.frame.kickOff > instant || fixture.round.name === 'Play-off') return null;
  const { status, score } = stateAt(fixture.frame, instant);
  return FINISHED_STATUSES.has(status) || (isLive && IN_PLAY_STATUSES.has(status)) ? score : null;
}

function halvePoints(points: number, format: ReturnType<typeof formatOf>): number {
  if (format?.kind !== 'split' || format.carry === 'all') return points;
  return format.carry === 'half-down' ? Math.floor(points / 2) : Math.ceil(points / 2);
}

/** Sums up every team from match states alone: before a split, and in all. */
function sumsOf(id: number, instant: number, isLive: boolean) {
  const before = new Map<number, Sum>();
  const all = new Map<number, Sum>();
  const add = (sums: Map<number, Sum>, team: number, own: number, other: number) => {
    const sum = sums.get(team) ?? { played: 0, scored: 0, against: 0, points: 0 };
    sums.set(team, sum);
    sum.played += 1;
    sum.scored += own;
    sum.against += other;
    sum.points += own > other ? 3 : own === other ? 1 : 0;
  };
  const first = seasonOf(id).stages[0]?.id;
  for (const fixture of fixturesOf(id)) {
    const score = countedScore(fixture, instant, isLive);
    if (score === null) continue;
    const [own, other] = score;
    for (const sums of fixture.round.stage.id === first ? [before, all] : [all]) {
      add(sums, fixture.home.id, own, other);
      add(sums, fixture.away.id, other, own);
    }
  }
  return { before, all };
}

/** Returns the fixtures of a season, cached since every check reads them. */
function fixturesOf(id: number): readonly Fixture[] {
  const fixtures = fixtureCache.get(id) ?? world.fixturesOfSeason(id);
  fixtureCache.set(id, fixtures);
  return fixtures;
}

const fixtureCache = new Map<number, readonly Fixture[]>();

/** Returns the points taken from each team by an instant, read from the matches' notes. */
function deductedPoints(id: number, instant: number): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const { note, home, away } of fixturesOf(id)) {
    const club = [home, away].find(({ name }) => note?.text.includes(`deducted, ${name}:`));
    if (note === null || club === undefined || note.from > instant) continue;
    points.set(club.id, (points.get(club.id) ?? 0) + Number(note.text.split(' ')[0]));
  }
  return points;
}

/** Compares every row with the states of the matches. */
function check(tables: readonly TableSnapshot[], id: number, instant: number, isLive: boolean): void {
  const sums = sumsOf(id, instant, isLive);
  const deductions = deductedPoints(id, instant);
  const country = world.country(Math.floor((id % 1024) / 10));
  const format = country === null ? null : formatOf(country, 0);
  const nothing: Sum = { played: 0, scored: 0, against: 0, points: 0 };
  tables.forEach(({ rows, group }, index) => {
    const isAfter = format?.kind === 'split' && index > 0;
    const isFrozen = format?.kind === 'split' && index === 0;
    for (const { team, overall, home, away } of rows) {
      const before = sums.before.get(team) ?? nothing;
      const sum = (isFrozen ? sums.before : sums.all).get(team) ?? nothing;
      const earnedPoints = before.points - (deductions.get(team) ?? 0);
      const points = isAfter
        ? halvePoints(earnedPoints, format) + sum.points - before.points
        : sum.points - (deductions.get(team) ?? 0);
      const { played, scored, against } = sum;
      expect(overall, `season ${id}, ${group.name}, team ${team} at ${instant}`).toMatchObject({
        played,
        scored,
        against,
        points,
      });
      expect(home.points + away.points).toBe(sum.points);
      expect(home.played + away.played).toBe(overall.played);
      expect(overall.won + overall.draw + overall.lost).toBe(overall.played);
    }
    for (const venue of ['overall', 'home', 'away'] as const) {
      const places = rows.map((row) => row[venue].position).sort((a, b) => a - b);
      expect(places).toEqual(rows.map((_, i) => i + 1));
    }
    expect(rows.map((row) => row.overall.position)).toEqual(rows.map((_, i) => i + 1));
    const points = rows.map((row) => row.overall.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });
}

test('equals the table for promotion after the last round in 40 seasons', () => {
  const membership = createMembership(createWorldIndex(world.seed, ALL_COUNTRIES));
  const formats = new Set<string | undefined>();
  for (const id of SEASONS) {
    const season = seasonOf(id);
    const country = Math.floor(season.competition / 10);
    const after = world.tables(id, (season.end + 5) * DAY, true);
    const own = world.country(country);
    const format = own === null ? null : formatOf(own, 0);
    formats.add(format?.kind);
    const last = season.stages.findLast(({ kind }) => kind === 'tables');
    const ends = after.filter(({ group }) => last?.groups.some((one) => one.id === group.id));
    const order = membership.finalOrder(country, 0, season.year);
    if (format?.kind === 'conferences') {
      const longest = ends[0]?.rows.length ?? 0;
      const firsts = Array.from({ length: longest }, (_, place) => ends.map(({ rows }) => rows[place]?.team));
      firsts.forEach((teams, place) => {
        expect(order.slice(place * 2, place * 2 + 2).sort()).toEqual(teams.sort());
      });
    } else {
      expect(ends.flatMap(({ rows }) => rows.map((row) => row.team))).toEqual(order);
    }
    const down = own?.leagues[1] === undefined ? 0 : (own.leagues[0]?.down ?? 0);
    const relegatedRows = ends.flatMap(({ rows }) => rows.filter(({ status }) => status === 'Relegation'));
    expect(relegatedRows.map(({ team }) => team).sort()).toEqual(order.slice(order.length - down).sort());
    expect(after).toEqual(world.tables(id, (season.end + 9) * DAY, false));
  }
  expect(SEASONS).toHaveLength(40);
  expect(formats).toEqual(new Set([undefined, 'split', 'conferences']));
});

test('adds a table of all teams of conferences, by points and without prospects', () => {
  const id = seasonIdOf(2025, 430);
  const [first, second, all, ...more] = world.tables(id, (seasonOf(id).end - 60) * DAY, true);
  expect(more).toEqual([]);
  const teams = (rows: TableSnapshot['rows'] = []) =>
    rows.map(({ team, overall }) => `${team}: ${overall.points}`);
  expect(teams(all?.rows).sort()).toEqual([...teams(first?.rows), ...teams(second?.rows)].sort());
  expect(new Set(all?.rows.flatMap(({ zone, status }) => [zone, status]))).toEqual(new Set([null, 'Same']));
  expect(first?.rows[0]?.zone).not.toBeNull();
});

test('equals the sums of match states at any instant, live and finished', () => {
  for (const id of SEASONS) {
    for (const instant of instants(id, 2)) {
      check(world.tables(id, instant, true), id, instant, true);
      check(world.tables(id, instant, false), id, instant, false);
    }
  }
});

test('counts running scores in the live table only', () => {
  let matchCount = 0;
  for (const id of SEASONS.filter((_, i) => i % 3 === 0)) {
    const fixture = fixturesOf(id)
      .slice(60)
      .find((each) => stateAt(each.frame, each.frame.kickOff + 5400).status === 1);
    if (fixture === undefined) continue;
    const instant = fixture.frame.kickOff + 5400;
    const playedCount = (isLive: boolean) =>
      world
        .tables(id, instant, isLive)
        .flatMap(({ rows }) => rows)
        .find(({ team }) => team === fixture.home.id)?.overall.played ?? 0;
    expect(playedCount(true)).toBe(playedCount(false) + 1);
    check(world.tables(id, instant, true), id, instant, true);
    matchCount += 1;
  }
  expect(matchCount).toBeGreaterThan(10);
});
