import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { fixturesOfDay } from '#service/operations/fixtures-of-day.ts';
import { matchPage, sortInListOrder, visibleMatches } from '#service/operations/match-lists.ts';
import { requiredDay } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** broadcast?t=schedule&d=: the televised matches of a day in the `utc` offset. */
export const broadcastSchedule: Handler = (request) => {
  const { listings, query, now } = request;
  const matches = visibleMatches(fixturesOfDay(requiredDay(query, 'd'), request), now);
  const televised = matches.filter((fixture) => listings.isTelevised(fixture, now));
  return matchPage(sortInListOrder(televised, request), MATCH_TYPES.broadcast, request);
};
