import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { Answer } from '#web/data/fetch.ts';
import { leaguesByIdQuery } from '#web/data/leagues-by-id.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { chooseSeasons } from '#web/matches/choose-seasons.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { SeasonTables } from './table-values.ts';

type Result = UseQueryResult<Answer<StandingsRecord | null>>;

const combine = (results: readonly Result[]) => ({
  answers: results.map(({ data }) => data),
  refetchAll: () => results.forEach(({ refetch }) => void refetch()),
});

interface TablesSource {
  /** Ids of competitions; empty: those of the day, the most popular ones. */
  readonly leagues: readonly string[];
  readonly zone: string;
  readonly rows: readonly MatchListRow[];
  /** Number of matches that have left the live list: each may have changed a table for the last time. */
  readonly departures: number;
  readonly isWanted: boolean;
}

/** Returns the tables as they stand of a day's competitions, with a request for each; polled while one has a match in play. */
export function useDeskTables({ leagues, zone, rows, departures, isWanted }: TablesSource) {
  const records = useQuery(leaguesByIdQuery(isWanted ? leagues : [])).data?.data;
  const seasons = useMemo(() => {
    if (!isWanted) return [];
    return chooseSeasons({ program: { leagues, follow: [] }, zone, rows }, (id) =>
      records?.find((league) => league.id === id),
    );
  }, [isWanted, leagues, zone, rows, records]);
  const queries = seasons.map(({ seasonId, isLive }) => liveStandingsQuery(seasonId, isLive));
  const { answers, refetchAll } = useQueries({ queries, combine });
  const knownDepartures = useRef(departures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the departure is the reason, not the tables
  useEffect(() => {
    if (departures > knownDepartures.current) refetchAll();
    knownDepartures.current = departures;
  }, [departures]);
  const tables = useMemo(
    () =>
      seasons.flatMap((season, at): SeasonTables | readonly [] => {
        const answer = answers[at];
        const isHidden = (answer?.meta.shield?.length ?? 0) > 0;
        return answer?.data && !isHidden ? { season, standings: answer.data } : [];
      }),
    [seasons, answers],
  );
  return {
    tables,
    keys: queries.map(({ queryKey }) => queryKey),
    isHidden: answers.some((answer) => (answer?.meta.shield?.length ?? 0) > 0),
  };
}
