import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#news/match-store.ts';
import { relatedQuery } from '#web/data/related.ts';
import { relatedIds } from '#web/matches/note.ts';
import type { RelatedMatches } from '#web/matches/rows.ts';

/**
 * Returns the first legs and new dates that rows show. Most of these matches are in the list itself; only the others
 * are fetched.
 *
 * @param belongs whether a match is in the list; always the same function for a list
 */
export function useRelatedMatches(store: MatchStore, belongs: (match: MatchRow) => boolean): RelatedMatches {
  const [listedMatches, missingIds] = useMemo(() => {
    const matches = [...store.entries.values()].map(({ record }) => record);
    const listedMatches = new Map<string, MatchRow>();
    const missingIds: string[] = [];
    for (const id of relatedIds(matches.filter(belongs))) {
      const entry = store.entries.get(id);
      if (entry) listedMatches.set(id, entry.record);
      else missingIds.push(id);
    }
    return [listedMatches, missingIds] as const;
  }, [store.entries, belongs]);
  const { data } = useQuery(relatedQuery(missingIds));
  return useMemo(() => {
    const fetchedMatches = data?.data.map((match) => [match.id, match] as const) ?? [];
    return new Map([...fetchedMatches, ...listedMatches]);
  }, [data, listedMatches]);
}
