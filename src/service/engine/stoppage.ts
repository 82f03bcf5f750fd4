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

/** Returns the seconds of a period in which events happen; the whistle follows a little later. */
export function playSeconds(frame: MatchFrame, period: number): number {
  return ((PERIOD_LENGTHS[period] ?? 0) + stoppageMinutes(frame, period)) * 60;
}
