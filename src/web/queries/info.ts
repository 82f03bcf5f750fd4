import { queryOptions } from '@tanstack/react-query';
import type { CoachRecord } from '#contract/records/coach.ts';
import type { League } from '#contract/records/league.ts';
import type { RefereeRecord } from '#contract/records/referee.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import type { Sidelined } from '#contract/records/sidelined.ts';
import type { Squad } from '#contract/records/squad.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import type { TransfersRecord } from '#contract/records/transfers.ts';
import type { TrophiesRecord } from '#contract/records/trophies.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { type Answer, fetchAnswer, type OperationKey } from './fetch.ts';
import { freshBy, whileFailing } from './poll.ts';

/** One record of the catalogue, which hardly ever changes; nothing is asked for without a number. */
function infoQuery<T>(route: string, id: string | null, t = 'info') {
  const queryKey: OperationKey = [route, { t, id: id ?? '' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T | null>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: whileFailing,
    enabled: id !== null,
  });
}

export const venueQuery = (id: string | null) => infoQuery<VenueRecord>('venues', id);
export const refereeQuery = (id: string | null) => infoQuery<RefereeRecord>('referees', id);
export const leagueQuery = (id: string) => infoQuery<League>('leagues', id);
export const seasonQuery = (id: string | null) => infoQuery<SeasonRecord>('seasons', id);
export const coachQuery = (id: string | null) => infoQuery<CoachRecord>('coaches', id);
export const teamQuery = (id: string) => infoQuery<TeamRecord>('teams', id);
export const squadQuery = (id: string) => infoQuery<Squad>('teams', id, 'squad');
export const transfersQuery = (id: string) => infoQuery<TransfersRecord>('teams', id, 'transfers');
export const teamSidelinedQuery = (id: string) => infoQuery<Sidelined>('teams', id, 'sidelined');
export const trophiesQuery = (id: string) => infoQuery<TrophiesRecord>('teams', id, 'trophies');
