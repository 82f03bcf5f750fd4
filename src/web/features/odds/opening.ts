import type { OddsHistory } from '#contract/records/odds.ts';
import { type Line, lineOf, type Outcome, priceOf } from './board.ts';

/** What a bookmaker opened with on an outcome of a line; null where he never told any. */
export function openingOf(
  { markets }: OddsHistory,
  market: string,
  { key }: Pick<Line, 'key'>,
  outcome: Outcome,
): number | null {
  const told = markets.find(({ id }) => id === market)?.odds ?? [];
  const first = told.find((one) => lineOf(one) === key && priceOf(one, outcome) !== null);
  return first ? priceOf(first, outcome) : null;
}
