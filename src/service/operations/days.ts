import { dayAt, dayStart, UTC } from '#service/answer/utc.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { dayWithin } from './horizon.ts';
import type { DataRequest } from './request.ts';

/**
 * Returns the matches with a scheduled kick-off on a day of the caller's offset, which covers one or two UTC
 * days.
 */
export function fixturesOfDay(day: number, { world, offset, now }: DataRequest): Fixture[] {
  if (!dayWithin(day, now)) return [];
  const start = dayStart(day, offset);
  const end = start + 86_400;
  const first = dayAt(start, UTC);
  const last = dayAt(end - 1, UTC);
  const found: Fixture[] = [];
  for (let utcDay = first; utcDay <= last; utcDay += 1) {
    for (const fixture of world.fixturesOn(utcDay)) {
      if (fixture.frame.kickOff >= start && fixture.frame.kickOff < end) found.push(fixture);
    }
  }
  return found;
}
