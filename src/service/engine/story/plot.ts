import { disruptionOf, sideWithTooFew } from '#service/engine/disruption.ts';
import { extraTimeGoalTimes, type GoalTime, goalTimes } from '#service/engine/goal-times.ts';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { PERIOD_LENGTHS, type PlayMoment, playMomentOf } from '#service/engine/play-moment.ts';
import { poissonCount } from '#service/engine/poisson-count.ts';
import { extraTimeScore, regularScore, resultOf } from '#service/engine/result.ts';
import { scoreMatrix } from '#service/engine/score-matrix.ts';
import { playSeconds } from '#service/engine/stoppage.ts';
import { type Key, stream, TWO_32, u32 } from '#service/engine/streams.ts';

/** A side that had too few players left, and the moment at which the match was abandoned for it. */
export interface TooFewPlayers {
  readonly side: Side;
  readonly end: PlayMoment;
}

/** The given facts from which all parts of a story are drafted. */
export interface Plot {
  frame: MatchFrame;
  /** Seconds of play of each period, two or four. */
  seconds: readonly number[];
  /** Expected goals of each side. */
  rates: readonly [home: number, away: number];
  goals: readonly GoalTime[];
  /** Null for almost all matches. */
  tooFew: TooFewPlayers | null;
}

/** Returns the plot of a match as if it were played to its end; an abandonment removes the rest later. */
export function createPlot(frame: MatchFrame): Plot {
  const hasExtraTime = resultOf(frame).et !== null;
  const goals = goalTimes(frame, regularScore(frame));
  if (hasExtraTime) goals.push(...extraTimeGoalTimes(frame, extraTimeScore(frame)));
  const periods = hasExtraTime ? [0, 1, 2, 3] : [0, 1];
  const seconds = periods.map((period) => playSeconds(frame, period));
  const end = disruptionOf(frame);
  const side = sideWithTooFew(end);
  const tooFew = side === null || end.kind !== 'abandoned' ? null : { side, end: playMomentOf(end.minute) };
  return { frame, seconds, rates: scoreMatrix(frame).rates, goals, tooFew };
}

/** Returns a random stream of this match. */
export function streamOf(plot: Plot, streamId: number): Key {
  return stream(plot.frame.seed, plot.frame.id, streamId);
}

/** Returns the minutes of stoppage time of a period. */
export function stoppageOf({ seconds }: Plot, period: number): number {
  return (seconds[period] ?? 0) / 60 - (PERIOD_LENGTHS[period] ?? 0);
}

/** Returns the cards of a match as a multiple of the usual number: by its competition and its referee. */
export function cardFrequency({ frame: { style, strictness } }: Plot): number {
  return (style?.cards ?? 1) * strictness;
}

/** Returns how much a side attacks, 1 = average: proportional to the root of its expected goals. */
export function pressure(plot: Pick<Plot, 'rates'>, side: Side): number {
  return Math.sqrt(plot.rates[side === 'home' ? 0 : 1] / 1.35);
}

const EXTRA_TIME_SHARE = 0.3;
const SIDE_STRIDE = 4096;
const EXTRA_TIME_STRIDE = 1024;
/** No event in the first seconds after a kick-off. */
const FIRST_SECOND = 15;

/** The moment of an event, with a random stream of its own. */
export interface EventMoment extends PlayMoment {
  draw: Key;
}

/** Returns a moment in one of two periods: the fraction `early` (of 2^32) of all `u` lies in the first one. */
function createEventMoment(
  plot: Plot,
  firstPeriod: number,
  u: number,
  early: number,
  draw: Key,
): EventMoment {
  const inSecond = u >= early;
  const period = firstPeriod + (inSecond ? 1 : 0);
  const part = inSecond ? (u - early) / (TWO_32 - early) : u / early;
  return {
    period,
    second: FIRST_SECOND + Math.floor(part * ((plot.seconds[period] ?? 0) - FIRST_SECOND)),
    draw,
  };
}

/** Fraction of most events before half-time. */
export const BEFORE_BREAK = 0.47;

/**
 * Returns the moments of an event of one side: `mean` times in 90 minutes, and at the same rate in extra time.
 * `early` is the fraction before half-time.
 */
export function eventMoments(
  plot: Plot,
  key: Key,
  side: Side,
  mean: number,
  early = BEFORE_BREAK,
): EventMoment[] {
  const moments: EventMoment[] = [];
  const before = Math.floor(early * TWO_32);
  for (let part = 0; part < plot.seconds.length / 2; part++) {
    const first = (side === 'home' ? 0 : SIDE_STRIDE) + part * EXTRA_TIME_STRIDE;
    const count = poissonCount(key, first, part === 0 ? mean : mean * EXTRA_TIME_SHARE);
    for (let i = first + 1; i <= first + 2 * count; i += 2) {
      moments.push(createEventMoment(plot, part * 2, u32(key, i), before, u32(key, i + 1)));
    }
  }
  return moments;
}
