import type { OddsMarket } from '#contract/records/odds.ts';

type Markets = readonly OddsMarket[];

/**
 * What some bookmakers offer of what is told: the same object for the same answer, so that nothing renders for it.
 *
 * @param ids null: all of them
 */
export function onlyBooks(ids: readonly string[] | null): (markets: Markets) => Markets {
  if (ids === null) return (markets) => markets;
  const known = new WeakMap<Markets, Markets>();
  return (markets) => {
    const own =
      known.get(markets) ??
      markets
        .map((market) => ({ ...market, bookmakers: market.bookmakers.filter(({ id }) => ids.includes(id)) }))
        .filter(({ bookmakers }) => bookmakers.length > 0);
    known.set(markets, own);
    return own;
  };
}
