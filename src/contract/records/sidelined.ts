import * as z from 'zod';
import { id, text } from '#contract/parse/plain.ts';
import type { Reader } from '#contract/parse/reader.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';

/** The wire sends "?" for an unknown day. */
const day: Reader<string> = (wire) => (wire === '?' ? null : text(wire));

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
