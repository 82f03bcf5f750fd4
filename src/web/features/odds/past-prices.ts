import type { OddsHistory } from '#contract/records/odds.ts';
import { type Line, lineOf, type Outcome, priceOf } from './board.ts';

/** The opening price and the range of a price since. */
interface Past {
  readonly opening: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Returns the range of a bookmaker's prices for an outcome; null if there were none.
 *
 * @param now the current price, which may be newer than the history
 */
export function pastOf(
  { markets }: OddsHistory,
  market: string,
  { key }: Pick<Line, 'key'>,
  outcome: Outcome,
  now: number | null,
): Past | null {
  const told = markets.find(({ id }) => id === market)?.odds ?? [];
  const prices = told.flatMap((one) => (lineOf(one) === key ? (priceOf(one, outcome) ?? []) : []));
  const [opening] = prices;
  if (opening === undefined) return null;
  const all = now === null ? prices : [...prices, now];
  return { opening, lowest: Math.min(...all), highest: Math.max(...all) };
}
