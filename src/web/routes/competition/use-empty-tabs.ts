import { hashKey } from '@tanstack/react-query';
import type { CompetitionTab } from '#contract/pages.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { leadersQuery, seasonMatchesQuery, seasonVenuesQuery } from '#web/data/season.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { isPast } from '#web/matches/is-past.ts';
import { isEmptyList, useIsEmpty } from '#web/routes/shared/use-is-empty.ts';

/**
 * Returns the tabs of a season whose answers have nothing to show. What the first tab does not request anyway is
 * requested for this, but the season's matches: they are many.
 *
 * @param isWanted whether the page has been painted
 */
export function useEmptyTabs(season: string | null, isWanted: boolean): ReadonlySet<CompetitionTab> {
  const id = season ?? '';
  const wants = isWanted && season !== null;
  const matches = seasonMatchesQuery(id);
  const areAll = (isOver: boolean) => (rows: readonly MatchRow[]) =>
    rows.every((row) => isPast(row, freshnessOf(hashKey(matches.queryKey)).asOf) === isOver);
  const hasNoScorers = useIsEmpty(leadersQuery('topscorers', id), wants, isEmptyList);
  const hasNoAssists = useIsEmpty(leadersQuery('topassists', id), wants && hasNoScorers, isEmptyList);
  const hasNoCards = useIsEmpty(leadersQuery('topcards', id), wants && hasNoScorers, isEmptyList);
  const areEmpty = {
    table: useIsEmpty(
      liveStandingsQuery(season, false),
      false,
      (data) => !data?.tables.some(({ rows }) => rows.length > 0),
    ),
    fixtures: useIsEmpty(matches, false, areAll(true)),
    results: useIsEmpty(matches, false, areAll(false)),
    leaders: hasNoScorers && hasNoAssists && hasNoCards,
    venues: useIsEmpty(seasonVenuesQuery(id), wants, isEmptyList),
  };
  return new Set((Object.keys(areEmpty) as (keyof typeof areEmpty)[]).filter((tab) => areEmpty[tab]));
}
