import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import type { Handler } from '#service/operations/request.ts';
import { tellPage } from '#service/operations/told.ts';
import { dayFeed } from './day-feed.ts';

/** livescores?t=yesterday: yesterday's matches. */
export const yesterday: Handler = (request) =>
  tellPage(dayFeed(request, -1), MATCH_TYPES.livescores, request);
