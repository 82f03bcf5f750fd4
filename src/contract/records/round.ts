import * as z from 'zod';
import { flag, id, label } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A round of a season. Source: v2.2 wire, rounds. */
export const roundSchema = z.object({
  id: required(id),
  /** `1`, `Final`. */
  name: required(label),
  league_id: optional(id),
  season_id: optional(id),
  is_current: optional(flag),
});

export type RoundRecord = Immutable<z.output<typeof roundSchema>>;
