import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import type { Handler } from '#service/operations/request.ts';
import { tellPage } from '#service/operations/told.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=today: today's matches in any state. */
export const today: Handler = (request) => tellPage(dayFeed(request, 0), MATCH_TYPES.livescores, request);
