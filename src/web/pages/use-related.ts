import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { relatedIds } from '#web/features/scores/note.ts';
import type { Board } from '#web/features/scores/overlay.ts';
import { type Beside, NOTHING_BESIDE } from '#web/features/scores/shown.ts';
import { relatedQuery } from '#web/queries/related.ts';

/**
 * Returns the first legs and new dates that rows show. Most of these matches are in the list itself; only the others
 * are fetched.
 *
 * @param belongs whether a match is in the list; always the same function for a list
 */
export function useRelated(board: Board, belongs: (match: MatchRow) => boolean): Beside {
  const [own, others] = useMemo(() => {
    const matches = [...board.entries.values()].map(({ record }) => record);
    const own = new Map<string, MatchRow>();
    const others: string[] = [];
    for (const id of relatedIds(matches.filter(belongs))) {
      const entry = board.entries.get(id);
      if (entry) own.set(id, entry.record);
      else others.push(id);
    }
    return [own, others] as const;
  }, [board.entries, belongs]);
  const { data } = useQuery(relatedQuery(others));
  return useMemo(() => {
    const asked = data?.data.map((match) => [match.id, match] as const) ?? [];
    return { ...NOTHING_BESIDE, related: new Map([...asked, ...own]) };
  }, [data, own]);
}
