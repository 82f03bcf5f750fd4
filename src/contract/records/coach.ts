import * as z from 'zod';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional } from './field.ts';
import { personFields } from './person-fields.ts';

/** A coach. Source: v2.2 wire, coaches. */
export const coachSchema = z.object({
  ...personFields,
  /** The current team; null for none. */
  team_id: optional(id),
  birthcountry: optional(text),
  birthplace: optional(text),
});

export type CoachRecord = Immutable<z.output<typeof coachSchema>>;
