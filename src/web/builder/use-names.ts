import { useQuery } from '@tanstack/react-query';
import { leaguesByIdQuery } from '#web/data/leagues-by-id.ts';
import { teamsQuery } from '#web/data/team.ts';
import { favourites } from '#web/settings/favourites.ts';
import { recent } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

type Names = ReadonlyMap<string, string>;
type Entity = { readonly id: string; readonly name: string };

const NO_NAMES: Names = new Map();

/** Returns the names that have come so far, with those that the viewer has just chosen. */
function useNames(kinds: readonly string[], entities: readonly Entity[] | undefined): Names {
  const chosen = [...useStore(favourites), ...useStore(recent)].filter(({ kind }) => kinds.includes(kind));
  // A competition may have another name where it is followed.
  const current = new Map([...chosen, ...(entities ?? [])].map(({ id, name }) => [id, name]));
  // Another id is another request: until it is answered the names of the others stay.
  const [names] = useAccumulator(
    (last: Names) =>
      [...current].every(([id, name]) => last.get(id) === name) ? last : new Map([...last, ...current]),
    NO_NAMES,
  );
  return names;
}

/** Returns the names of teams by id, as far as they have loaded. */
export const useTeamNames = (ids: readonly string[]): Names =>
  useNames(['team'], useQuery(teamsQuery(ids)).data?.data);

/** Returns the names of competitions by id, as far as they have loaded. */
export const useLeagueNames = (ids: readonly string[]): Names =>
  useNames(['competition', 'league'], useQuery(leaguesByIdQuery(ids)).data?.data);
