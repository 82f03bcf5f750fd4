import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { matchPage } from '#service/operations/match-lists.ts';
import type { Handler } from '#service/operations/request.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=tomorrow: tomorrow's matches. */
export const tomorrow: Handler = (request) => matchPage(dayFeed(request, 1), MATCH_TYPES.livescores, request);
