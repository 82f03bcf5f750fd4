import { useQueries } from '@tanstack/react-query';
import type { SeasonRecord } from '#contract/records/season.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { cupDrawQuery } from '#web/data/season.ts';

/**
 * Fetches the knock-out rounds of a season.
 *
 * @param isRunning whether the season is in progress, so that they are polled
 */
export function useDraws(season: SeasonRecord | null, isRunning: boolean) {
  const stages = (season?.stages ?? []).filter(({ has_cupdraw }) => has_cupdraw);
  const queries = stages.map(({ id }) => cupDrawQuery(season?.id ?? '', id, isRunning));
  const draws = useQueries({ queries });
  const isComplete = draws.every(({ data }) => data !== undefined);
  return {
    /** Null until all have come. */
    rounds: isComplete ? draws.flatMap(({ data }) => data?.data ?? []) : null,
    /** Whether some are loading for the first time. */
    isLoading: draws.some(isFirstLoad),
    /** What reveals rounds that a spoiler shield withholds. */
    shield: [...new Set(draws.flatMap(({ data }) => data?.meta.shield ?? []))],
    keys: queries.map(({ queryKey }) => queryKey),
  };
}
