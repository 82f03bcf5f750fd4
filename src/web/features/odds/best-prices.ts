import type { OddsMarket } from '#contract/records/odds.ts';
import { RESULTS } from './history.ts';
import { EMPTY_MEMORY, type LastPrice, type Memory, priceKeyOf, rememberGrid } from './memory.ts';
import { type BookOffer, type LineShape, type OddsGrid, type OddsLine, oddsGridOf } from './odds-grid.ts';
import { bestOf, payoutOf, type ScoreState, validPrices } from './valid-prices.ts';

export interface BestPrice {
  /** `suspended`: by every bookmaker; `outdated`: all prices are from before the last goal. */
  readonly state: 'holds' | 'outdated' | 'suspended' | 'none';
  /** Decimal; the last one if suspended or outdated; null if there was none. */
  readonly price: number | null;
  /** The bookmakers with this price; several if they tie. */
  readonly books: readonly string[];
  /** Time of the newest of these quotes, epoch seconds. */
  readonly at: number | null;
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

const RESULT: LineShape = { outcomes: RESULTS, line: null };
const RESULT_MARKET_ID = 'result';
const BEST_BOOK_ID = 'best';

/** Returns the line of the result, also while every bookmaker has suspended it. */
function resultLine(
  markets: readonly OddsMarket[],
): { readonly line: OddsLine; readonly oddsGrid: OddsGrid } | null {
  const oddsGrid = oddsGridOf(markets, new Map(markets.map(({ id }) => [id, [RESULT]])));
  const line = oddsGrid.grids
    .flatMap(({ lines }) => lines)
    .find(({ outcomes }) => outcomes.join() === RESULT.outcomes.join());
  return line ? { line, oddsGrid } : null;
}

const newest = (offers: readonly (BookOffer | null)[]) =>
  offers.reduce<number | null>((at, offer) => Math.max(at ?? 0, offer?.at ?? 0) || null, null);

/** Returns the best prices as the grid of a single bookmaker, so that their moves are remembered like any other's. */
function bestGrid(results: readonly Omit<BestPrice, 'moved'>[]): OddsGrid {
  const offers = results.map(({ state, price, at }): readonly (BookOffer | null)[] => [
    state === 'none' ? null : { price: state === 'holds' ? price : null, at, score: null },
  ]);
  const line = { ...RESULT, key: RESULT_MARKET_ID, offers };
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
  const validRows = validPrices(line, scoreState);
  const bests = validRows.map(bestOf);
  const currentBests = line.offers.map((offers, n): Omit<BestPrice, 'moved'> => {
    const best = bests[n] ?? null;
    const isBest = offers.map((_, at) => best !== null && validRows[n]?.[at] === best);
    const last = bestOf(offers.map((offer) => offer?.price ?? null));
    const hasOffer = offers.some((offer) => offer !== null);
    const state = best !== null ? 'holds' : last !== null ? 'outdated' : hasOffer ? 'suspended' : 'none';
    return {
      state,
      price: best ?? last,
      books: oddsGrid.books.filter((_, at) => isBest[at]).map(({ name }) => name),
      at: newest(best === null ? offers : offers.filter((_, at) => isBest[at])),
    };
  });
  const best = bestGrid(currentBests);
  const nextMemory = rememberGrid(memory, best);
  const results = currentBests.map((one, n): BestPrice => {
    const [grid] = best.grids;
    const lastPrice =
      grid?.lines[0] && nextMemory.prices.get(priceKeyOf(RESULT_MARKET_ID, grid.lines[0], n, BEST_BOOK_ID));
    return { ...one, price: one.price ?? lastPrice?.price ?? null, moved: lastPrice?.moved ?? null };
  });
  const books = oddsGrid.books.filter((_, at) => line.offers.some((offers) => offers[at] != null)).length;
  return { prices: { results, payout: payoutOf(bests), books }, memory: nextMemory };
}
