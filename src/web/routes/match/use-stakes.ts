import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import type { Stakes } from '#web/features/standings/stakes.ts';

interface Options {
  readonly seasonId: string | null;
  /** Whether the season's matches may be requested where head-to-head results decide. */
  readonly canRequestSeason: boolean;
  /** Returns what is at stake, by the season's matches if they are known. The same function while nothing changes. */
  readonly compute: (matches: readonly MatchRow[] | null) => Stakes | null;
}

/** Returns what is at stake in a match; undefined while the season's matches are loading that it depends on. */
export function useStakes({ seasonId, canRequestSeason, compute }: Options) {
  const early = useMemo(() => compute(null), [compute]);
  const needsSeason = early?.needsMatches === true && canRequestSeason;
  const season = useQuery(enabledIf(needsSeason, seasonMatchesQuery(seasonId ?? '')));
  const matches = season.data?.data ?? null;
  const stakes = useMemo(() => (matches ? compute(matches) : early), [compute, matches, early]);
  return isFirstLoad(season) ? undefined : stakes;
}
