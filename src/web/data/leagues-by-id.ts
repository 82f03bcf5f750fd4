import type { League } from '#contract/records/league.ts';
import { catalogueQuery } from './query.ts';

/** Several competitions in one request. */
export const leaguesByIdQuery = (ids: readonly string[]) =>
  catalogueQuery<readonly League[]>(
    'leagues',
    { t: 'sort', ids: ids.join(',') },
    { enabled: ids.length > 0 },
  );
