import { lineKeyOf, type OddsLine, type OddsOutcome, priceOf } from '#contract/odds/odds-grid.ts';
import type { OddsHistory } from '#contract/records/odds.ts';

/**
 * Returns the opening price of a bookmaker for an outcome and the range since; null if there were none.
 *
 * @param now the current price, which may be newer than the history
 */
export function priceRange(
  { markets }: OddsHistory,
  market: string,
  { key }: Pick<OddsLine, 'key'>,
  outcome: OddsOutcome,
  now: number | null,
) {
  const quotes = markets.find(({ id }) => id === market)?.odds ?? [];
  const prices = quotes.flatMap((quote) => (lineKeyOf(quote) === key ? (priceOf(quote, outcome) ?? []) : []));
  const [opening] = prices;
  if (opening === undefined) return null;
  const all = now === null ? prices : [...prices, now];
  return { opening, lowest: Math.min(...all), highest: Math.max(...all) };
}
