import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import type { TableStates } from '#web/features/standings/counted-rows.ts';
import { IF_PARAMETER } from '#web/features/standings/what-if-scores.ts';
import { useIsSplitView } from '#web/navigation/use-is-split-view.ts';
import { useWhatIf, type WhatIfState } from '#web/tables/use-what-if.tsx';

interface Options {
  readonly match: Match;
  /** Null while unknown, and where there is no room. */
  readonly states: TableStates | null;
  /** All matches in play. */
  readonly live: readonly MatchRow[];
}

/** Lets the viewer try goals in the table of a match. The season's matches are requested only then. */
export function useMatchWhatIf({ match, states, live }: Options): WhatIfState {
  const inPanel = useIsSplitView();
  const isPossible = states !== null && !inPanel;
  const isOpen = new URLSearchParams(useLocation().search).has(IF_PARAMETER);
  const season = useQuery(enabledIf(isPossible && isOpen, seasonMatchesQuery(match.season_id ?? '')));
  const matches = useMemo(() => {
    const inPlay = live.filter(({ season_id }) => season_id === match.season_id);
    const all = [...(season.data?.data ?? []), ...inPlay, match as MatchRow];
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }, [season.data, live, match]);
  const isComing = isFirstLoad(season);
  const rule = tableRuleOf(match.league, match.season_name);
  return useWhatIf(isPossible && !isComing ? { states, matches, rule } : null);
}
