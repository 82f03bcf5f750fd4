import type { FoldedPrices } from '#web/features/odds/fold-prices.ts';
import type { MatchGroup } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';

export interface PricedList {
  /** In the order of the list: followed matches, then the top competitions. */
  readonly groups: readonly MatchGroup[];
  readonly prices: ReadonlyMap<string, FoldedPrices>;
  /** Competitions in sight, whose prices are requested. */
  readonly leagues: ReadonlySet<string>;
  readonly loadedLeagues: ReadonlySet<string>;
}

/** Returns the rows that have the phase: those in play in the order of the list, upcoming ones by kick-off. */
function rowsIn({ rows }: Pick<MatchGroup, 'rows'>, phase: 'live' | 'scheduled'): readonly MatchListRow[] {
  const ofPhase = rows.filter(({ record }) => record.phase === phase);
  return ofPhase.sort((a, b) => (phase === 'live' ? 0 : a.record.time.timestamp - b.record.time.timestamp));
}

/**
 * Returns the id of the match with prices that matters most: a followed one in play or upcoming, then one in play, then
 * the next kick-off of the top competition, then any. Null until the prices of better ones have loaded.
 */
export function defaultMatch({ groups, prices, leagues, loadedLeagues }: PricedList): string | null {
  const groupsInSight = groups.filter(({ rows }) => rows.some(({ record }) => leagues.has(record.league.id)));
  const ofFollowed = groupsInSight.filter(({ kind }) => kind === 'following');
  const candidates = [
    ...ofFollowed.flatMap((group) => [...rowsIn(group, 'live'), ...rowsIn(group, 'scheduled')]),
    ...groupsInSight.flatMap((group) => rowsIn(group, 'live')),
    ...groupsInSight.flatMap((group) => rowsIn(group, 'scheduled')),
    ...groupsInSight.flatMap(({ rows }) => rows),
  ];
  for (const { record } of candidates) {
    if (prices.get(record.id)?.prices) return record.id;
    if (leagues.has(record.league.id) && !loadedLeagues.has(record.league.id)) return null;
  }
  return null;
}
