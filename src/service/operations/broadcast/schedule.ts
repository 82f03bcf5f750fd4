import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { fixturesOfDay } from '#service/operations/days.ts';
import { requiredDay } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { inListOrder, tellPage, visible } from '#service/operations/told.ts';

/** broadcast?t=schedule&d=: the televised matches of a day in the `utc` offset. */
export const schedule: Handler = (request) => {
  const { listings, query, now } = request;
  const known = visible(fixturesOfDay(requiredDay(query, 'd'), request), now);
  const shown = known.filter((fixture) => listings.isShown(fixture, now));
  return tellPage(inListOrder(shown, request), MATCH_TYPES.broadcast, request);
};
