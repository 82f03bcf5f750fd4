import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { matchPage } from '#service/operations/match-lists.ts';
import type { Handler } from '#service/operations/request.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=today: today's matches in any state. */
export const today: Handler = (request) => matchPage(dayFeed(request, 0), MATCH_TYPES.livescores, request);
