import type { League } from '#contract/records/league.ts';
import { catalogueQuery } from './query.ts';

/** A page of 100 competitions; the first one contains the number of pages. */
export const leaguesQuery = (page: number) =>
  catalogueQuery<readonly League[]>('leagues', { t: 'list', ...(page > 1 && { page: `${page}` }) });

/** Several competitions by their ids; one that the service does not have is missing. */
export const namedLeaguesQuery = (ids: readonly string[]) =>
  catalogueQuery<readonly League[]>('leagues', { t: 'sort', ids: ids.join() });
