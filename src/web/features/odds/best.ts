import type { Score } from '#contract/parse/score.ts';
import type { Line, Offer } from './board.ts';

/** The current score and last goal of a live match; null otherwise. */
export interface Standing {
  readonly score: Score | null;
  /** When the last goal fell, epoch seconds. */
  readonly lastGoal: number | null;
}

/** Timestamps of prices are accurate to the minute. */
const MINUTE = 60;

/** Returns whether a price is from before the last goal. */
function isOutdated({ score, at }: Offer, now: Standing): boolean {
  if (score !== null && now.score !== null && score.join() !== now.score.join()) return true;
  return at !== null && now.lastGoal !== null && at + MINUTE <= now.lastGoal;
}

/** Returns a price that is neither suspended nor from before the last goal; else null. */
export function holding(offer: Offer | null, standing: Standing | null): number | null {
  if (offer === null || offer.price === null) return null;
  return standing !== null && isOutdated(offer, standing) ? null : offer.price;
}

/** Returns the highest decimal price; null if there is none. The order does not depend on the odds format. */
export function bestOf(prices: readonly (number | null)[]): number | null {
  const told = prices.filter((price) => price !== null);
  return told.length === 0 ? null : Math.max(...told);
}

/** Returns the payout of a line at these prices, one for each outcome; null where one is missing. */
export function payoutOf(prices: readonly (number | null)[]): number | null {
  let book = 0;
  for (const price of prices) {
    if (price === null) return null;
    book += 1 / price;
  }
  return book > 0 ? 1 / book : null;
}

/** Returns the valid prices of a line by outcome and bookmaker. */
export function heldIn({ offers }: Line, standing: Standing | null): readonly (readonly (number | null)[])[] {
  return offers.map((row) => row.map((offer) => holding(offer, standing)));
}
