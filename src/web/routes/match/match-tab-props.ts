import type { ReactNode } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';

export interface MatchTabProps {
  readonly match: Match;
  readonly venueAndReferee: VenueAndReferee;
  /** Related matches (legs, replays); null while they are loading. */
  readonly related: readonly MatchRow[] | null;
  /** Loading state of the tab. */
  readonly waiting: ReactNode;
}
