import { useQueries } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { playerQuery } from '#web/data/profile.ts';
import type { ResultGroup } from '#web/features/search/group-results.ts';
import { namesakes, withClub } from '#web/features/search/namesakes.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';

/**
 * Adds the clubs to players with the same name and country.
 *
 * @param isWanted whether to fetch the clubs, with a request per player
 */
export function useNamesakes(groups: readonly ResultGroup[], isWanted: boolean) {
  const words = useWords();
  const players = namesakes(groups.flatMap(({ things }) => things));
  const responses = useQueries({ queries: players.map(({ id }) => enabledIf(isWanted, playerQuery(id))) });
  const clubs = new Map(
    players.flatMap((thing, at) => {
      const player = responses[at]?.data?.data;
      return player ? [[thing, withClub(thing, player, words)] as const] : [];
    }),
  );
  const withKnownClub = (thing: SearchResult) => clubs.get(thing) ?? thing;
  return {
    groups:
      clubs.size === 0
        ? groups
        : groups.map(({ kind, things }) => ({ kind, things: things.map(withKnownClub) })),
    /** Whether there are players of the same name whose clubs are unknown. */
    hasNamesakes: !isWanted && clubs.size < players.length,
  };
}
