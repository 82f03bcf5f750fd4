import { resultOfFavourite, resultOfMatch } from '#web/features/search/local-results.ts';
import type { ResultSection } from '#web/features/search/result-section.ts';
import { resultKey } from '#web/features/search/search-result.ts';
import { useWishes } from '#web/lists/use-wishes.ts';
import { byCompetition } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useSearch } from '#web/search/use-search.ts';
import { favourites } from '#web/settings/favourites.ts';
import { recent, type SearchResult } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { useMatchStates } from './use-match-states.ts';

const MAX_LIVE = 5;

/**
 * Returns what an empty search box offers: matches in play, those that the viewer follows first, then recent entities
 * and favourites. Each is listed once.
 */
function useSuggestions(
  inPlay: readonly MatchListRow[],
  recentThings: readonly SearchResult[],
  followed: readonly SearchResult[],
): readonly ResultSection[] {
  const { search: t } = useWords<'search'>();
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

const MAX_FAVOURITES = 8;

/** Returns the results of a text, what is offered without one, and the state of the matches among both. */
export function useSearchBox(text: string) {
  const results = useSearch(text);
  const recentThings = useStore(recent);
  const followed = useStore(favourites).map(resultOfFavourite).slice(-MAX_FAVOURITES).toReversed();
  const isEmpty = text === '';
  const { states, inPlay, isLoading } = useMatchStates(
    isEmpty ? [...recentThings, ...followed] : results.groups.flatMap(({ things }) => things),
    { live: isEmpty && !results.isLimited, ended: !isEmpty && !results.isLimited },
  );
  const suggestions = useSuggestions(inPlay, recentThings, followed);
  // Matches in play come first, so the others wait for them: nothing moves under the pointer.
  return { results, states, suggestions: isLoading ? null : suggestions };
}
