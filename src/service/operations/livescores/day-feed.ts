import { dayInOffset } from '#service/answer/utc.ts';
import { fixturesOfDay } from '#service/operations/fixtures-of-day.ts';
import { sortInListOrder, visibleMatches } from '#service/operations/match-lists.ts';
import type { DataRequest } from '#service/operations/request.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';

/** Returns the matches of today plus `shift` days in the caller's offset, in feed order. */
export function dayFeed(request: DataRequest, shift: number): Fixture[] {
  const day = dayInOffset(request.now, request.offset) + shift;
  return sortInListOrder(visibleMatches(fixturesOfDay(day, request), request.now), request);
}
