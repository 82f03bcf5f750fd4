import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';

export const SIDES = ['home', 'away'] as const;

export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Returns the side that an event belongs to: its team's, or the one that gains from an own goal; null if unknown. */
export function sideOf(
  { team_id, own_goal }: Pick<MatchEvent, 'team_id' | 'own_goal'>,
  { home, away }: MatchRow['teams'],
): Side | null {
  if (team_id !== home.id && team_id !== away.id) return null;
  return (team_id === home.id) === own_goal ? 'away' : 'home';
}
