import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';

export type Side = 'home' | 'away';

/** Returns the side that an event belongs to: its team's, or the one that gains from an own goal; null if unknown. */
export function sideOf(
  { team_id, own_goal }: Pick<MatchEvent, 'team_id' | 'own_goal'>,
  { home, away }: MatchRow['teams'],
): Side | null {
  if (team_id !== home.id && team_id !== away.id) return null;
  return (team_id === home.id) === own_goal ? 'away' : 'home';
}
