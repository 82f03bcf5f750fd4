import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { seasonMatchesQuery } from '#web/queries/season.ts';
import { type Matches, useOverLive } from './use-over-live.ts';

/** Returns the matches of a season, merged with the live list. */
export function useSeasonMatches(seasonId: string): Matches {
  const query = seasonMatchesQuery(seasonId);
  const { data } = useQuery(query);
  const belongs = useCallback(({ season_id }: MatchRow) => season_id === seasonId, [seasonId]);
  return useOverLive({ subject: seasonId, query, answer: data, belongs });
}
