import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Handler } from '#service/operations/request.ts';
import { tellPage } from '#service/operations/told.ts';
import { dayFeed } from './day-feed.ts';

/** Finished, awarded, after penalties, after extra time. */
const OVER = new Set([3, 9, 31, 32]);

/** livescores?t=ended: today's finished matches. */
export const ended: Handler = (request) => {
  const over = dayFeed(request, 0).filter((fixture) => OVER.has(stateAt(fixture.frame, request.now).status));
  return tellPage(over, MATCH_TYPES.livescores, request);
};
