import type { MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { lineUpsQuery } from '#web/data/line-ups.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { oddsInPlayQuery, oddsQuery } from '#web/data/odds.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { isEmptyList, tabsThatAre, useIsEmpty } from '#web/data/use-is-empty.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { isBare } from './is-bare.ts';

/**
 * Returns the tabs whose answers have nothing to show. Of a match of which nothing is known these are requested once, so
 * that no tab leads to nothing; of others they are known once a tab or a section has requested them.
 */
export function useEmptyTabs(match: Match): ReadonlySet<MatchTab> {
  const { id, phase, season_id, coverage } = match;
  const isWanted = isBare(match);
  const hasOdds = useHasOdds();
  const isLive = phase === 'live';
  const lineUps = useIsEmpty(
    lineUpsQuery(match),
    isWanted && coverage?.has_lineups !== false,
    (data) => !data?.home.squad.length && !data?.away.squad.length,
  );
  const table = useIsEmpty(
    liveStandingsQuery(season_id, false),
    isWanted && season_id !== null && coverage?.has_standings !== false,
    (data) => !data?.tables.some(({ rows }) => rows.length > 0),
  );
  const odds = useIsEmpty(oddsQuery(id, false), isWanted && hasOdds, isEmptyList);
  const inPlay = useIsEmpty(oddsInPlayQuery(id), isWanted && hasOdds && isLive, isEmptyList);
  const h2h = useIsEmpty(
    h2hQuery(id),
    isWanted,
    (data) => !data?.h2h.length && !data?.home.events.overall.length && !data?.away.events.overall.length,
  );
  const tv = useIsEmpty(matchTvsQuery(id), isWanted && coverage?.has_tvs !== false, isEmptyList);
  return tabsThatAre({ lineups: lineUps, table, odds: odds && (inPlay || !isLive), h2h, tv });
}
