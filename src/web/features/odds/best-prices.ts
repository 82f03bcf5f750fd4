import type { OddsMarket } from '#contract/records/odds.ts';
import { bestOf, heldIn, payoutOf, type Standing } from './best.ts';
import { type Board, boardOf, type Line, type Offer, type Shape } from './board.ts';
import { type Known, type Memory, NOTHING_SEEN, placeOf, remember } from './memory.ts';

/** The best price of one result of a match. */
export interface BestPrice {
  /** Suspended by all who told one; `outdated`: all that is told is from before the last goal. */
  readonly state: 'holds' | 'outdated' | 'suspended' | 'none';
  /** Decimal; of a suspended or outdated one the last; null: nobody has seen any. */
  readonly price: number | null;
  /** Who has it: several if they tie. */
  readonly books: readonly string[];
  /** Since when, epoch seconds; of several the newest. */
  readonly at: number | null;
  readonly moved: Known['moved'];
}

/** What a list shows of a match's prices: the best ones of home, draw and away. */
export interface RowPrices {
  readonly results: readonly BestPrice[];
  /** What comes back of all stakes at the best prices; null where one is missing. */
  readonly payout: number | null;
  /** How many bookmakers tell a price, or have suspended it. */
  readonly books: number;
}

/** Home, draw and away as lists sign them. */
export const RESULT_SIGNS = ['1', 'X', '2'] as const;

const RESULT: Shape = { outcomes: ['home', 'draw', 'away'], line: null };
const MARKET = 'result';
const BEST = 'best';

/** The line of the result; a market that all have suspended has it too. */
function resultIn(markets: readonly OddsMarket[]): { readonly line: Line; readonly board: Board } | null {
  const board = boardOf(markets, new Map(markets.map(({ id }) => [id, [RESULT]])));
  const line = board.grids
    .flatMap(({ lines }) => lines)
    .find(({ outcomes }) => outcomes.join() === RESULT.outcomes.join());
  return line ? { line, board } : null;
}

const newest = (offers: readonly (Offer | null)[]) =>
  offers.reduce<number | null>((at, offer) => Math.max(at ?? 0, offer?.at ?? 0) || null, null);

/** The best prices as a board of one bookmaker, so that they are remembered as any others are. */
function bestBoard(results: readonly Omit<BestPrice, 'moved'>[]): Board {
  const offers = results.map(({ state, price, at }): readonly (Offer | null)[] => [
    state === 'none' ? null : { price: state === 'holds' ? price : null, at, score: null },
  ]);
  const line = { ...RESULT, key: MARKET, offers };
  return { books: [{ id: BEST, name: BEST }], grids: [{ id: MARKET, name: MARKET, lines: [line] }] };
}

/**
 * A match's best prices on its result, and what is known of them from then on. Nobody offers any: null.
 *
 * @param standing null unless the prices are those in play
 * @param memory what was known of them before
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
