import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { liveQuery } from '#web/data/live.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';

/**
 * Fetches the tables of a season: as they stand, without the matches in play, and these matches.
 *
 * @param isMoving whether they may change, so that they are polled
 * @param isWanted whether to request them; those that have come stay
 */
export function useTableData(seasonId: string | null, isMoving: boolean, isWanted: boolean) {
  const query = liveStandingsQuery(seasonId, isMoving);
  const now = useQuery(enabledIf(isWanted, query));
  const officialQuery = standingsQuery(seasonId, isMoving);
  const official = useQuery(enabledIf(isWanted, officialQuery));
  const wantsLive = isWanted && isMoving && seasonId !== null;
  const live = useQuery({ ...liveQuery, enabled: wantsLive });
  const isNone = seasonId === null || isNotFound(now.error);
  return {
    queryKey: query.queryKey,
    /** Keys of all that is polled. */
    keys: [query.queryKey, officialQuery.queryKey, ...(wantsLive ? [liveQuery.queryKey] : [])],
    now: now.data?.data ?? null,
    shield: now.data?.meta.shield ?? null,
    official: official.data?.data ?? null,
    live: live.data?.data ?? [],
    // Waits for the first answers of all, so that nothing moves when the form and the lines of teams in play arrive.
    isWaiting: (!now.data && !isNone) || (seasonId !== null && (isFirstLoad(official) || isFirstLoad(live))),
  };
}
