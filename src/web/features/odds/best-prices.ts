import type { OddsMarket } from '#contract/records/odds.ts';
import { bestOf, heldIn, payoutOf, type Standing } from './best.ts';
import { type Board, boardOf, type Line, type Offer, type Shape } from './board.ts';
import { type Known, type Memory, NOTHING_SEEN, placeOf, remember } from './memory.ts';

/** The best price of one result of a match. */
export interface BestPrice {
  /** `suspended`: by every bookmaker; `outdated`: all prices are from before the last goal. */
  readonly state: 'holds' | 'outdated' | 'suspended' | 'none';
  /** Decimal; the last one if suspended or outdated; null if there was none. */
  readonly price: number | null;
  /** The bookmakers with this price; several if they tie. */
  readonly books: readonly string[];
  /** Time of the newest of these quotes, epoch seconds. */
  readonly at: number | null;
  readonly moved: Known['moved'];
}

/** The best prices of home, draw and away. */
export interface RowPrices {
  readonly results: readonly BestPrice[];
  /** The payout at the best prices; null where one is missing. */
  readonly payout: number | null;
  /** Number of bookmakers with a price or a suspension. */
  readonly books: number;
}

/** Short labels of home, draw and away. */
export const RESULT_SIGNS = ['1', 'X', '2'] as const;

const RESULT: Shape = { outcomes: ['home', 'draw', 'away'], line: null };
const MARKET = 'result';
const BEST = 'best';

/** Returns the line of the result, also while every bookmaker has suspended it. */
function resultIn(markets: readonly OddsMarket[]): { readonly line: Line; readonly board: Board } | null {
  const board = boardOf(markets, new Map(markets.map(({ id }) => [id, [RESULT]])));
  const line = board.grids
    .flatMap(({ lines }) => lines)
    .find(({ outcomes }) => outcomes.join() === RESULT.outcomes.join());
  return line ? { line, board } : null;
}

const newest = (offers: readonly (Offer | null)[]) =>
  offers.reduce<number | null>((at, offer) => Math.max(at ?? 0, offer?.at ?? 0) || null, null);

/** Returns the best prices as the grid of a single bookmaker, so that their moves are remembered like any other's. */
function bestBoard(results: readonly Omit<BestPrice, 'moved'>[]): Board {
  const offers = results.map(({ state, price, at }): readonly (Offer | null)[] => [
    state === 'none' ? null : { price: state === 'holds' ? price : null, at, score: null },
  ]);
  const line = { ...RESULT, key: MARKET, offers };
  return { books: [{ id: BEST, name: BEST }], grids: [{ id: MARKET, name: MARKET, lines: [line] }] };
}

/**
 * Returns the best prices of a match's result and the updated memory; null prices without any offer.
 *
 * @param scoreState null unless the prices are in-play
 * @param memory prices remembered so far
 */
export function rowPrices(
  markets: readonly OddsMarket[],
  standing: Standing | null,
  memory: Memory = NOTHING_SEEN,
): { readonly prices: RowPrices | null; readonly memory: Memory } {
  const found = resultIn(markets);
  if (found === null) return { prices: null, memory };
  const { line, board } = found;
  const held = heldIn(line, standing);
  const bests = held.map(bestOf);
  const told = line.offers.map((offers, n): Omit<BestPrice, 'moved'> => {
    const best = bests[n] ?? null;
    const has = offers.map((_, at) => best !== null && held[n]?.[at] === best);
    const last = bestOf(offers.map((offer) => offer?.price ?? null));
    const some = offers.some((offer) => offer !== null);
    const state = best !== null ? 'holds' : last !== null ? 'outdated' : some ? 'suspended' : 'none';
    return {
      state,
      price: best ?? last,
      books: board.books.filter((_, at) => has[at]).map(({ name }) => name),
      at: newest(best === null ? offers : offers.filter((_, at) => has[at])),
    };
  });
  const best = bestBoard(told);
  const known = remember(memory, best);
  const results = told.map((one, n): BestPrice => {
    const [grid] = best.grids;
    const seen = grid?.lines[0] && known.prices.get(placeOf(MARKET, grid.lines[0], n, BEST));
    return { ...one, price: one.price ?? seen?.price ?? null, moved: seen?.moved ?? null };
  });
  const books = board.books.filter((_, at) => line.offers.some((offers) => offers[at] != null)).length;
  return { prices: { results, payout: payoutOf(bests), books }, memory: known };
}
