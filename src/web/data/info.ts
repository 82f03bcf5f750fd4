import { queryOptions } from '@tanstack/react-query';
import type { League } from '#contract/records/league.ts';
import type { RefereeRecord } from '#contract/records/referee.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders, whileFailing } from './poll.ts';

/** A catalogue record, which hardly ever changes; disabled without an id. `t` selects the part of it. */
export function infoQuery<T>(route: string, id: string | null, t = 'info') {
  const queryKey: OperationKey = [route, { t, id: id ?? '' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: whileFailing,
    enabled: id !== null,
  });
}

export const venueQuery = (id: string | null) => infoQuery<VenueRecord>('venues', id);
export const refereeQuery = (id: string | null) => infoQuery<RefereeRecord>('referees', id);
export const leagueQuery = (id: string) => infoQuery<League>('leagues', id);
export const seasonQuery = (id: string | null) => infoQuery<SeasonRecord>('seasons', id);
