import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Handler } from '#service/operations/request.ts';
import { tellPage } from '#service/operations/told.ts';
import { dayFeed } from './day-feed.ts';

/** Not started, and delayed. */
const WAITING = new Set([0, 10]);

/** livescores?t=notstarted: today's matches that have not kicked off. */
export const notstarted: Handler = (request) => {
  const waiting = dayFeed(request, 0).filter((fixture) =>
    WAITING.has(stateAt(fixture.frame, request.now).status),
  );
  return tellPage(waiting, MATCH_TYPES.livescores, request);
};
