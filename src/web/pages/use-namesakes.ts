import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Group } from '#web/features/search/groups.ts';
import { namesakes, withClub } from '#web/features/search/namesakes.ts';
import { playerQuery } from '#web/queries/profile.ts';
import type { Thing } from '#web/settings/recent.ts';

/** What was found, players of one name and country with their clubs, which are asked for. */
export function useNamesakes(groups: readonly Group[]): readonly Group[] {
  const alike = useMemo(() => namesakes(groups.flatMap(({ things }) => things)), [groups]);
  const told = useQueries({ queries: alike.map(({ id }) => playerQuery(id)) });
  const clubs = new Map(
    alike.flatMap((thing, at) => {
      const player = told[at]?.data?.data;
      return player ? [[thing, withClub(thing, player)] as const] : [];
    }),
  );
  const named = (thing: Thing) => clubs.get(thing) ?? thing;
  return clubs.size === 0 ? groups : groups.map(({ kind, things }) => ({ kind, things: things.map(named) }));
}
