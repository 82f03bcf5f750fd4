import { HOUR_S, MINUTE_S } from './durations.ts';
import type { MatchRow } from './records/match.ts';

/** What a match is called whose kick-off has passed and which the data service does not start. */
export type Overdue = 'delayed' | 'no-update' | 'result-missing';

const NOT_STARTED = 0;
const STEPS: readonly (readonly [from: number, name: Overdue])[] = [
  [4 * HOUR_S, 'result-missing'],
  [30 * MINUTE_S, 'no-update'],
  [5 * MINUTE_S, 'delayed'],
];

/** Up to here a match is about to start while no answer says otherwise, seconds after its kick-off. */
export const MAX_SOON_S = 10 * MINUTE_S;

/**
 * Returns what a match is called that should have begun; null while it need not. Old answers say nothing of it, however
 * late it is by the clock, and matches that are announced as delayed or without an hour have a status of their own.
 *
 * @param asOf instant of the newest answer that has the match, epoch ms; null: unknown
 */
export function overdueOf(
  { status, time }: Pick<MatchRow, 'status' | 'time'>,
  asOf: number | null,
): Overdue | null {
  if (status !== NOT_STARTED || time.timestamp === 0 || asOf === null) return null;
  const late = asOf / 1000 - time.timestamp;
  return STEPS.find(([from]) => late >= from)?.[1] ?? null;
}
