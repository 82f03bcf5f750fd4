import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { relatedQuery } from '#web/data/related.ts';
import { tieQuery } from '#web/data/tie.ts';
import { isFirstLeg } from '#web/features/match-info/is-first-leg.ts';

/** Returns the matches that belong to one: earlier attempts at it and the other leg of its tie. Null while loading. */
export function useRelatedMatches(match: Match | undefined): readonly MatchRow[] | null {
  const ids = [match?.related_id, match?.aggregate_id].filter((id) => id != null && id !== match?.id);
  const related = useQuery(relatedQuery(ids as string[]));
  const isFirst = match !== undefined && isFirstLeg(match);
  const legs = useQuery(tieQuery(match, isFirst));
  const isLoading = isFirstLoad(related) || isFirstLoad(legs);
  return useMemo(() => {
    if (isLoading) return null;
    const tie =
      legs.data?.data.filter(({ id, aggregate_id }) => id !== match?.id && aggregate_id === match?.id) ?? [];
    return [...(related.data?.data ?? []), ...tie];
  }, [related.data, legs.data, isLoading, match?.id]);
}
