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
  const rounds = draws.flatMap(({ data }) => data?.data ?? []);
  const missingKeys = queries.flatMap(({ queryKey }, at) => (draws[at]?.data ? [] : [queryKey]));
  const isUnknown = missingKeys.length > 0 && rounds.every(({ ties }) => ties.length === 0);
  return {
    /** Those that have come; null while only others may have ties. */
    rounds: isUnknown ? null : rounds,
    /** Keys of those that have not come. */
    missingKeys,
    /** Whether some are loading for the first time. */
    isLoading: draws.some(isFirstLoad),
    /** What reveals rounds that a spoiler shield withholds. */
    shield: [...new Set(draws.flatMap(({ data }) => data?.meta.shield ?? []))],
    keys: queries.map(({ queryKey }) => queryKey),
  };
}
