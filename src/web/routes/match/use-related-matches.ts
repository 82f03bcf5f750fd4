import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { relatedQuery } from '#web/data/related.ts';
import { tieQuery } from '#web/data/tie.ts';
import { isFirstLeg } from '#web/features/match-info/is-first-leg.ts';

/** Returns the matches that belong to one: earlier attempts at it and the other leg of its tie. Null while loading. */
export function useRelatedMatches(match: Match | undefined): readonly MatchRow[] | null {
  const ids = [match?.related_id, match?.aggregate_id].filter((id) => id != null && id !== match?.id);
  const { data: related, isLoading: isLoadingRelated } = useQuery(relatedQuery(ids as string[]));
  const isFirst = match !== undefined && isFirstLeg(match);
  const { data: legs, isLoading: isLoadingLegs } = useQuery(tieQuery(match, isFirst));
  return useMemo(() => {
    if (isLoadingRelated || isLoadingLegs) return null;
    const tie =
      legs?.data.filter(({ id, aggregate_id }) => id !== match?.id && aggregate_id === match?.id) ?? [];
    return [...(related?.data ?? []), ...tie];
  }, [related, legs, isLoadingRelated, isLoadingLegs, match?.id]);
}
