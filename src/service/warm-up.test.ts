import { afterEach, expect, test, vi } from 'vitest';
import { createLibrary } from './http/create-library.ts';
import { keepWarm } from './warm-up.ts';
import { utcDayAt } from './world/calendar/days.ts';
import { ALL_COUNTRIES } from './world/catalogue/all-countries.ts';
import { createWorld } from './world/world.ts';

const ending = new AbortController();
afterEach(() => ending.abort());

test('computes the matches of each day once', async () => {
  const library = createLibrary(createWorld(1, [...ALL_COUNTRIES.slice(0, 1)]), []);
  const computed = new Map<number, number>();
  const sheets: typeof library.sheets = {
    ...library.sheets,
    lineups: (fixture) => {
      computed.set(fixture.id, (computed.get(fixture.id) ?? 0) + 1);
      return library.sheets.lineups(fixture);
    },
  };
  const countOn = (day: number) => library.world.fixturesOn(day).filter(({ id }) => computed.has(id)).length;
  const clock = { now: () => Date.parse(time), rate: 1 };
  let time = '2026-11-21T12:00:00Z';
  let days = 0;
  const onDay = () => {
    days += 1;
  };
  void keepWarm({ ...library, sheets }, clock, ending.signal, onDay, 1);
  await vi.waitUntil(() => days === 1, { timeout: 60_000 });
  const today = utcDayAt(Date.parse(time) / 1000);
  expect(countOn(today)).toBe(library.world.fixturesOn(today).length);
  expect(countOn(today + 1)).toBe(0);
  time = '2026-11-21T23:50:00Z';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(days).toBe(1);
  time = '2026-11-22T00:10:00Z';
  await vi.waitUntil(() => days === 2, { timeout: 60_000 });
  expect(countOn(today + 1)).toBe(library.world.fixturesOn(today + 1).length);
  expect([...computed.values()].every((count) => count === 1)).toBe(true);
});
