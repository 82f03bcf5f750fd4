import { expect, test } from 'vitest';
import { result } from '#service/engine/result.ts';
import { DAY } from './calendar/days.ts';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { finalTable } from './final-table.ts';
import { leagueSeason } from './league-season.ts';
import { createMembership } from './membership.ts';
import { createRealm } from './realm.ts';
import { seasonId } from './season.ts';
import { tableOf } from './table.ts';
import { createWorld } from './world.ts';

const world = createWorld(4);
const LEAGUES = [10, 11, 30, 700, 711, 15, 106];

test('once all is played the table is the one that promotion goes by', () => {
  const realm = createRealm(4, ALL_COUNTRIES);
  const membership = createMembership(realm);
  for (const id of LEAGUES.filter((each) => each % 10 < 4)) {
    const competition = realm.competition(id);
    const country = realm.country(Math.floor(id / 10));
    const season = world.season(seasonId(2023, id));
    if (competition === null || country === null || season === null) throw new Error(`No league ${id}`);
    const members = membership.tiers(country.id, 2023)?.[id % 10] ?? [];
    const legs = country.leagues[id % 10]?.legs ?? 2;
    const final = finalTable(realm, leagueSeason(realm, competition, 2023, members, legs));
    const table = world.table(season.id, (season.end + 5) * DAY, false) ?? [];
    expect(table.map((row) => row.team)).toEqual(final.map((line) => line.team));
    expect(table.map((row) => row.overall.points)).toEqual(final.map((line) => line.points));
  }
});

test('at every instant the sums agree with themselves', () => {
  for (const id of LEAGUES) {
    const season = world.season(seasonId(2025, id));
    if (season === null) continue;
    for (let day = season.start; day < season.end; day += 23) {
      const table = world.table(season.id, day * DAY + 70_000, true) ?? [];
      expect(table.map((row) => row.overall.position)).toEqual(table.map((_, i) => i + 1));
      const sum = (of: (row: (typeof table)[number]) => number) =>
        table.reduce((all, row) => all + of(row), 0);
      expect(sum((row) => row.overall.scored)).toBe(sum((row) => row.overall.against));
      expect(sum((row) => row.overall.won)).toBe(sum((row) => row.overall.lost));
      for (const { overall, home, away, form } of table) {
        expect(home.points + away.points).toBe(overall.points);
        expect(overall.won + overall.draw + overall.lost).toBe(overall.played);
        expect(form.length).toBe(Math.min(5, overall.played));
      }
    }
  }
});

test('the table of a day counts nothing of that day; the live one does', () => {
  const fixture = world
    .fixturesOfSeason(seasonId(2025, 10))
    .filter(({ frame }) => result(frame).final !== null && frame.kickOff % DAY < 64_000)[100];
  if (fixture === undefined) throw new Error('No match');
  const during = fixture.frame.kickOff + 3600;
  const played = (live: boolean) =>
    world.table(fixture.season.id, during, live)?.find((row) => row.team === fixture.home.id)?.overall.played;
  expect(played(true)).toBe((played(false) ?? 0) + 1);
});

test('level teams are parted by goals, then by their own matches, then by name', () => {
  const teams = [
    { id: 1, name: 'C' },
    { id: 2, name: 'B' },
    { id: 3, name: 'A' },
  ];
  const match = (home: number, away: number, score: readonly [number, number]) => ({
    home,
    away,
    score,
    kickOff: 0,
  });
  const nothing = { zone: () => null, status: () => 'Same' as const };
  const order = (matches: Parameters<typeof tableOf>[1]) =>
    tableOf(teams, matches, nothing).map((row) => row.team);
  expect(order([])).toEqual([3, 2, 1]);
  expect(order([match(1, 2, [2, 0]), match(2, 3, [1, 1])])).toEqual([1, 3, 2]);
  const level = [match(1, 2, [1, 0]), match(2, 3, [1, 0]), match(3, 1, [1, 0])];
  expect(order(level)).toEqual([3, 2, 1]);
  // Another match takes the third away: of the two left, 1 has won against 2.
  expect(order([...level, match(3, 4, [0, 5])])).toEqual([1, 2, 3]);
});

test('the zones of a table are the moves that follow', () => {
  const season = world.season(seasonId(2024, 11));
  const rows = world.table(season?.id ?? 0, ((season?.end ?? 0) + 3) * DAY, false) ?? [];
  const promoted = rows.filter((row) => row.status === 'Promotion').map((row) => row.team);
  const relegated = rows.filter((row) => row.status === 'Relegation').map((row) => row.team);
  expect(promoted).toHaveLength(3);
  expect(relegated).toHaveLength(3);
  expect(world.season(seasonId(2025, 10))?.teams).toEqual(expect.arrayContaining(promoted));
  expect(world.season(seasonId(2025, 12))?.teams).toEqual(expect.arrayContaining(relegated));
});

test('a cup has no table', () => {
  expect(world.table(seasonId(2025, 14), 1_770_000_000, true)).toBeNull();
});
