import * as z from 'zod';
import { id, label, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';

/** A group of a stage: one table or one bracket. Source: v2.2 wire, groups info. */
export const groupSchema = z.object({ id: required(id), name: required(label) });

/** A stage with its groups. Source: v2.2 wire, groups byseason. */
export const stageGroupsSchema = z.object({
  stage_id: required(id),
  stage_name: optional(text),
  groups: arrayOf(groupSchema),
});

export type GroupRecord = Immutable<z.output<typeof groupSchema>>;
export type StageGroupsRecord = Immutable<z.output<typeof stageGroupsSchema>>;
