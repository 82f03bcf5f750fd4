import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SearchHit } from '#contract/records/search-hit.ts';
import type { Answer } from '#web/data/fetch.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { searchQuery } from '#web/data/search.ts';
import { toSearchResult } from '#web/features/search/search-result.ts';
import type { SearchKind } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';

/**
 * Returns the service's search results, by text and kind.
 *
 * @param kinds the same list at every call
 */
export function useHits(kinds: readonly SearchKind[], texts: readonly string[]) {
  const words = useWords();
  const combine = useCallback(
    (answers: readonly UseQueryResult<Answer<readonly SearchHit[]>>[]) => ({
      /** The same list while nothing changes. */
      things: answers.flatMap(({ data }, at) => {
        const kind = kinds[at % kinds.length];
        return kind ? (data?.data.map((hit) => toSearchResult(kind, hit, words)) ?? []) : [];
      }),
      isLoading: answers.some(isFirstLoad),
    }),
    [kinds, words],
  );
  return useQueries({
    queries: texts.flatMap((text) => kinds.map((kind) => searchQuery(kind, text))),
    combine,
  });
}
