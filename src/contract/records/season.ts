import * as z from 'zod';
import { day } from '#contract/parse/instant.ts';
import { flag, id, label, number } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';
import { stageSchema } from './stage.ts';

/** A season of a competition. Source: v2.2 wire, seasons info. */
export const seasonSchema = z.object({
  id: required(id),
  /** `26/27`, `2026`. */
  name: required(label),
  is_current: optional(flag),
  /** `YYYY-MM-DD`. */
  start: optional(day),
  end: optional(day),
  league_id: optional(id),
  current_round_id: optional(id),
  current_stage_id: optional(id),
  round_ids: arrayOf(required(id)),
  stages: arrayOf(stageSchema),
  order: optional(number),
});

export type SeasonRecord = Immutable<z.output<typeof seasonSchema>>;
