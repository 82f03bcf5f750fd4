import type { MatchRow } from '#contract/records/match.ts';
import { isSendingOff } from '#contract/sending-off.ts';

/** Dismissals of each side by red and second yellow cards. */
export interface RedCardCounts {
  readonly home: number;
  readonly away: number;
}

export const NO_RED_CARDS: RedCardCounts = { home: 0, away: 0 };

export function countRedCards({ events, teams }: MatchRow): RedCardCounts {
  const reds = (events ?? []).filter(isSendingOff);
  if (reds.length === 0) return NO_RED_CARDS;
  const countOf = ({ id }: { readonly id: string }) => reds.filter(({ team_id }) => team_id === id).length;
  return { home: countOf(teams.home), away: countOf(teams.away) };
}
