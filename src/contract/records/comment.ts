import * as z from 'zod';
import { addedMinutes, count, flag, playedMinute, prose } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** One sentence of a match's text commentary. Source: v2.2 wire, match_comments. */
export const commentSchema = z.object({
  important: optional(flag),
  /** From 1, oldest first; numbers may have gaps. */
  order: optional(count),
  goal: optional(flag),
  /** Minute of the match; 0 before it. */
  minute: optional(playedMinute),
  extra_minute: optional(addedMinutes),
  comment: required(prose),
});

export type Comment = Immutable<z.output<typeof commentSchema>>;
