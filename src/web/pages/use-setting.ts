import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Setting } from '#web/features/match/setting.ts';
import { refereeQuery, venueQuery } from '#web/queries/info.ts';
import { known } from './known.ts';

/**
 * Fetches the venue and the referee of a match.
 *
 * @param isWanted whether to fetch them yet
 */
export function useSetting(match: Match | undefined, isWanted: boolean): Setting {
  const [venueId, refereeId] = [match?.venue_id ?? null, match?.referee_id ?? null];
  const venue = known(venueId, useQuery(venueQuery(isWanted ? venueId : null)));
  const referee = known(refereeId, useQuery(refereeQuery(isWanted ? refereeId : null)));
  return useMemo(() => ({ venue, referee }), [venue, referee]);
}
