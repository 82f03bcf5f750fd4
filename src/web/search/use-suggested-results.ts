import { resultOfFavourite } from '#web/features/search/local-results.ts';
import { favourites } from '#web/settings/favourites.ts';
import { recent, type SearchKind, type SearchResult } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';

/** Returns what is offered before the viewer types: recent and followed entities of a kind, each once. */
export function useSuggestedResults(kind: SearchKind): readonly SearchResult[] {
  const recentResults = useStore(recent);
  const followed = useStore(favourites).map(resultOfFavourite);
  const all = [...recentResults, ...followed].filter((one) => one.kind === kind);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
