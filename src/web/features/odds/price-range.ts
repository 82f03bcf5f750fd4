import type { OddsHistory } from '#contract/records/odds.ts';
import { lineKeyOf, type OddsLine, type OddsOutcome, priceOf } from './odds-grid.ts';

/** The opening price and the range of a price since. */
interface PriceRange {
  readonly opening: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Returns the range of a bookmaker's prices for an outcome; null if there were none.
 *
 * @param now the current price, which may be newer than the history
 */
export function priceRange(
  { markets }: OddsHistory,
  market: string,
  { key }: Pick<OddsLine, 'key'>,
  outcome: OddsOutcome,
  now: number | null,
): PriceRange | null {
  const quotes = markets.find(({ id }) => id === market)?.odds ?? [];
  const prices = quotes.flatMap((quote) => (lineKeyOf(quote) === key ? (priceOf(quote, outcome) ?? []) : []));
  const [opening] = prices;
  if (opening === undefined) return null;
  const all = now === null ? prices : [...prices, now];
  return { opening, lowest: Math.min(...all), highest: Math.max(...all) };
}
