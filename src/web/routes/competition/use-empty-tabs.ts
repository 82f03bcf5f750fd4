import { hashKey } from '@tanstack/react-query';
import type { CompetitionTab } from '#contract/pages.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { leadersQuery, seasonMatchesQuery, seasonVenuesQuery } from '#web/data/season.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { isEmptyList, tabsThatAre, useIsEmpty } from '#web/data/use-is-empty.ts';
import { isPast } from '#web/matches/is-past.ts';

/** Returns the tabs of a season whose answers have nothing to show; nothing is requested to know it. */
export function useEmptyTabs(season: string | null): ReadonlySet<CompetitionTab> {
  const id = season ?? '';
  const matches = seasonMatchesQuery(id);
  const areAll = (isOver: boolean) => (rows: readonly MatchRow[]) =>
    rows.every((row) => isPast(row, freshnessOf(hashKey(matches.queryKey)).asOf) === isOver);
  const scorers = useIsEmpty(leadersQuery('topscorers', id), false, isEmptyList);
  const assists = useIsEmpty(leadersQuery('topassists', id), false, isEmptyList);
  const cards = useIsEmpty(leadersQuery('topcards', id), false, isEmptyList);
  const results = useIsEmpty(matches, false, areAll(false));
  return tabsThatAre({
    table: useIsEmpty(
      liveStandingsQuery(season, false),
      false,
      (data) => !data?.tables.some(({ rows }) => rows.length > 0),
    ),
    fixtures: useIsEmpty(matches, false, areAll(true)),
    results,
    leaders: scorers && assists && cards && results,
    venues: useIsEmpty(seasonVenuesQuery(id), false, isEmptyList),
  });
}
