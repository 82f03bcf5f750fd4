import { ENGINE_STREAM } from './engine-streams.ts';
import { type MatchFrame, type Score, type Side, sharedScore } from './match-frame.ts';
import { compareMoments, type PlayMoment } from './play-moment.ts';
import { playSeconds } from './stoppage.ts';
import { type Key, stream, TWO_32, u32 } from './streams.ts';

/**
 * The distribution of goal times. The first half has a share of the goals (0.44 of 2^32 for the 90 minutes, half for
 * extra time), and within each half the density rises by SLOPE on either side of its mean.
 */
const FIRST_HALF_SHARE = 1_889_785_610;
const EXTRA_FIRST_HALF_SHARE = 2_040_109_466;
const SLOPE = 0.15;

/** Seconds after a kick-off without a goal, and the minimum between two goals, for celebration and restart. */
const FIRST_SECOND = 40;
const MIN_GAP_SECONDS = 100;

/** A goal of the result with its time; `index` counts the home goals first, then the away goals. */
export interface GoalTime extends PlayMoment {
  index: number;
  side: Side;
}

export function firstHalfScore(frame: MatchFrame, ft: Score): Score {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.goalTimes);
  let home = 0;
  let away = 0;
  for (let i = 0; i < ft[0] + ft[1]; i++) {
    if (u32(key, i) >= FIRST_HALF_SHARE) continue;
    if (i < ft[0]) home += 1;
    else away += 1;
  }
  return sharedScore(home, away);
}

/** Fraction of the 90 minutes' goals scored before half-time. */
const GOALS_BEFORE_BREAK = FIRST_HALF_SHARE / TWO_32;

/**
 * Returns the fraction of the 90 minutes' goals scored before a fraction (0 to 1) of the first or second half is
 * over.
 */
export function goalsGone(period: 0 | 1, part: number): number {
  const inHalf = part * (1 - SLOPE + SLOPE * part);
  return period === 0 ? GOALS_BEFORE_BREAK * inHalf : GOALS_BEFORE_BREAK + (1 - GOALS_BEFORE_BREAK) * inHalf;
}

/** Converts the fraction `v` of a half's goals to the fraction of its time: the quantile of the linear density. */
function quantile(v: number): number {
  const flat = 1 - SLOPE;
  return (Math.sqrt(flat * flat + 4 * SLOPE * v) - flat) / (2 * SLOPE);
}

/** Moves goals of one half apart, keeping their order and staying inside the half. */
function spread(goals: GoalTime[], limit: number): void {
  const gap = Math.min(MIN_GAP_SECONDS, Math.floor((limit - FIRST_SECOND) / (goals.length + 1)));
  let earliest = FIRST_SECOND;
  for (const goal of goals) {
    goal.second = Math.max(goal.second, earliest);
    earliest = goal.second + gap;
  }
  let latest = limit - 1;
  for (const goal of goals.toReversed()) {
    goal.second = Math.min(goal.second, latest);
    latest = goal.second - gap;
  }
}

function timesOf(frame: MatchFrame, goals: Score, key: Key, firstPeriod: number, share: number): GoalTime[] {
  const times: GoalTime[] = [];
  for (let index = 0; index < goals[0] + goals[1]; index++) {
    const u = u32(key, index);
    const late = u >= share;
    const period = firstPeriod + (late ? 1 : 0);
    const part = late ? (u - share) / (TWO_32 - share) : u / share;
    times.push({
      index,
      side: index < goals[0] ? 'home' : 'away',
      period,
      second: Math.floor(quantile(part) * playSeconds(frame, period)),
    });
  }
  times.sort((a, b) => compareMoments(a, b) || a.index - b.index);
  for (const period of [firstPeriod, firstPeriod + 1]) {
    spread(
      times.filter((goal) => goal.period === period),
      playSeconds(frame, period),
    );
  }
  return times;
}

/** Returns the times of the goals of the 90 minutes, in order. */
export function goalTimes(frame: MatchFrame, ft: Score): GoalTime[] {
  return timesOf(frame, ft, stream(frame.seed, frame.id, ENGINE_STREAM.goalTimes), 0, FIRST_HALF_SHARE);
}

/** Returns the times of the goals of extra time (`goals` counts only those), in order. */
export function extraTimeGoalTimes(frame: MatchFrame, goals: Score): GoalTime[] {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.extraTimeGoalTimes);
  return timesOf(frame, goals, key, 2, EXTRA_FIRST_HALF_SHARE);
}
