import { expect, test } from 'vitest';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf, weekday } from './calendar/days.ts';
import type { Fixture } from './fixture.ts';

/** Bounds of the matches a day: Sunday, Saturday, and working days. */
const BOUNDS = { 0: [300, 560], 6: [520, 700] } as const;
const WORKING_DAY = [220, 400] as const;
/** Most of Europe rests on 24 and 25 December. */
const CHRISTMAS = [180, 400] as const;
const CHRISTMAS_DAYS = [dayOf(2026, 12, 24), dayOf(2026, 12, 25)];

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
    const workingDay = CHRISTMAS_DAYS.includes(monday + i) ? CHRISTMAS : WORKING_DAY;
    const [minMatches, maxMatches] = name === 0 || name === 6 ? BOUNDS[name] : workingDay;
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

test.each([dayOf(2026, 11, 16), dayOf(2026, 12, 21), dayOf(2027, 7, 5)])(
  'has at least four matches in play at every minute of the week from day %i',
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
    expect(Math.min(...matchesByMinute)).toBeGreaterThanOrEqual(4);
  },
);

test('lists the matches of a UTC day in order of kick-off', () => {
  const day = dayOf(2026, 11, 21);
  const kickOffs = world.fixturesOn(day).map(({ frame }) => frame.kickOff);
  expect(kickOffs).toEqual([...kickOffs].sort((a, b) => a - b));
  expect(kickOffs.every((at) => at >= day * DAY && at < (day + 1) * DAY)).toBe(true);
});
