import * as z from 'zod';
import { id, label, text } from '#contract/parse/plain.ts';
import { type Immutable, list, optional, required } from './field.ts';

/** A group of a stage: one table or one bracket. Source: v2.2 wire, groups info. */
export const group = z.object({ id: required(id), name: required(label) });

/** A stage with its groups. Source: v2.2 wire, groups byseason. */
export const stageGroups = z.object({
  stage_id: required(id),
  stage_name: optional(text),
  groups: list(group),
});

export type Group = Immutable<z.output<typeof group>>;
export type StageGroups = Immutable<z.output<typeof stageGroups>>;
