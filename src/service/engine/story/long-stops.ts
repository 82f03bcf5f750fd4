import type { Side } from '#service/engine/match-frame.ts';
import { longStopLikelihood, MAX_LONG_STOP_LIKELIHOOD } from '#service/engine/stoppage.ts';
import { chance, type Key } from '#service/engine/streams.ts';
import { type EventMoment, eventMoments, type Plot, stoppageOf } from './plot.ts';

const THINNING_DRAW = 14;

/** Returns a probability (in a million) of a long stop of play in a period, more in one with much stoppage time. */
export function longStopChance(plot: Plot, period: number, perMillion: number): number {
  return Math.round(perMillion * longStopLikelihood(period, stoppageOf(plot, period)));
}

/** Returns the moments of long stops for one side: `mean` times in 90 minutes, most where stoppage time is long. */
export function longStopMoments(plot: Plot, key: Key, side: Side, mean: number): EventMoment[] {
  // More moments than needed, thinned by their likelihood.
  return eventMoments(plot, key, side, mean * MAX_LONG_STOP_LIKELIHOOD).filter(({ draw, period }) =>
    chance(draw, THINNING_DRAW, longStopChance(plot, period, 1_000_000 / MAX_LONG_STOP_LIKELIHOOD)),
  );
}
