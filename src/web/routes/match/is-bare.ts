import type { Match } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { hasStatistics } from '#web/features/match-stats/totals.ts';

/** Whether nothing is known of a match but its teams, its state and its score, and nothing is to come. */
export function isBare(match: Match): boolean {
  const { events, coverage, phase } = match;
  if (isShielded(match) || events?.length || hasStatistics(match)) return false;
  // A competition whose line-ups are covered has events, too.
  if (phase === 'live') return events === undefined || coverage?.has_lineups !== true;
  return phase !== 'scheduled' || !Object.values(coverage ?? {}).includes(true);
}
