import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Group } from '#web/features/search/groups.ts';
import { namesakes, withClub } from '#web/features/search/namesakes.ts';
import { askIf } from '#web/queries/ask-if.ts';
import { playerQuery } from '#web/queries/profile.ts';
import type { Thing } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';

interface Named {
  readonly groups: readonly Group[];
  /** Whether there are players of the same name whose clubs are unknown. */
  readonly hasNamesakes: boolean;
}

/**
 * Adds the clubs to players with the same name and country.
 *
 * @param isWanted whether to fetch the clubs, with a request per player
 */
export function useNamesakes(groups: readonly Group[], isWanted: boolean): Named {
  const words = useWords();
  const alike = useMemo(() => namesakes(groups.flatMap(({ things }) => things)), [groups]);
  const responses = useQueries({ queries: alike.map(({ id }) => askIf(isWanted, playerQuery(id))) });
  const clubs = new Map(
    alike.flatMap((thing, at) => {
      const player = responses[at]?.data?.data;
      return player ? [[thing, withClub(thing, player, words)] as const] : [];
    }),
  );
  const named = (thing: Thing) => clubs.get(thing) ?? thing;
  return {
    groups:
      clubs.size === 0 ? groups : groups.map(({ kind, things }) => ({ kind, things: things.map(named) })),
    hasNamesakes: !isWanted && clubs.size < alike.length,
  };
}
