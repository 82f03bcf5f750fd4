import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { latestFirst } from '#web/features/standings/phases.ts';
import { displayTables } from '#web/features/standings/rows.ts';

/** The table is polled from this time before kick-off on, when other matches of the round may be in play. */
const POLLED_BEFORE_KICK_OFF_MS = 43_200_000;

/**
 * Returns the table in which a match counts, as the match's tab of tables requests it; null where neither has one.
 *
 * @param isNear whether to request it yet
 */
export function useMatchTable(match: Match, isNear: boolean) {
  const { teams, season_id, group_name, time } = match;
  const isSoon = useClock((now) => now !== null && time.timestamp * 1000 - now < POLLED_BEFORE_KICK_OFF_MS);
  const query = liveStandingsQuery(season_id, isSoon);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const rows = useMemo(() => {
    if (!data) return undefined;
    const both = latestFirst(data.data ? displayTables(data.data, null) : []).filter((table) =>
      [teams.home.id, teams.away.id].every((id) => table.rows.some(({ row }) => row.team_id === id)),
    );
    const own = both.find(({ name }) => name !== null && group_name?.startsWith(name)) ?? both[0];
    return own ? own.rows.map(({ row }) => row) : null;
  }, [data, teams, group_name]);
  return { queryKey: query.queryKey, error, rows };
}
