import { hashKey, useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/data/api-error.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { isSettled } from '#web/data/match.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { liveTeamsOfSeason } from '#web/features/standings/live-teams.ts';
import { displayTables, tablesWith } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useStandingsWords } from '#web/words/standings.ts';

/** The table of a match's competition, with the teams in play: `/match/:id/table`. */
export function MatchTable({ match, zone, waiting }: MatchTabProps) {
  const { standings: say } = useStandingsWords();
  const isMoving = !isSettled(match);
  const query = liveStandingsQuery(match.season_id, isMoving);
  const now = useQuery(query);
  const before = useQuery(standingsQuery(match.season_id));
  const live = useQuery({ ...liveQuery, enabled: isMoving && match.season_id !== null });
  const { trouble } = useStateOfData([query.queryKey]);
  const isNone = match.season_id === null || (now.error instanceof ApiError && now.error.status === 404);
  // Waits for all of them, so that nothing moves when the form and the lines of teams in play arrive.
  const isWaiting =
    (!now.data && !isNone) || (match.season_id !== null && (before.isPending || live.isLoading));
  if (isWaiting) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  const teams = [match.teams.home.id, match.teams.away.id];
  const tables = now.data?.data
    ? tablesWith(displayTables(now.data.data, before.data?.data ?? null), teams)
    : [];
  if (tables.every(({ rows }) => rows.length === 0)) {
    return <EmptyState>{say.none}</EmptyState>;
  }
  const playingNow = liveTeamsOfSeason(match, live.data?.data ?? []);
  return tables.map((table, at) => (
    <StandingsTable
      key={table.name ?? at}
      table={table}
      highlightedIds={teams}
      liveTeams={playingNow}
      zone={zone}
      confirmed={() => freshnessOf(hashKey(query.queryKey)).asOf}
    />
  ));
}
