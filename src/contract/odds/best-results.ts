import type { OddsMarket } from '#contract/records/odds.ts';
import { type BookOffer, type LineShape, type OddsGrid, type OddsLine, oddsGridOf } from './odds-grid.ts';
import { RESULTS } from './results.ts';
import { bestOf, type ScoreState, validPrices } from './valid-prices.ts';

export interface BestResult {
  /** `suspended`: by every bookmaker; `outdated`: all prices are from before the last goal. */
  readonly state: 'holds' | 'outdated' | 'suspended' | 'none';
  /** Decimal; the last one if outdated; null if there is none. */
  readonly price: number | null;
  /** The bookmakers with this price; several if they tie. */
  readonly books: readonly string[];
  /** Time of the newest of these quotes, epoch seconds. */
  readonly at: number | null;
}

export const RESULT_SHAPE: LineShape = { outcomes: RESULTS, line: null };

/** Returns the line of the result, also while every bookmaker has suspended it. */
export function resultLine(
  markets: readonly OddsMarket[],
): { readonly line: OddsLine; readonly oddsGrid: OddsGrid } | null {
  const oddsGrid = oddsGridOf(markets, new Map(markets.map(({ id }) => [id, [RESULT_SHAPE]])));
  const line = oddsGrid.grids
    .flatMap(({ lines }) => lines)
    .find(({ outcomes }) => outcomes.join() === RESULT_SHAPE.outcomes.join());
  return line ? { line, oddsGrid } : null;
}

const newest = (offers: readonly (BookOffer | null)[]) =>
  offers.reduce<number | null>((at, offer) => Math.max(at ?? 0, offer?.at ?? 0) || null, null);

/**
 * Returns the best prices of home, draw and away.
 *
 * @param scoreState null unless the prices are in-play
 */
export function bestResults(
  { line, oddsGrid }: NonNullable<ReturnType<typeof resultLine>>,
  scoreState: ScoreState | null,
): readonly BestResult[] {
  const validRows = validPrices(line, scoreState);
  return line.offers.map((offers, n): BestResult => {
    const best = bestOf(validRows[n] ?? []);
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
}

/** Returns the best prices that hold; null for others. */
export const heldPrices = (
  results: readonly Pick<BestResult, 'state' | 'price'>[],
): readonly (number | null)[] => results.map(({ state, price }) => (state === 'holds' ? price : null));
