import { marketsOfBooks } from '#contract/odds/markets-of-books.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { memoize } from '#web/state/memoize.ts';

type Markets = readonly OddsMarket[];

/**
 * Returns a function that filters markets by bookmaker, memoised by response to avoid rendering.
 *
 * @param ids null for all bookmakers
 */
export function onlyBooks(ids: readonly string[] | null): (markets: Markets) => Markets {
  if (ids === null) return (markets) => markets;
  return memoize((markets) => marketsOfBooks(markets, ids));
}
