import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { hasFailed } from '#web/data/has-failed.ts';
import { asOneList, teamMatchesQuery } from '#web/data/team.ts';
import { type ListWithLive, useListWithLive } from './use-list-with-live.ts';

interface ListOfTeam extends ListWithLive {
  readonly error: Error | null;
  /** Whether there are no rows because they could not be loaded. */
  readonly hasFailed: boolean;
}

/** Returns the matches of a team across competitions, merged with the live list. */
export function useTeamMatches(id: string): ListOfTeam {
  const query = teamMatchesQuery(id);
  const result = useQuery({ ...query, select: asOneList });
  const { data: answer, error } = result;
  const belongs = useCallback(
    ({ teams: { home, away } }: MatchRow) => home.id === id || away.id === id,
    [id],
  );
  return {
    ...useListWithLive({ subject: `team ${id}`, query, answer, belongs }),
    error,
    hasFailed: hasFailed(result),
  };
}
