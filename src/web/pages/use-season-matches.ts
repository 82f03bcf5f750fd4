import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { pollBy } from '#web/queries/poll.ts';
import { seasonMatchesQuery } from '#web/queries/season.ts';
import { type Matches, useOverLive } from './use-over-live.ts';

/** The matches of a season under what is in play. */
export function useSeasonMatches(seasonId: string): Matches {
  const query = seasonMatchesQuery(seasonId);
  const { data } = useQuery(query);
  const belongs = useCallback(({ season_id }: MatchRow) => season_id === seasonId, [seasonId]);
  const matches = useOverLive({ subject: seasonId, key: query.queryKey, answer: data, belongs });
  // Whoever has left the live list has ended: the season's list knows how, and is asked until it says so.
  useQuery({ ...query, enabled: matches.hasLeft, refetchInterval: pollBy(() => false) });
  return matches;
}
