import { expect, test } from 'vitest';
import { timetableOf } from '#service/engine/timetable.ts';
import { startApp } from '#service/testing/start-app.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';

const { get, setNow, world } = startApp();

/** Leagues of every format, reserve and women's leagues, national teams, and cups with groups. */
const COMPETITIONS = [10, 11, 15, 20, 40, 80, 90, 130, 430, 710, 911, 914, 921, 931, 901, 936];

test("writes the table positions at a match's kick-off", async () => {
  let checked = 0;
  let nowhere = 0;
  for (const competition of COMPETITIONS) {
    const year = { 921: 2024, 931: 2024, 901: 2026 }[competition] ?? 2025;
    const fixtures = world.fixturesOfSeason(seasonIdOf(year, competition));
    const stride = Math.ceil(fixtures.length / 12);
    for (const { id, frame, home, away, season, round } of fixtures.filter(
      (_, i) => i % stride === 3 % stride,
    )) {
      setNow(new Date((frame.kickOff + 400 * DAY) * 1000).toISOString());
      const { body } = await get(`fixtures/?t=info&id=${id}`);
      const groups = season.stages.find((stage) => stage.id === round.stage.id)?.groups ?? [];
      const rows = world
        .tables(season.id, frame.kickOff, false)
        .filter(({ group }) => groups.some((each) => each.id === group.id))
        .flatMap((table) => table.rows);
      const begun = rows.some(({ overall }) => overall.played > 0);
      const place = (team: number) => (begun && rows.find((row) => row.team === team)?.overall.position) || 0;
      expect(body.data.standings, `match ${id}`).toEqual({
        home_position: place(home.id),
        away_position: place(away.id),
      });
      checked += 1;
      if (place(home.id) === 0) nowhere += 1;
    }
  }
  expect(checked).toBeGreaterThan(120);
  expect(nowhere).toBeLessThan(checked / 4);
});

test('counts a match at noon in the positions of an evening match', async () => {
  const day = world.fixturesOfSeason(seasonIdOf(2025, 10));
  const pair = day.flatMap((late) => {
    const early = day.find(
      (each) =>
        Math.floor(each.frame.kickOff / DAY) === Math.floor(late.frame.kickOff / DAY) &&
        each.frame.kickOff + 3 * 3600 < late.frame.kickOff,
    );
    return early === undefined ? [] : [late];
  });
  const midnight = (kickOff: number) => Math.floor(kickOff / DAY) * DAY;
  const order = (instant: number) =>
    world.tables(seasonIdOf(2025, 10), instant, false)[0]?.rows.map(({ team }) => team);
  const moved = pair.filter(
    ({ frame, home }) =>
      order(frame.kickOff)?.indexOf(home.id) !== order(midnight(frame.kickOff))?.indexOf(home.id),
  );
  expect(moved.length).toBeGreaterThan(0);
});

test('writes the current positions for upcoming matches', async () => {
  const instant = Date.parse('2026-02-11T12:00:00Z') / 1000;
  setNow('2026-02-11T12:00:00Z');
  const fixture = world
    .fixturesOfSeason(seasonIdOf(2025, 10))
    .find(({ frame }) => frame.kickOff > instant + 20 * DAY);
  const { body } = await get(`fixtures/?t=info&id=${fixture?.id}`);
  const [table] = world.tables(seasonIdOf(2025, 10), instant, false);
  const place = (table?.rows.findIndex(({ team }) => team === fixture?.home.id) ?? -1) + 1;
  expect(body.data.standings.home_position).toBe(place);
});

test('counts a match in the standings from its final whistle, and in the live ones from its kick-off', async () => {
  const season = seasonIdOf(2025, 10);
  const fixture = world
    .fixturesOfSeason(season)
    .find(({ frame }, index) => index > 100 && frame.kickOff % DAY < 16 * 3600);
  if (fixture === undefined) throw new Error('No match in the afternoon.');
  const played = async (t: string, instant: number) => {
    setNow(new Date(instant * 1000).toISOString());
    const rows: { team_id: number | string; total: number }[] = (
      await get(`leagues/?t=${t}&season_id=${season}`)
    ).body.data.standings;
    return rows.find(({ team_id }) => Number(team_id) === fixture.home.id)?.total ?? -1;
  };
  const { kickOff } = fixture.frame;
  const whistle = timetableOf(fixture.frame).end;
  const before = await played('standings', kickOff - 1);
  expect(before).toBeGreaterThan(0);
  expect(await played('standings_live', kickOff - 1)).toBe(before);
  expect(await played('standings', whistle - 1)).toBe(before);
  expect(await played('standings_live', whistle - 1)).toBe(before + 1);
  expect(await played('standings', whistle)).toBe(before + 1);
  expect(await played('standings_live', whistle)).toBe(before + 1);
});
