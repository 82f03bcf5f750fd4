import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { Competition } from './competition.ts';
import type { NamedId } from './named-id.ts';
import type { Season } from './season.ts';
import type { Team } from './team.ts';

/** What is written of a match besides its course. */
export interface Coverage {
  readonly lineups: boolean;
  readonly tvs: boolean;
  readonly standings: boolean;
  readonly events: boolean;
  readonly stats: boolean;
  /** Whether anybody offers prices. */
  readonly odds: boolean;
}

/** A match of the world, as the catalogue and the calendar have it; its course is the engine's. */
export interface Fixture {
  readonly id: number;
  readonly frame: MatchFrame;
  readonly competition: Competition;
  readonly season: Season;
  readonly round: NamedId & { readonly stage: NamedId; readonly group: NamedId };
  readonly leg: '1/2' | '2/2' | null;
  /** Match id of the first leg. */
  readonly aggregateId: number | null;
  /** The other attempt of a rearranged or replayed match; ask its `visibleFrom` before telling. */
  readonly relatedId: number | null;
  readonly home: Team;
  readonly away: Team;
  readonly venueId: number | null;
  readonly refereeId: number | null;
  /** Before this instant (epoch seconds) nobody knows of the match. */
  readonly visibleFrom: number;
  /** Match week, from 1. */
  readonly week: number;
  readonly coverage: Coverage;
  /** A decision about one of its sides that is told with it, and since when (epoch seconds). */
  readonly note: { readonly from: number; readonly text: string } | null;
}
