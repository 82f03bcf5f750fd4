import { fate } from '#service/engine/fate.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { timetable } from '#service/engine/timetable.ts';

/** A scorer is corrected 40 minutes after his goal at the latest, a review ends sooner. */
const CORRECTIONS = 3600;

/** The instant (epoch seconds) from which on nothing that is told of a match changes any more. */
export function closedAt(frame: MatchFrame): number {
  const end = fate(frame);
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return frame.kickOff;
    case 'awarded':
      return end.announced;
    case 'abandoned':
      return end.decided;
    default:
      return timetable(frame).end + CORRECTIONS;
  }
}
