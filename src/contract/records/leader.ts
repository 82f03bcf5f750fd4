import * as z from 'zod';
import { count, id, smallCount, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

/**
 * A player's place in a list of a season's leaders. Source: v2.2 wire, leaders. The numbers depend on the list:
 * `goals` and `penalties`, or `assists`, or the cards; the others are null.
 */
export const leaderSchema = z.object({
  pos: optional(smallCount),
  player: section({ id: required(id), name: required(text) }),
  team: section({ id: optional(id), name: optional(text) }),
  league_id: optional(id),
  season_id: optional(id),
  matches_played: optional(smallCount),
  minutes_played: optional(count),
  substituted_in: optional(smallCount),
  goals: section({ overall: optional(smallCount), home: optional(smallCount), away: optional(smallCount) }),
  /** Penalties among these goals. */
  penalties: optional(smallCount),
  assists: optional(smallCount),
  yellowcards: optional(smallCount),
  yellowredcards: optional(smallCount),
  redcards: optional(smallCount),
});

export type Leader = Immutable<z.output<typeof leaderSchema>>;
