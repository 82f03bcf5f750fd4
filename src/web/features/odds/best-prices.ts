import {
  type BestResult,
  bestResults,
  heldPrices,
  RESULT_SHAPE,
  resultLine,
} from '#contract/odds/best-results.ts';
import type { BookOffer, OddsGrid } from '#contract/odds/odds-grid.ts';
import { payoutOf, type ScoreState } from '#contract/odds/valid-prices.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { EMPTY_MEMORY, type LastPrice, type Memory, priceKeyOf, rememberGrid } from './memory.ts';

export interface BestPrice extends BestResult {
  /** Decimal; the last one if suspended or outdated; null if there was none. */
  readonly price: number | null;
  readonly moved: LastPrice['moved'];
}

/** The best prices of home, draw and away. */
export interface BestResultPrices {
  readonly results: readonly BestPrice[];
  /** The payout at the best prices; null where one is missing. */
  readonly payout: number | null;
  /** Number of bookmakers with a price or a suspension. */
  readonly books: number;
}

/** Short labels of home, draw and away. */
export const RESULT_LABELS = ['1', 'X', '2'] as const;

const RESULT_MARKET_ID = 'result';
const BEST_BOOK_ID = 'best';

/** Returns the best prices as the grid of a single bookmaker, so that their moves are remembered like any other's. */
function bestGrid(results: readonly BestResult[]): OddsGrid {
  const offers = results.map(({ state, price, at }): readonly (BookOffer | null)[] => [
    state === 'none' ? null : { price: state === 'holds' ? price : null, at, score: null },
  ]);
  const line = { ...RESULT_SHAPE, key: RESULT_MARKET_ID, offers };
  return {
    books: [{ id: BEST_BOOK_ID, name: BEST_BOOK_ID }],
    grids: [{ id: RESULT_MARKET_ID, name: RESULT_MARKET_ID, lines: [line] }],
  };
}

/**
 * Returns the best prices of a match's result and the updated memory; null prices without any offer.
 *
 * @param scoreState null unless the prices are in-play
 * @param memory prices remembered so far
 */
export function matchPrices(
  markets: readonly OddsMarket[],
  scoreState: ScoreState | null,
  memory: Memory = EMPTY_MEMORY,
): { readonly prices: BestResultPrices | null; readonly memory: Memory } {
  const result = resultLine(markets);
  if (result === null) return { prices: null, memory };
  const { line, oddsGrid } = result;
  const currentBests = bestResults(result, scoreState);
  const best = bestGrid(currentBests);
  const nextMemory = rememberGrid(memory, best);
  const results = currentBests.map((one, n): BestPrice => {
    const [grid] = best.grids;
    const lastPrice =
      grid?.lines[0] && nextMemory.prices.get(priceKeyOf(RESULT_MARKET_ID, grid.lines[0], n, BEST_BOOK_ID));
    return { ...one, price: one.price ?? lastPrice?.price ?? null, moved: lastPrice?.moved ?? null };
  });
  const payout = payoutOf(heldPrices(currentBests));
  const books = oddsGrid.books.filter((_, at) => line.offers.some((offers) => offers[at] != null)).length;
  return { prices: { results, payout, books }, memory: nextMemory };
}
