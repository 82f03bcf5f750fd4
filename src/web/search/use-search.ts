import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isLongEnough, MIN_LETTERS } from '#contract/search-text.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { searchQuery } from '#web/data/search.ts';
import { teamsQuery } from '#web/data/team.ts';
import { useIsAllowanceShort } from '#web/data/use-is-allowance-short.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { groupResults, type ResultGroup } from '#web/features/search/group-results.ts';
import { filterResults, resultOfFavourite, resultsOfMatches } from '#web/features/search/local-results.ts';
import { withoutCountry } from '#web/features/search/search-fragments.ts';
import { resultCloseness } from '#web/features/search/search-result.ts';
import type { SearchResults } from '#web/features/search/search-results.ts';
import { teamsWithoutDetails, withTeamDetails } from '#web/features/search/team-details.ts';
import { favourites } from '#web/settings/favourites.ts';
import { recent, SEARCH_KINDS, type SearchKind, type SearchResult } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useDebounced } from '#web/state/use-debounced.ts';
import { useWords } from '#web/words/use-words.ts';
import { useHits } from './use-hits.ts';
import { useNamesakes } from './use-namesakes.ts';
import { useSimilarNames } from './use-similar-names.ts';

/**
 * Adds league and country to the teams of a search, with one request for all of them.
 *
 * @param isWanted whether to fetch them; those that are loaded are added anyway
 */
function useTeamDetails(groups: readonly ResultGroup[], isWanted: boolean): readonly ResultGroup[] {
  const words = useWords();
  const ids = teamsWithoutDetails(groups);
  const { data } = useQuery(enabledIf(isWanted && ids.length > 0, teamsQuery(ids)));
  return data ? withTeamDetails(groups, data.data, words) : groups;
}

/** Kinds that are searched at once: what people look for most. The others are searched on demand. */
const INITIAL_KINDS: readonly SearchKind[] = ['team', 'league', 'player'];
/** Kinds whose names people mistype. */
const SIMILAR_KINDS: readonly SearchKind[] = ['team', 'league', 'player', 'country', 'tv'];

interface ExtraSearches {
  /** The text that they are for. */
  readonly text: string;
  /** Those that are searched without a request. */
  readonly initialKinds: readonly SearchKind[];
  readonly kinds: readonly SearchKind[];
  readonly similar: SearchKind | null;
  readonly clubs: boolean;
}

/** Returns the further searches that the viewer requested for the same text, and a function to add some. */
function useExtraSearches(text: string, initialKinds: readonly SearchKind[]) {
  const initial: ExtraSearches = { text, initialKinds, kinds: initialKinds, similar: null, clubs: false };
  const [searches, setSearches] = useState(initial);
  const current = searches.text === text && searches.initialKinds === initialKinds ? searches : initial;
  return [current, (more: Partial<ExtraSearches>) => setSearches({ ...current, ...more })] as const;
}

/** Longer than people need between letters. */
const DEBOUNCE_MS = 400;

/** Returns what the page has loaded: favourites, recent choices, and the matches in its queries. */
function useLoadedThings(only: SearchKind | null): readonly SearchResult[] {
  const client = useQueryClient();
  const followed = useStore(favourites);
  const recentChoices = useStore(recent);
  const words = useWords();
  const [loadedMatches] = useState(() =>
    resultsOfMatches(
      [...matchesOf(client).get().entries.values()].map(({ record }) => record),
      words,
    ),
  );
  return useMemo(
    () =>
      [...recentChoices, ...followed.map(resultOfFavourite), ...loadedMatches].filter(
        ({ kind }) => only === null || kind === only,
      ),
    [recentChoices, followed, loadedMatches, only],
  );
}

const NO_KINDS: readonly SearchKind[] = [];
const LEAGUE_KIND: readonly SearchKind[] = ['league'];
const CHANNEL_KIND: readonly SearchKind[] = ['tv'];
const NO_TEXTS: readonly string[] = [];

/**
 * Searches for a name: in loaded data at once, with three requests to the service, and one for the teams found; for a
 * channel where nobody else has the name.
 *
 * @param only the only kind to search, with one request; null for all
 */
export function useSearch(text: string, only: SearchKind | null = null): SearchResults {
  const query = useDebounced(text, DEBOUNCE_MS);
  const isLimited = useIsAllowanceShort();
  const initialKinds = useMemo(() => (only === null ? INITIAL_KINDS : [only]), [only]);
  const [searches, addSearch] = useExtraSearches(query, initialKinds);
  const kinds = isLimited ? NO_KINDS : searches.kinds;
  const isLong = isLongEnough(query);
  const hits = useHits(kinds, [query]);
  const { trouble } = useStateOfData(isLong ? kinds.map((kind) => searchQuery(kind, query).queryKey) : []);
  const loadedThings = useLoadedThings(only);
  const isNoName = isLong && !isLimited && !hits.isLoading && hits.things.length === 0;
  const leagues = useHits(
    LEAGUE_KIND,
    isNoName && kinds.includes('league') ? withoutCountry(query, MIN_LETTERS) : NO_TEXTS,
  );
  const searchesChannels = isNoName && only === null && !kinds.includes('tv');
  const channels = useHits(CHANNEL_KIND, searchesChannels ? [query] : NO_TEXTS);
  const isWaiting = text !== query || (isLong && (hits.isLoading || leagues.isLoading || channels.isLoading));
  // The last results stay until all new ones have come, so that nothing jumps while typing.
  const [last] = useAccumulator((things) => (isWaiting ? things : hits.things), hits.things);
  const visibleThings = isWaiting
    ? last.filter((thing) => resultCloseness(thing, text) !== null)
    : hits.things;
  const localThings = filterResults([...loadedThings, ...leagues.things, ...channels.things], text);
  const groups = groupResults([...visibleThings, ...localThings], text);
  const isNone = isLong && !isWaiting && groups.length === 0 && trouble === null;
  const similar = useSimilarNames(query, loadedThings, isNone, isLimited ? null : searches.similar);
  const { groups: groupsWithClubs, hasNamesakes } = useNamesakes(
    similar.things.length > 0 ? groupResults(similar.things, query) : groups,
    searches.clubs,
  );
  const canSearch = isLong && !isWaiting && !isLimited && trouble === null;
  const groupsWithDetails = useTeamDetails(groupsWithClubs, !isWaiting && !similar.isWaiting && !isLimited);
  return {
    groups: groupsWithDetails,
    isNearly: similar.things.length > 0,
    isWaiting: isWaiting || similar.isWaiting,
    trouble,
    isLimited,
    moreKinds: canSearch
      ? SEARCH_KINDS.filter((kind) => !searches.kinds.includes(kind) && !(searchesChannels && kind === 'tv'))
      : NO_KINDS,
    searchKind: (kind) => addSearch({ kinds: [...searches.kinds, kind] }),
    similarKinds: canSearch && isNone ? SIMILAR_KINDS.filter((kind) => kind !== searches.similar) : NO_KINDS,
    searchSimilar: (kind) => addSearch({ similar: kind }),
    fetchClubs: canSearch && hasNamesakes ? () => addSearch({ clubs: true }) : null,
  };
}
