import type { Incident } from '#service/engine/incidents.ts';
import type { Competition } from '#service/world/seasons/competition.ts';

/** A ban for a number of matches of one competition. */
export interface Ban {
  readonly playerId: number;
  readonly seasonId: number;
  readonly reason: string;
  readonly isForSendingOff: boolean;
  /** Kick-off of the match with the offence, epoch seconds. */
  readonly since: number;
  /** Final whistle of that match, from which the ban applies; epoch seconds. */
  readonly from: number;
  readonly matches: number;
  /** Ends of the matches missed so far, epoch seconds. */
  servedAt: readonly number[];
  /** End of the ban, epoch seconds; infinite until it is served. */
  until: number;
}

/** Length of a ban for a straight red card by offence (our choice, like disciplinary codes). */
const RED_CARD_BAN_MATCHES: Readonly<Record<string, number>> = {
  'Violent conduct': 3,
  'Serious foul play': 2,
};
export const LONGEST_BAN_MATCHES = 3;

/** Bookings in a competition that cost one match; fewer in cups, which have fewer matches. */
const BOOKINGS_PER_BAN_IN_LEAGUE = 3;
const BOOKINGS_PER_BAN_IN_CUP = 2;

export function isSendingOff({ kind }: Incident): boolean {
  return kind === 'redcard' || kind === 'yellowredcard';
}

/** Returns the ban for an incident, or null for none. `bookings` includes this one. */
export function penaltyOf(
  incident: Incident,
  bookings: number,
  competition: Competition,
): Pick<Ban, 'matches' | 'reason' | 'isForSendingOff'> | null {
  const isForSendingOff = isSendingOff(incident);
  switch (incident.kind) {
    case 'redcard':
      return {
        matches: RED_CARD_BAN_MATCHES[incident.reason ?? ''] ?? 1,
        reason: 'Red card',
        isForSendingOff,
      };
    case 'yellowredcard':
      return { matches: 1, reason: 'Second yellow card', isForSendingOff };
    case 'yellowcard': {
      const isLeague = competition.kind === 'league' || competition.kind === 'national-league';
      const limit = isLeague ? BOOKINGS_PER_BAN_IN_LEAGUE : BOOKINGS_PER_BAN_IN_CUP;
      return bookings % limit === 0 ? { matches: 1, reason: 'Yellow cards', isForSendingOff } : null;
    }
    case 'injury':
      return null;
  }
}
