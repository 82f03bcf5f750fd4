import { resultOfFavourite } from '#web/features/search/local-results.ts';
import { useSearch } from '#web/search/use-search.ts';
import { favourites } from '#web/settings/favourites.ts';
import { recent } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';
import { useMatchStates } from './use-match-states.ts';
import { useSuggestions } from './use-suggestions.ts';

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
