import { priceOf } from '#contract/odds/odds-grid.ts';
import { RESULTS, type Result } from '#contract/odds/results.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { resultQuotes } from './history.ts';

type Prices = Readonly<Record<Result, number>>;

/** Returns the result's prices by bookmaker, from the first market with a draw; incomplete ones are omitted. */
export function resultPrices(markets: readonly OddsMarket[]): ReadonlyMap<string, Prices> {
  for (const { bookmakers } of markets) {
    const prices = bookmakers.flatMap(({ id, odds }) => {
      for (const market of odds.data) {
        const [home, draw, away] = RESULTS.map((result) => priceOf(market, result));
        if (home && draw && away) return [[id, { home, draw, away }] as const];
      }
      return [];
    });
    if (prices.length > 0) return new Map(prices);
  }
  return new Map();
}

/**
 * Returns the bookmakers with the best prices of the result: the best of each outcome, then the second best, and so
 * on.
 */
export function leadingBooks(prices: ReadonlyMap<string, Prices>, count: number): readonly string[] {
  const rankings = RESULTS.map((result) =>
    [...prices].sort(([, a], [, b]) => b[result] - a[result]).map(([id]) => id),
  );
  const byRank = [...prices.keys()].flatMap((_, rank) => rankings.flatMap((ids) => ids[rank] ?? []));
  return [...new Set(byRank)].slice(0, count);
}

/** Returns whether a history ends with the current prices, so that it need not be fetched. */
export function endsWith(history: OddsHistory, now: Prices | undefined): boolean {
  const last = resultQuotes(history).findLast(({ prices }) => prices !== null)?.prices;
  return now === undefined || (last != null && RESULTS.every((result) => last[result] === now[result]));
}
