import * as z from 'zod';
import { count, id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

/**
 * A player's place in a list of a season's leaders. Source: v2.2 wire, leaders. The numbers depend on the list:
 * `goals` and `penalties`, or `assists`, or the cards; the others are null.
 */
export const leaderSchema = z.object({
  pos: optional(count),
  player: section({ id: required(id), name: required(text) }),
  team: section({ id: optional(id), name: optional(text) }),
  league_id: optional(id),
  season_id: optional(id),
  matches_played: optional(count),
  minutes_played: optional(count),
  substituted_in: optional(count),
  goals: section({ overall: optional(count), home: optional(count), away: optional(count) }),
  /** Penalties among these goals. */
  penalties: optional(count),
  assists: optional(count),
  yellowcards: optional(count),
  yellowredcards: optional(count),
  redcards: optional(count),
});

export type Leader = Immutable<z.output<typeof leaderSchema>>;
