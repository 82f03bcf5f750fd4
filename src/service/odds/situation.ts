import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { stateAt } from '#service/engine/state.ts';
import { playSeconds } from '#service/engine/stoppage.ts';
import { storyBy } from '#service/engine/story.ts';
import { secondsPlayed } from '#service/engine/timetable.ts';

/** The state of a match on which prices in play are based. */
export interface MatchSituation {
  readonly score: Score;
  /** Players sent off so far. */
  readonly reds: readonly [home: number, away: number];
  /** Corners of both sides. */
  readonly corners: number;
  readonly period: 0 | 1;
  /** Elapsed fraction of the period, 0 to 1. */
  readonly part: number;
  /** Minute of the clock including stoppage time: 93. */
  readonly minute: number;
}

/** Returns the start and end of the 90 minutes, by their whistles; null if they are not played. */
export function ninetyMinutes(frame: MatchFrame): { readonly from: number; readonly to: number } | null {
  const { periods, kickOff } = storyBy(frame, frame.kickOff).timetable;
  const last = periods[1] ?? periods[0];
  return last === undefined ? null : { from: kickOff, to: last.ends };
}

/** Returns the situation of a match at an instant (epoch seconds); null outside its 90 minutes. */
export function situationAt(frame: MatchFrame, instant: number): MatchSituation | null {
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
    reds: [home.redcards + home.yellowredcards, away.redcards + away.yellowredcards],
    corners: home.corners + away.corners,
    period,
    part: Math.min(1, secondsPlayed(running, instant) / playSeconds(frame, period)),
    minute: (minute ?? 0) + (extra ?? 0),
  };
}
