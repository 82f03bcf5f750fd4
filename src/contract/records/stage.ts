import * as z from 'zod';
import { flag, id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A stage of a season; `info` has no flags. Source: v2.2 wire, stages. */
export const stageSchema = z.object({
  id: required(id),
  name: optional(text),
  is_current: optional(flag),
  has_standings: optional(flag),
  has_cupdraw: optional(flag),
});

export type StageRecord = Immutable<z.output<typeof stageSchema>>;
