import type { MatchRow } from '#contract/records/match.ts';
import { isPast } from './is-past.ts';

/**
 * Returns where a list that is ordered by time has a match: a match in play is never among those to come.
 *
 * @param asOf instant of the newest answer that has the match, epoch ms; null: unknown
 */
export function stageOf(match: MatchRow, asOf: number | null): 'now' | 'next' | 'last' {
  if (isPast(match, asOf)) return 'last';
  return match.phase === 'live' ? 'now' : 'next';
}
