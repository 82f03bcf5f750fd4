import { useMemo } from 'react';
import { MIN_LETTERS } from '#contract/search-text.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { searchFragments } from '#web/features/search/search-fragments.ts';
import type { SearchKind, SearchResult } from '#web/settings/recent.ts';
import { useHits } from './use-hits.ts';

const NO_THINGS: readonly SearchResult[] = [];

/** Without the code nothing is similar. */
const load = () =>
  import('#web/features/search/similar-results.ts').then(
    ({ similarResults }) => similarResults,
    () => () => NO_THINGS,
  );

/** Maximum of requests per search. */
const MAX_PIECES = 3;
const NO_KINDS: readonly SearchKind[] = [];

/**
 * Returns similar names where a search finds nothing. The service knows no spelling mistakes, so it is searched for
 * pieces of the text, and their results are compared here. The code for it loads on demand.
 *
 * @param kind the kind to search; null compares only with what is loaded
 */
export function useSimilarNames(
  text: string,
  loadedThings: readonly SearchResult[],
  isWanted: boolean,
  kind: SearchKind | null,
) {
  const findSimilar = useAfterFirstView(isWanted ? load : null);
  const kinds = useMemo(() => (kind === null ? NO_KINDS : [kind]), [kind]);
  const hits = useHits(kinds, isWanted ? searchFragments(text, MIN_LETTERS).slice(0, MAX_PIECES) : NO_TEXTS);
  const isWaiting = isWanted && (!findSimilar || hits.isLoading);
  const isReady = isWanted && !isWaiting;
  const things = useMemo(
    () => (isReady && findSimilar ? findSimilar([...loadedThings, ...hits.things], text) : NO_THINGS),
    [isReady, findSimilar, loadedThings, hits.things, text],
  );
  return { things, isWaiting };
}

const NO_TEXTS: readonly string[] = [];
