import { MINUTE_S } from '#contract/durations.ts';
import type { Score } from '#contract/parse/score.ts';
import type { BookOffer, OddsLine } from './odds-grid.ts';

/** The current score and last goal of a live match; null otherwise. */
export interface ScoreState {
  readonly score: Score | null;
  /** When the last goal fell, epoch seconds. */
  readonly lastGoal: number | null;
}

/** Returns whether a price, whose time is accurate to the minute, is from before the last goal. */
function isOutdated({ score, at }: BookOffer, now: ScoreState): boolean {
  if (score !== null && now.score !== null && score.join() !== now.score.join()) return true;
  return at !== null && now.lastGoal !== null && at + MINUTE_S <= now.lastGoal;
}

/** Returns a price that is neither suspended nor from before the last goal; else null. */
export function validPrice(offer: BookOffer | null, scoreState: ScoreState | null): number | null {
  if (offer === null || offer.price === null) return null;
  return scoreState !== null && isOutdated(offer, scoreState) ? null : offer.price;
}

/** A price so many times as high as the next one is a mistake. */
const MAX_TIMES_NEXT = 20;

/**
 * Returns the highest decimal price that is no mistake; null if there is none. The order does not depend on the odds
 * format.
 */
export function bestOf(prices: readonly (number | null)[]): number | null {
  const highestFirst = prices.filter((price) => price !== null).sort((a, b) => b - a);
  return highestFirst.find((price, at) => price <= MAX_TIMES_NEXT * (highestFirst[at + 1] ?? price)) ?? null;
}

/** Returns the sum of the chances that prices imply, one for each outcome; null where one is missing. */
export function bookOf(prices: readonly (number | null)[]): number | null {
  let book = 0;
  for (const price of prices) {
    if (price === null) return null;
    book += 1 / price;
  }
  return book > 0 ? book : null;
}

/** The best prices of many bookmakers pay out little more than 100 %; above this one of them is a mistake. */
const MAX_PAYOUT = 1.1;

/**
 * Returns the payout of a line at these prices, one for each outcome; null where one is missing, or so much higher than the
 * others that nobody would get it.
 */
export function payoutOf(prices: readonly (number | null)[]): number | null {
  const book = bookOf(prices);
  return book !== null && 1 / book <= MAX_PAYOUT ? 1 / book : null;
}

/** Returns whether a payout is above 100 % as it is shown, with a decimal place; best prices of several bookmakers can be. */
export const isOverPayout = (payout: number | null): boolean => payout !== null && payout >= 1.0005;

/** Returns the valid prices of a line by outcome and bookmaker. */
export function validPrices(
  { offers }: OddsLine,
  scoreState: ScoreState | null,
): readonly (readonly (number | null)[])[] {
  return offers.map((row) => row.map((offer) => validPrice(offer, scoreState)));
}
