import type { Incident } from '#service/engine/incidents.ts';
import type { Competition } from '#service/world/competition.ts';

/** Matches of a competition that a player must sit out. */
export interface Ban {
  readonly playerId: number;
  readonly seasonId: number;
  readonly reason: string;
  readonly isForSendingOff: boolean;
  /** The day of the match that earned it: its kick-off, epoch seconds. */
  readonly since: number;
  /** The whistle after which it holds. */
  readonly from: number;
  readonly matches: number;
  /** When each match that he has sat out was over. */
  readonly served: number[];
  /** When it is over, epoch seconds; infinite while it is not served. */
  until: number;
}

/** Matches for a straight red by what it was shown for (our choice, in the manner of disciplinary codes). */
const RED_BANS: Readonly<Record<string, number>> = { 'Violent conduct': 3, 'Serious foul play': 2 };
export const LONGEST_BAN = 3;

/** So many bookings in a competition, before they are wiped, cost a match; fewer where there are fewer matches. */
const BOOKINGS_OF_LEAGUE = 3;
const BOOKINGS_OF_CUP = 2;

export function isSendingOff({ kind }: Incident): boolean {
  return kind === 'redcard' || kind === 'yellowredcard';
}

/** Matches and reason of what an incident costs; null for nothing. `booked` is the count with this one. */
export function penaltyOf(
  incident: Incident,
  booked: number,
  competition: Competition,
): Pick<Ban, 'matches' | 'reason' | 'isForSendingOff'> | null {
  const isForSendingOff = isSendingOff(incident);
  switch (incident.kind) {
    case 'redcard':
      return { matches: RED_BANS[incident.reason ?? ''] ?? 1, reason: 'Red card', isForSendingOff };
    case 'yellowredcard':
      return { matches: 1, reason: 'Second yellow card', isForSendingOff };
    case 'yellowcard': {
      const isLeague = competition.kind === 'league' || competition.kind === 'national-league';
      const limit = isLeague ? BOOKINGS_OF_LEAGUE : BOOKINGS_OF_CUP;
      return booked % limit === 0 ? { matches: 1, reason: 'Yellow cards', isForSendingOff } : null;
    }
    case 'injury':
      return null;
  }
}
