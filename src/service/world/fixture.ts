import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { Competition } from './competition.ts';
import type { NamedId } from './named-id.ts';
import type { Season } from './season.ts';
import type { Team } from './team.ts';

/** Which data exist about a match. */
export interface Coverage {
  readonly lineups: boolean;
  readonly tvs: boolean;
  readonly standings: boolean;
  readonly events: boolean;
  readonly stats: boolean;
  /** Bookmakers offer prices. */
  readonly odds: boolean;
}

/** A match as scheduled; the engine has its course. */
export interface Fixture {
  readonly id: number;
  readonly frame: MatchFrame;
  readonly competition: Competition;
  readonly season: Season;
  readonly round: NamedId & { readonly stage: NamedId; readonly group: NamedId };
  readonly leg: '1/2' | '2/2' | null;
  /** Match id of the first leg. */
  readonly aggregateId: number | null;
  /** Other attempt of a rearranged or replayed match; it has its own `visibleFrom`. */
  readonly relatedId: number | null;
  readonly home: Team;
  readonly away: Team;
  readonly venueId: number | null;
  readonly refereeId: number | null;
  /** Announcement of the match, epoch seconds. */
  readonly visibleFrom: number;
  /** Match week, from 1. */
  readonly week: number;
  readonly coverage: Coverage;
  /** Ruling about one of its sides, and its announcement (epoch seconds). */
  readonly note: { readonly from: number; readonly text: string } | null;
}
