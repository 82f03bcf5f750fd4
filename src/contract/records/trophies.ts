import * as z from 'zod';
import { id, label, text } from '#contract/parse/plain.ts';
import { type Immutable, list, optional, required } from './field.ts';

const trophy = z.object({
  id: optional(id),
  name: required(text),
  /** Names of the seasons won, `25/26`. */
  seasons: list(required(label)),
});

/** Trophies of a team. Source: v2.2 wire, teams, trophies. */
export const trophies = z.object({ season_id: optional(id), trophies: list(trophy) });

export type TrophiesRecord = Immutable<z.output<typeof trophies>>;
