import type { MatchRow } from './records/match.ts';
import { TO_BE_ANNOUNCED } from './status.ts';

/** Whether the kick-off time is real. */
export function isHourKnown({ status, time }: Pick<MatchRow, 'status' | 'time'>): boolean {
  return status !== TO_BE_ANNOUNCED && time.timestamp > 0;
}
