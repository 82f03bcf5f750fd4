import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame } from './match-frame.ts';
import { PERIOD_LENGTHS } from './play-moment.ts';
import { stream, weighted } from './streams.ts';

/** Weights of 0, 1, 2 … minutes of stoppage time for each period; long injuries and reviews make up to 12. */
const WEIGHTS: readonly (readonly number[])[] = [
  [6, 24, 30, 19, 10, 5, 3, 2, 1],
  [0, 2, 5, 11, 19, 22, 17, 10, 6, 4, 2, 1, 1],
  [30, 50, 20],
  [15, 45, 40],
];

/**
 * Returns the stoppage minutes of a period (0 to 3). They are drawn apart from the story, so that the end of a match
 * is known without it.
 */
export function stoppageMinutes(frame: MatchFrame, period: number): number {
  return weighted(stream(frame.seed, frame.id, ENGINE_STREAM.stoppage), period, WEIGHTS[period] ?? [1]);
}

/** Means of the squares of the minutes of each period. */
const MEAN_SQUARES = WEIGHTS.map(
  (weights) =>
    weights.reduce((sum, weight, minutes) => sum + weight * minutes ** 2, 0) /
    weights.reduce((sum, weight) => sum + weight, 0),
);

/**
 * Returns how likely a long stop of play, such as an injury or a review, is in a period with some minutes of stoppage
 * time, 1 on average: these are drawn first, so the stops are drawn to fit them.
 */
export function longStopLikelihood(period: number, minutes: number): number {
  return minutes ** 2 / (MEAN_SQUARES[period] ?? 1);
}

/** The highest likelihood in any period. */
export const MAX_LONG_STOP_LIKELIHOOD = Math.max(
  ...WEIGHTS.map((weights, period) => longStopLikelihood(period, weights.length - 1)),
);

/** Returns the seconds of a period in which events happen; the whistle follows a little later. */
export function playSeconds(frame: MatchFrame, period: number): number {
  return ((PERIOD_LENGTHS[period] ?? 0) + stoppageMinutes(frame, period)) * 60;
}
