import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { seasonMatchesQuery, seasonStatsQuery } from '#web/data/season.ts';
import { useRawAnswer } from '#web/data/use-raw-answer.ts';
import { useWords } from '#web/words/use-words.ts';
import { seasonStatistics } from './season-statistics.ts';
import { teamStatistics } from './team-statistics.ts';

const NO_MATCHES: readonly MatchRow[] = [];

/**
 * Returns a season and its teams in numbers: of its matches, because the service has statistics of one team at a time,
 * with what only the service counts.
 */
export function useSeasonNumbers(seasonId: string) {
  const { intl } = useWords();
  const stats = useQuery(seasonStatsQuery(seasonId));
  const query = seasonMatchesQuery(seasonId);
  const matches = useQuery(query);
  const shield = stats.data?.meta.shield;
  // Who may see what is counted over the season sees the sums of hidden matches, too.
  const whole = useRawAnswer<readonly MatchRow[]>(query);
  const answer = stats.data && !shield && whole ? whole : matches.data;
  const list = answer?.data ?? (isNotFound(matches.error) ? NO_MATCHES : undefined);
  const service = stats.data?.data ?? null;
  return {
    shield,
    /** Undefined while unknown. */
    teams: useMemo(() => list && teamStatistics(list, intl), [list, intl]),
    /** Null before the first result, and while unknown. */
    season: useMemo(() => (list ? seasonStatistics(list, service) : null), [list, service]),
    isLoading: isFirstLoad(stats) || isFirstLoad(matches),
  };
}
