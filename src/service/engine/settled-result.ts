import { fate } from './fate.ts';
import type { MatchFrame } from './match-frame.ts';
import { type Result, result } from './result.ts';
import { timetable } from './timetable.ts';

/**
 * How a match ended, since it has: from the last whistle on, or from the instant at which it is awarded or the
 * score of an abandoned one is left to stand. Null before, and for ever where nothing came of it. Needs no story.
 */
export function settledResult(frame: MatchFrame, instant: number): Result | null {
  if (frame.kickOff > instant) return null;
  const end = fate(frame);
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return null;
    case 'awarded':
      return instant >= end.announced ? result(frame) : null;
    case 'abandoned':
      return end.outcome !== 'replayed' && instant >= end.decided ? result(frame) : null;
    default:
      return instant >= timetable(frame).end ? result(frame) : null;
  }
}
