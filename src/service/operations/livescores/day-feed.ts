import { dayAt } from '#service/answer/utc.ts';
import { fixturesOfDay } from '#service/operations/days.ts';
import type { DataRequest } from '#service/operations/request.ts';
import { inListOrder, visible } from '#service/operations/told.ts';
import type { Fixture } from '#service/world/fixture.ts';

/** The matches of today or of a day beside it (`shift` days), as the caller's offset cuts days, in feed order. */
export function dayFeed(request: DataRequest, shift: number): Fixture[] {
  const day = dayAt(request.now, request.offset) + shift;
  return inListOrder(visible(fixturesOfDay(day, request), request.now), request);
}
