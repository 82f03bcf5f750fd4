import { SEARCH_KINDS, type SearchKind, type SearchResult } from '#web/settings/recent.ts';
import { resultCloseness, resultKey } from './search-result.ts';

/** The results of a kind, best first. */
export interface ResultGroup {
  readonly kind: SearchKind;
  readonly things: readonly SearchResult[];
}

/** Rank of results without any word of the text: they match by another name, word order or language. */
const OTHER_MATCH_RANK = 4;

/** Best rank of matches: they follow the teams that they are named after. */
const MIN_MATCH_RANK = 2;

const closenessOf = (result: SearchResult, text: string) => resultCloseness(result, text) ?? OTHER_MATCH_RANK;

/** Removes duplicates: keeps the first position and the most complete entry. */
function distinct(things: readonly SearchResult[]): readonly SearchResult[] {
  const all = new Map<string, SearchResult>();
  for (const result of things) {
    const previous = all.get(resultKey(result));
    if (!previous || previous.about === null) all.set(resultKey(result), result);
  }
  return [...all.values()];
}

/**
 * Groups results by kind. The kind with the closest name is first; equally close results keep the service's order,
 * which is by popularity.
 */
export function groupResults(things: readonly SearchResult[], text: string): readonly ResultGroup[] {
  const byKind = Map.groupBy(distinct(things), ({ kind }) => kind);
  const groups = SEARCH_KINDS.flatMap((kind) => {
    const ranked = byKind.get(kind)?.map((result) => ({ thing: result, at: closenessOf(result, text) }));
    if (!ranked) return [];
    // Matches stay sorted by kick-off.
    if (kind !== 'match') ranked.sort((a, b) => a.at - b.at);
    const closest = Math.min(...ranked.map(({ at }) => at));
    const best = kind === 'match' ? Math.max(closest, MIN_MATCH_RANK) : closest;
    return [{ kind, things: ranked.map(({ thing: result }) => result), best }];
  });
  return groups.sort((a, b) => a.best - b.best).map(({ kind, things }): ResultGroup => ({ kind, things }));
}
