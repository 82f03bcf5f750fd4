import { useMemo } from 'react';
import { useStore } from '#web/state/store.ts';
import { favourites } from './favourites.ts';

/** Returns the ids of the teams that the viewer follows. */
export function useFollowedTeams(): ReadonlySet<string> {
  const all = useStore(favourites);
  return useMemo(() => new Set(all.flatMap(({ kind, id }) => (kind === 'team' ? id : []))), [all]);
}
