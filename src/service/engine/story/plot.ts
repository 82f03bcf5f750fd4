import { poissonCount } from '#service/engine/counts.ts';
import { scoreMatrix } from '#service/engine/goal-matrix.ts';
import type { GoalTime } from '#service/engine/goal-times.ts';
import { extraTimeGoalTimes, goalTimes } from '#service/engine/goal-times.ts';
import type { MatchFrame, Score, Side } from '#service/engine/match-frame.ts';
import type { Moment } from '#service/engine/moment.ts';
import { extraTimeScore, regularScore, result } from '#service/engine/result.ts';
import { playSeconds } from '#service/engine/stoppage.ts';
import type { Key } from '#service/engine/streams.ts';
import { stream, u32 } from '#service/engine/streams.ts';

/** How a match goes and how long: enough for all but goals and shots. */
export interface Setting {
  frame: MatchFrame;
  /** After 90 minutes. */
  ft: Score;
  /** Seconds of play of the periods, two or four. */
  seconds: readonly number[];
}

/** What is settled before the story is told: everybody who writes a part of it starts from here. */
export interface Plot extends Setting {
  /** Expected goals of each side. */
  rates: readonly [home: number, away: number];
  goals: readonly GoalTime[];
}

/** The setting of a match as if it was played to its end. */
export function setting(frame: MatchFrame): Setting {
  const periods = result(frame).et === null ? [0, 1] : [0, 1, 2, 3];
  return { frame, ft: regularScore(frame), seconds: periods.map((period) => playSeconds(frame, period)) };
}

/** The plot of a match as if it was played to its end; an abandonment cuts the story short later. */
export function plot(frame: MatchFrame): Plot {
  const known = setting(frame);
  const goals = goalTimes(frame, known.ft);
  if (known.seconds.length > 2) goals.push(...extraTimeGoalTimes(frame, extraTimeScore(frame)));
  return { ...known, rates: scoreMatrix(frame).rates, goals };
}

export const SIDES: readonly Side[] = ['home', 'away'];

/** The side's stream of a purpose within this match. */
export function streamOf(plot: Setting, purpose: number): Key {
  return stream(plot.frame.seed, plot.frame.id, purpose);
}

/** How much a side attacks, 1 = as an average one: goes with the root of its expected goals. */
export function pressure(plot: Pick<Plot, 'rates'>, side: Side): number {
  return Math.sqrt(plot.rates[side === 'home' ? 0 : 1] / 1.35);
}

const EXTRA_TIME_SHARE = 0.3;
const SIDE_STRIDE = 4096;
const EXTRA_TIME_STRIDE = 1024;
const TWO_32 = 4_294_967_296;
/** Nothing happens in the first seconds after a kick-off. */
const FIRST_SECOND = 15;

/** One happening of many, with a stream of its own. */
export interface Happening extends Moment {
  draw: Key;
}

/** A moment of two periods: the part `early` (of 2^32) of all `u` lies in the first one. */
function happening(plot: Setting, firstPeriod: number, u: number, early: number, draw: Key): Happening {
  const inSecond = u >= early;
  const period = firstPeriod + (inSecond ? 1 : 0);
  const part = inSecond ? (u - early) / (TWO_32 - early) : u / early;
  return {
    period,
    second: FIRST_SECOND + Math.floor(part * ((plot.seconds[period] ?? 0) - FIRST_SECOND)),
    draw,
  };
}

/** The part of most things that falls before half-time. */
export const BEFORE_BREAK = 0.47;

/**
 * When something happens to a side: `mean` times in 90 minutes, and at the same pace in extra time. `early` is
 * the part of it that falls before half-time.
 */
export function happenings(
  plot: Setting,
  key: Key,
  side: Side,
  mean: number,
  early = BEFORE_BREAK,
): Happening[] {
  const found: Happening[] = [];
  const before = Math.floor(early * TWO_32);
  for (let part = 0; part < plot.seconds.length / 2; part++) {
    const first = (side === 'home' ? 0 : SIDE_STRIDE) + part * EXTRA_TIME_STRIDE;
    const count = poissonCount(key, first, part === 0 ? mean : mean * EXTRA_TIME_SHARE);
    for (let i = first + 1; i <= first + 2 * count; i += 2) {
      found.push(happening(plot, part * 2, u32(key, i), before, u32(key, i + 1)));
    }
  }
  return found;
}
