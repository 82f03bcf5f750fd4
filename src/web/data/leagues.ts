import type { League } from '#contract/records/league.ts';
import { catalogueQuery } from './query.ts';

/** A page of 100 competitions; the first one contains the number of pages. */
export const leaguesQuery = (page: number) =>
  catalogueQuery<readonly League[]>('leagues', { t: 'list', ...(page > 1 && { page: `${page}` }) });
