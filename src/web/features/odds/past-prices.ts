import type { OddsHistory } from '#contract/records/odds.ts';
import { type Line, lineOf, type Outcome, priceOf } from './board.ts';

/** What a price has been since there is one. */
interface Past {
  readonly opening: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What a bookmaker has told for an outcome of a line; null where he never told anything.
 *
 * @param now what he tells by now, which may be newer than the history
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
