import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { withPlaceholders } from '#web/data/placeholders.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { type ListWithLive, useListWithLive } from './use-list-with-live.ts';

/** Returns the matches of a team across competitions, merged with the live list. */
export function useTeamMatches(id: string): ListWithLive & { readonly error: Error | null } {
  const query = teamMatchesQuery(id);
  const { data, error } = useQuery(query);
  const answer = useMemo(
    () =>
      data && {
        ...data,
        data: withPlaceholders([...data.data.last, ...data.data.current, ...data.data.next]),
      },
    [data],
  );
  const belongs = useCallback(
    ({ teams: { home, away } }: MatchRow) => home.id === id || away.id === id,
    [id],
  );
  return { ...useListWithLive({ subject: `team ${id}`, query, answer, belongs }), error };
}
