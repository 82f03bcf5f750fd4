import { fate } from './fate.ts';
import type { MatchFrame } from './match-frame.ts';
import { type Result, result } from './result.ts';
import { timetable } from './timetable.ts';

/**
 * Returns the result of a match once it is settled: from the last whistle on, or from the announcement of an award or
 * of the decision to let an abandoned score stand. Null before, and forever if it has no result. Needs no story.
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
