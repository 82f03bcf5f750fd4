import { queryOptions } from '@tanstack/react-query';
import type { RefereeRecord } from '#contract/records/referee.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { type Answer, fetchAnswer, type OperationKey } from './fetch.ts';
import { freshBy } from './poll.ts';

/** One record of the catalogue, which hardly ever changes; nothing is asked for without a number. */
function infoQuery<T>(route: string, id: string | null) {
  const queryKey: OperationKey = [route, { t: 'info', id: id ?? '' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T | null>> => fetchAnswer(context),
    staleTime: freshBy,
    enabled: id !== null,
  });
}

export const venueQuery = (id: string | null) => infoQuery<VenueRecord>('venues', id);
export const refereeQuery = (id: string | null) => infoQuery<RefereeRecord>('referees', id);
