import { expect, test } from 'vitest';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf, weekday } from './calendar/days.ts';
import type { Fixture } from './fixture.ts';

/** Bounds of the matches a day: Sunday, Saturday, and working days; fewest in international windows. */
const BOUNDS = { 0: [120, 560], 6: [170, 700] } as const;
const WORKING_DAY = [90, 400] as const;
/** Most of football rests from 23 to 26 December and on New Year's Eve and Day: one match is in play at every minute. */
const HOLIDAY = [30, 400] as const;
const HOLIDAYS = [...[23, 24, 25, 26, 31].map((date) => dayOf(2026, 12, date)), dayOf(2027, 1, 1)];

const world = sharedWorld();

/** Mondays of spring, the last rounds, midsummer, an international week, Christmas and New Year. */
const WEEKS = [
  dayOf(2026, 2, 16),
  dayOf(2026, 3, 23),
  dayOf(2026, 5, 18),
  dayOf(2026, 7, 13),
  dayOf(2026, 8, 31),
  dayOf(2026, 10, 12),
  dayOf(2026, 12, 21),
  dayOf(2026, 12, 28),
];

function week(monday: number, days = 7) {
  return Array.from({ length: days }, (_, i) => world.fixturesOn(monday + i));
}

test.each(WEEKS)('has a usual number of matches on every day of the week from day %i', (monday) => {
  week(monday).forEach((fixtures, i) => {
    const name = weekday(monday + i);
    const usual = name === 0 || name === 6 ? BOUNDS[name] : WORKING_DAY;
    const [minMatches, maxMatches] = HOLIDAYS.includes(monday + i) ? HOLIDAY : usual;
    expect(fixtures.length, `day ${i}`).toBeGreaterThanOrEqual(minMatches);
    expect(fixtures.length, `day ${i}`).toBeLessThanOrEqual(maxMatches);
  });
});

test.each(WEEKS)(
  'leaves every team 40 hours between kick-offs, 48 around a friendly, in the two weeks from day %i',
  (monday) => {
    const last = new Map<number, Fixture>();
    for (const fixture of week(monday, 14).flat()) {
      const { frame, home, away, competition } = fixture;
      for (const team of [home.id, away.id]) {
        const before = last.get(team);
        const hours = competition.isFriendly || before?.competition.isFriendly ? 48 : 40;
        const rest = frame.kickOff - (before?.frame.kickOff ?? -Infinity);
        expect(rest, `team ${team}, match ${frame.id}`).toBeGreaterThanOrEqual(hours * 3600);
        last.set(team, fixture);
      }
    }
  },
);

test.each([dayOf(2026, 11, 16), dayOf(2026, 12, 21), dayOf(2026, 12, 28), dayOf(2027, 7, 5)])(
  'has at least four matches in play at every minute of the week from day %i, one on holidays',
  (monday) => {
    const matchesByMinute = new Int32Array(7 * 1440);
    for (const { frame } of week(monday - 1, 9).flat()) {
      for (const period of timetableOf(frame).periods) {
        const from = Math.max(0, Math.ceil(period.starts / 60) - monday * 1440);
        const to = Math.min(matchesByMinute.length, Math.floor(period.ends / 60) - monday * 1440);
        for (let minute = from; minute < to; minute += 1)
          matchesByMinute[minute] = (matchesByMinute[minute] ?? 0) + 1;
      }
    }
    for (let i = 0; i < 7; i += 1) {
      const fewest = Math.min(...matchesByMinute.subarray(i * 1440, (i + 1) * 1440));
      expect(fewest, `day ${i}`).toBeGreaterThanOrEqual(HOLIDAYS.includes(monday + i) ? 1 : 4);
    }
  },
);

test('lists the matches of a UTC day in order of kick-off', () => {
  const day = dayOf(2026, 11, 21);
  const kickOffs = world.fixturesOn(day).map(({ frame }) => frame.kickOff);
  expect(kickOffs).toEqual([...kickOffs].sort((a, b) => a - b));
  expect(kickOffs.every((at) => at >= day * DAY && at < (day + 1) * DAY)).toBe(true);
});
