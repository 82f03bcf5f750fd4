import { dayInOffset, startOfDay, UTC } from '#service/answer/utc.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { isDayWithinHorizon } from './horizon.ts';
import type { DataRequest } from './request.ts';

/**
 * Returns the matches with a scheduled kick-off on a day of the caller's offset, which covers one or two UTC
 * days.
 */
export function fixturesOfDay(day: number, { world, offset, now }: DataRequest): Fixture[] {
  if (!isDayWithinHorizon(day, now)) return [];
  const start = startOfDay(day, offset);
  const end = start + 86_400;
  const first = dayInOffset(start, UTC);
  const last = dayInOffset(end - 1, UTC);
  const fixtures: Fixture[] = [];
  for (let utcDay = first; utcDay <= last; utcDay += 1) {
    for (const fixture of world.fixturesOn(utcDay)) {
      if (fixture.frame.kickOff >= start && fixture.frame.kickOff < end) fixtures.push(fixture);
    }
  }
  return fixtures;
}
