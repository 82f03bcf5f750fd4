import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { BEYOND_NINETY, STOPPED } from '#contract/status.ts';

/** From this minute on a match is late. */
const LATE_MINUTE = 70;
/** Whether a match is late: in its last twenty minutes, in extra time or in a shoot-out. */
export const isLate = ({ status, time }: Pick<MatchRow, 'status' | 'time'>): boolean =>
  BEYOND_NINETY.has(status) || (time.minute?.minute ?? 0) >= LATE_MINUTE;

/** Goals between the teams; null without a score. */
export function leadOf(match: Pick<MatchRow, 'scores'>): number | null {
  const score = scoreOf(match);
  return score && Math.abs(score[0] - score[1]);
}

/** Whether a match in play is late and level, or late and decides a place in the table. */
export const isToWatch = (match: MatchRow, decides: (match: MatchRow) => boolean): boolean =>
  match.phase === 'live' &&
  !STOPPED.has(match.status) &&
  isLate(match) &&
  (leadOf(match) === 0 || decides(match));
