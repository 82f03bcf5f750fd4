import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { type ListWithLive, useListWithLive } from '#web/lists/use-list-with-live.ts';

/** Returns the matches of a season, merged with the live list. */
export function useSeasonMatches(seasonId: string): ListWithLive {
  const query = seasonMatchesQuery(seasonId);
  const { data } = useQuery(query);
  const belongs = useCallback(({ season_id }: MatchRow) => season_id === seasonId, [seasonId]);
  return useListWithLive({ subject: seasonId, query, answer: data, belongs });
}
