import { FINISHED_OR_AWARDED } from '#contract/status.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import { matchPage } from '#service/operations/match-lists.ts';
import type { Handler } from '#service/operations/request.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=ended: today's finished matches. */
export const ended: Handler = (request) => {
  const finishedMatches = dayFeed(request, 0).filter((fixture) =>
    FINISHED_OR_AWARDED.has(stateAt(fixture.frame, request.now).status),
  );
  return matchPage(finishedMatches, MATCH_TYPES.livescores, request);
};
