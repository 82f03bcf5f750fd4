import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { stateAt } from '#service/engine/state.ts';
import { playSeconds } from '#service/engine/stoppage.ts';
import { storyBy } from '#service/engine/story.ts';
import { secondsPlayed } from '#service/engine/timetable.ts';

/** All that a bookmaker goes by in play. */
export interface Situation {
  /** On the board. */
  readonly score: Score;
  /** Straight red cards that were told. */
  readonly reds: readonly [home: number, away: number];
  /** Of both sides. */
  readonly corners: number;
  readonly period: 0 | 1;
  /** Of the period, 0 to 1. */
  readonly part: number;
  /** The minute of the clock, stoppage time counted on: 93. */
  readonly minute: number;
}

/** When the 90 minutes begin and end, by their whistles; null if they are not played. */
export function ninetyMinutes(frame: MatchFrame): { readonly from: number; readonly to: number } | null {
  const { periods, kickOff } = storyBy(frame, frame.kickOff).timetable;
  const last = periods[1] ?? periods[0];
  return last === undefined ? null : { from: kickOff, to: last.ends };
}

/** How a match stands at an instant (epoch seconds); null unless it is within its 90 minutes. */
export function situationAt(frame: MatchFrame, instant: number): Situation | null {
  const { periods } = storyBy(frame, instant).timetable;
  const [first, second] = periods;
  if (first === undefined || instant < first.starts || instant >= (second ?? first).ends) return null;
  const running = second !== undefined && instant >= second.starts ? second : first;
  const period = running === second ? 1 : 0;
  const { score, stats, minute, extra } = stateAt(frame, instant);
  if (score === null) return null;
  const [home, away] = stats;
  return {
    score,
    reds: [home.redcards, away.redcards],
    corners: home.corners + away.corners,
    period,
    part: Math.min(1, secondsPlayed(running, instant) / playSeconds(frame, period)),
    minute: (minute ?? 0) + (extra ?? 0),
  };
}
