import type { League } from '#contract/records/league.ts';
import type { RefereeRecord } from '#contract/records/referee.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { catalogueQuery } from './query.ts';

/** A catalogue record; disabled without an id. `t` selects the part of it. */
export const infoQuery = <T>(route: string, id: string | null, t = 'info') =>
  catalogueQuery<T | null>(route, { t, id: id ?? '' }, { enabled: id !== null });

export const venueQuery = (id: string | null) => infoQuery<VenueRecord>('venues', id);
export const refereeQuery = (id: string | null) => infoQuery<RefereeRecord>('referees', id);
export const leagueQuery = (id: string) => infoQuery<League>('leagues', id);
export const seasonQuery = (id: string | null) => infoQuery<SeasonRecord>('seasons', id);
