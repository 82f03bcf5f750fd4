import { useCallback, useMemo } from 'react';
import type { NewsMatch } from '#news/match-memory.ts';
import { favourites } from '#web/settings/favourites.ts';
import { useStore } from '#web/state/store.ts';

/** Returns a function that tells whether a match or one of its teams is followed. */
export function useIsFollowedMatch(): (match: Pick<NewsMatch, 'id' | 'teams'>) => boolean {
  const followed = useStore(favourites);
  const keys = useMemo(() => new Set(followed.map(({ kind, id }) => `${kind} ${id}`)), [followed]);
  return useCallback(
    ({ id, teams: { home, away } }) =>
      keys.has(`match ${id}`) || keys.has(`team ${home.id}`) || keys.has(`team ${away.id}`),
    [keys],
  );
}
