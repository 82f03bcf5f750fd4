import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { isFirstLeg } from '#web/features/match/story.ts';
import { relatedQuery } from '#web/queries/related.ts';
import { tieQuery } from '#web/queries/tie.ts';

/** The matches that belong to one: other attempts at it, the other leg of its tie; nothing as long as none is known. */
export function useBelonging(match: Match | undefined): readonly MatchRow[] {
  const ids = [match?.related_id, match?.aggregate_id].filter((id) => id != null && id !== match?.id);
  const named = useQuery(relatedQuery(ids as string[])).data?.data;
  const legs = useQuery(tieQuery(match, match !== undefined && isFirstLeg(match))).data?.data;
  return useMemo(() => {
    const tie = legs?.filter(({ id, aggregate_id }) => id !== match?.id && aggregate_id === match?.id) ?? [];
    return [...(named ?? []), ...tie];
  }, [named, legs, match?.id]);
}
