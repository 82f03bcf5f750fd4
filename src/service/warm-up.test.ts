import { afterEach, expect, test, vi } from 'vitest';
import { createLibrary } from './http/create-library.ts';
import { keepWarm } from './warm-up.ts';
import { utcDayAt } from './world/calendar/days.ts';
import { ALL_COUNTRIES } from './world/catalogue/all-countries.ts';
import { createWorld } from './world/world.ts';

const ending = new AbortController();
afterEach(() => ending.abort());

test('computes the matches of each day and the line-ups of the next one', async () => {
  const library = createLibrary(createWorld(1, [...ALL_COUNTRIES.slice(0, 1)]), []);
  const computed = new Set<number>();
  const sheets: typeof library.sheets = {
    ...library.sheets,
    lineups: (fixture) => {
      computed.add(fixture.id);
      return library.sheets.lineups(fixture);
    },
  };
  const written = new Map<number, number>();
  const positions: typeof library.positions = (fixture, now) => {
    written.set(fixture.id, (written.get(fixture.id) ?? 0) + 1);
    return library.positions(fixture, now);
  };
  const idsOn = (day: number) => library.world.fixturesOn(day).map(({ id }) => id);
  const clock = { now: () => Date.parse(time), rate: 1 };
  let time = '2026-11-21T16:00:00Z';
  let days = 0;
  const onDay = () => {
    days += 1;
  };
  void keepWarm({ ...library, sheets, positions }, clock, ending.signal, () => true, onDay, 1);
  await vi.waitUntil(() => days === 1, { timeout: 60_000 });
  const today = utcDayAt(Date.parse(time) / 1000);
  expect([...written.keys()].sort()).toEqual(idsOn(today).sort());
  const kickOffs = [...written.keys()].map((id) => library.world.fixture(id)?.frame.kickOff ?? 0);
  const firstUpcoming = kickOffs.findIndex((at) => at > Date.parse(time) / 1000);
  expect(firstUpcoming).toBeGreaterThan(0);
  expect(kickOffs.slice(firstUpcoming).every((at) => at > Date.parse(time) / 1000)).toBe(true);
  expect(computed).toEqual(new Set([...idsOn(today), ...idsOn(today + 1)]));
  time = '2026-11-21T23:50:00Z';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(days).toBe(1);
  time = '2026-11-22T00:10:00Z';
  await vi.waitUntil(() => days === 2, { timeout: 60_000 });
  expect([...written.keys()].sort()).toEqual([...idsOn(today), ...idsOn(today + 1)].sort());
  expect([...written.values()].every((count) => count === 1)).toBe(true);
});
