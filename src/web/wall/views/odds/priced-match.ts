import type { BestResultPrices } from '#web/features/odds/best-prices.ts';
import type { MatchListRow } from '#web/matches/rows.ts';

/** A match with its best prices. */
export interface PricedMatch {
  readonly row: MatchListRow;
  readonly prices: BestResultPrices;
}
