import { resultOfMatch } from '#web/features/search/local-results.ts';
import type { ResultSection } from '#web/features/search/result-section.ts';
import { resultKey } from '#web/features/search/search-result.ts';
import { useWishes } from '#web/lists/use-wishes.ts';
import { byCompetition } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { useSearchWords } from '#web/words/search.ts';
import { useWords } from '#web/words/use-words.ts';

const MAX_LIVE = 5;

/**
 * Returns what an empty search box offers: matches in play, those that the viewer follows first, then recent entities
 * and favourites. Each is listed once.
 */
export function useSuggestions(
  inPlay: readonly MatchListRow[],
  recentThings: readonly SearchResult[],
  followed: readonly SearchResult[],
): readonly ResultSection[] {
  const { search: t } = useSearchWords();
  const words = useWords();
  const wishes = useWishes();
  const live = byCompetition(inPlay, wishes)
    .flatMap(({ rows }) => rows)
    .slice(0, MAX_LIVE)
    .map(({ record }) => resultOfMatch(record, words));
  const listedKeys = new Set<string>();
  const notListed = (things: readonly SearchResult[]) =>
    things.filter((thing) => {
      const key = resultKey(thing);
      const isNew = !listedKeys.has(key);
      listedKeys.add(key);
      return isNew;
    });
  return [
    { title: t.live, things: notListed(live) },
    { title: t.recent, things: notListed(recentThings), isMixed: true as const },
    { title: t.following, things: notListed(followed), isMixed: true as const },
  ].filter(({ things }) => things.length > 0);
}
