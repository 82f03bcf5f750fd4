import { fixturesOfDay } from '#service/operations/days.ts';
import { requiredDay } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './items.ts';

/** media?t=date&d=: items about the matches of a day (UTC). */
export const date: Handler = (request) =>
  mediaAbout(fixturesOfDay(requiredDay(request.query, 'd'), request), request);
