import * as z from 'zod';
import { day } from '#contract/parse/instant.ts';
import { id, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';

const absence = z.object({
  player: z.object({ id: required(id), name: optional(text) }),
  reason: optional(text),
  /** `YYYY-MM-DD`. */
  since: optional(day),
  /** `YYYY-MM-DD`; null if unknown. */
  expected_return: optional(day),
});

/** Unavailable players of a team. Source: v2.2 wire, teams sidelined. */
export const sidelinedSchema = z.object({
  id: required(id),
  name: optional(text),
  types: section({ injuries: arrayOf(absence), suspension: arrayOf(absence) }),
});

/** Both teams of a match. Source: v2.2 wire, match_sidelined. */
export const matchSidelinedSchema = z.object({ home: sidelinedSchema, away: sidelinedSchema });

export type MatchSidelinedRecord = Immutable<z.output<typeof matchSidelinedSchema>>;
export type SidelinedRecord = Immutable<z.output<typeof sidelinedSchema>>;
