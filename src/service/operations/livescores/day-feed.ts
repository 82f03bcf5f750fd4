import { dayAt } from '#service/answer/utc.ts';
import { fixturesOfDay } from '#service/operations/days.ts';
import type { DataRequest } from '#service/operations/request.ts';
import { inListOrder, visible } from '#service/operations/told.ts';
import type { Fixture } from '#service/world/fixture.ts';

/** Returns the matches of today plus `shift` days in the caller's offset, in feed order. */
export function dayFeed(request: DataRequest, shift: number): Fixture[] {
  const day = dayAt(request.now, request.offset) + shift;
  return inListOrder(visible(fixturesOfDay(day, request), request.now), request);
}
