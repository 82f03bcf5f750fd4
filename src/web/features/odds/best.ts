import type { Score } from '#contract/parse/score.ts';
import type { Line, Offer } from './board.ts';

/** How a match stands; null unless it is in play. */
export interface Standing {
  readonly score: Score | null;
  /** When the last goal fell, epoch seconds. */
  readonly lastGoal: number | null;
}

/** Prices are told to the minute. */
const MINUTE = 60;

/** Whether a price was made before the last goal: it says nothing any more. */
function isOutdated({ score, at }: Offer, now: Standing): boolean {
  if (score !== null && now.score !== null && score.join() !== now.score.join()) return true;
  return at !== null && now.lastGoal !== null && at + MINUTE <= now.lastGoal;
}

/** A price that holds: told, not suspended, and not from before the last goal. */
export function holding(offer: Offer | null, standing: Standing | null): number | null {
  if (offer === null || offer.price === null) return null;
  return standing !== null && isOutdated(offer, standing) ? null : offer.price;
}

/** The highest of some prices; null where there is none. Decimal ones: whatever they are shown in, the order is theirs. */
export function bestOf(prices: readonly (number | null)[]): number | null {
  const told = prices.filter((price) => price !== null);
  return told.length === 0 ? null : Math.max(...told);
}

/** What comes back of all stakes on a line at these prices, one an outcome; null where one is missing. */
export function payoutOf(prices: readonly (number | null)[]): number | null {
  let book = 0;
  for (const price of prices) {
    if (price === null) return null;
    book += 1 / price;
  }
  return book > 0 ? 1 / book : null;
}

/** A line's prices that hold, by outcome, by bookmaker. */
export function heldIn({ offers }: Line, standing: Standing | null): readonly (readonly (number | null)[])[] {
  return offers.map((row) => row.map((offer) => holding(offer, standing)));
}
