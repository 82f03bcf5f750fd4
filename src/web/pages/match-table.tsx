import { useQuery } from '@tanstack/react-query';
import { tablesOf, tablesWith } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { ApiError } from '#web/queries/api-error.ts';
import { isSettled } from '#web/queries/match.ts';
import { liveStandingsQuery, standingsQuery } from '#web/queries/standings.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import type { TabProps } from './match-tabs.ts';

/** The table that a match counts for, as it stands: `/match/:id/table`. */
export function MatchTable({ match, waiting }: TabProps) {
  const { standings: say } = useStandingsWords();
  const query = liveStandingsQuery(match.season_id, !isSettled(match));
  const now = useQuery(query);
  const before = useQuery(standingsQuery(match.season_id));
  const { trouble } = useStateOfData([query.queryKey]);
  const isNone = match.season_id === null || (now.error instanceof ApiError && now.error.status === 404);
  // Both at once: the form is the morning's, and nothing moves sideways when it comes.
  const isWaiting = (!now.data && !isNone) || (before.isPending && match.season_id !== null);
  if (isWaiting) return trouble ? <Missing trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  const { home_score, away_score } = match.scores;
  const live = (id: string): string | null => {
    if (match.phase !== 'live' || home_score === null) return null;
    if (id === home.id) return `${home_score}–${away_score}`;
    return id === away.id ? `${away_score}–${home_score}` : null;
  };
  const teams = [home.id, away.id];
  const tables = now.data ? tablesWith(tablesOf(now.data.data, before.data?.data ?? null), teams) : [];
  if (tables.every(({ rows }) => rows.length === 0)) {
    return <p className="px-4 py-8 text-center text-quiet">{say.none}</p>;
  }
  return tables.map((table, at) => (
    <StandingsTable key={table.name ?? at} table={table} marked={teams} live={live} />
  ));
}
