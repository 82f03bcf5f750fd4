import { disruptionOf } from './disruption.ts';
import type { MatchFrame } from './match-frame.ts';
import { type MatchResult, resultOf } from './result.ts';
import { timetableOf } from './timetable.ts';

/**
 * Returns the result of a match once it is settled: from the last whistle on, or from the announcement of an award or
 * of the decision to let an abandoned score stand. Null before, and forever if it has no result. Needs no story.
 */
export function settledResult(frame: MatchFrame, instant: number): MatchResult | null {
  const end = disruptionOf(frame);
  // A walkover is known before the day of the match.
  if (frame.kickOff > instant && end.kind !== 'awarded') return null;
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return null;
    case 'awarded':
      return instant >= end.announced ? resultOf(frame) : null;
    case 'abandoned':
      return end.outcome !== 'replayed' && instant >= end.decided ? resultOf(frame) : null;
    default:
      return instant >= timetableOf(frame).end ? resultOf(frame) : null;
  }
}
