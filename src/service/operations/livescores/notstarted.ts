import { isScheduled } from '#contract/status.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import { matchPage } from '#service/operations/match-lists.ts';
import type { Handler } from '#service/operations/request.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=notstarted: today's matches that have not kicked off. */
export const notstarted: Handler = (request) => {
  const matches = dayFeed(request, 0).filter(({ frame }) => {
    const { status, score } = stateAt(frame, request.now);
    return isScheduled(status, score !== null);
  });
  return matchPage(matches, MATCH_TYPES.livescores, request);
};
