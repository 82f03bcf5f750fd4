import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match } from '#contract/records/match.ts';
import { refereeQuery, venueQuery } from '#web/data/info.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { loadedRecord } from '#web/routes/shared/loaded-record.ts';

/**
 * Fetches the venue and the referee of a match.
 *
 * @param isWanted whether to fetch them yet
 */
export function useVenueAndReferee(match: Match | undefined, isWanted: boolean): VenueAndReferee {
  const [venueId, refereeId] = [match?.venue_id ?? null, match?.referee_id ?? null];
  const venue = loadedRecord(venueId, useQuery(venueQuery(isWanted ? venueId : null)));
  const referee = loadedRecord(refereeId, useQuery(refereeQuery(isWanted ? refereeId : null)));
  return useMemo(() => ({ venue, referee }), [venue, referee]);
}
