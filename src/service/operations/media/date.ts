import { fixturesOfDay } from '#service/operations/fixtures-of-day.ts';
import { requiredDay } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=date&d=: items about the matches of a day (UTC). */
export const mediaDate: Handler = (request) =>
  mediaAbout(fixturesOfDay(requiredDay(request.query, 'd'), request), request);
