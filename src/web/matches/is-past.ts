import { overdueOf } from '#contract/overdue.ts';
import type { MatchRow } from '#contract/records/match.ts';

/**
 * Whether a match is over, off, or long past its kick-off without a result: then it is none of those to come.
 *
 * @param asOf instant of the newest answer that has the match, epoch ms; null: unknown
 */
export const isPast = (match: MatchRow, asOf: number | null): boolean =>
  match.phase === 'finished' || match.phase === 'off' || overdueOf(match, asOf) === 'result-missing';
