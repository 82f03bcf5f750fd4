import * as z from 'zod';
import { id, label, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';

const trophy = z.object({
  id: optional(id),
  name: required(text),
  /** Names of the seasons won, `25/26`. */
  seasons: arrayOf(required(label)),
});

/** Trophies of a team. Source: v2.2 wire, teams, trophies. */
export const trophiesSchema = z.object({ season_id: optional(id), trophies: arrayOf(trophy) });

export type TrophiesRecord = Immutable<z.output<typeof trophiesSchema>>;
