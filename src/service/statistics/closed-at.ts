import { disruptionOf } from '#service/engine/disruption.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { timetableOf } from '#service/engine/timetable.ts';

/**
 * Seconds after the end of a match within which corrections come: a scorer is corrected at most 40 minutes after the
 * goal, a review ends sooner.
 */
const CORRECTION_SECONDS = 3600;

/** Returns the instant (epoch seconds) from which nothing about a match changes any more. */
export function closedAt(frame: MatchFrame): number {
  const end = disruptionOf(frame);
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return frame.kickOff;
    case 'awarded':
      return end.announced;
    case 'abandoned':
      return end.decided;
    default:
      return timetableOf(frame).end + CORRECTION_SECONDS;
  }
}
