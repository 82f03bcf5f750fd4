import { fate } from '#service/engine/fate.ts';
import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { result } from '#service/engine/result.ts';
import { timetable } from '#service/engine/timetable.ts';
import type { ScoreAt } from './table.ts';

/** A match that a table counts. */
export interface Counted {
  readonly home: number;
  readonly away: number;
  readonly score: Score;
  readonly kickOff: number;
}

/** No match lasts longer from its scheduled kick-off, delay and interruption included. */
const LONGEST = 6 * 3600;

/**
 * The score of a match that counts at an instant: the final one since it stands, or with `running` the score on
 * the board of a match in play. Null before, and for a match that counts no more (abandoned, to be replayed).
 */
export function countedScore(frame: MatchFrame, instant: number, running: ScoreAt | null): Score | null {
  if (frame.kickOff > instant) return null;
  const end = fate(frame);
  if (end.kind === 'postponed' || end.kind === 'cancelled') return null;
  if (end.kind === 'abandoned' && instant >= end.decided) return result(frame).final;
  if (end.kind === 'awarded') return instant >= end.announced ? result(frame).final : null;
  const over =
    end.kind !== 'abandoned' && (frame.kickOff + LONGEST <= instant || timetable(frame).end <= instant);
  if (over) return result(frame).final;
  return running === null ? null : running(frame, instant);
}
