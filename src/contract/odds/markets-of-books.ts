import type { OddsMarket } from '#contract/records/odds.ts';

/** Returns markets with the prices of some bookmakers alone; those without any are left out. */
export const marketsOfBooks = (
  markets: readonly OddsMarket[],
  ids: readonly string[],
): readonly OddsMarket[] =>
  markets
    .map((market) => ({ ...market, bookmakers: market.bookmakers.filter(({ id }) => ids.includes(id)) }))
    .filter(({ bookmakers }) => bookmakers.length > 0);
