import * as z from 'zod';
import { id, number } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';
import { matchTotals } from './stats-parts.ts';

const total = optional(number);

/**
 * The totals of one team in a match, as the operation of their own tells them. Source: v2.2 wire, stats (match):
 * all numbers, with the passes in a part of their own. `passes.accurate` is a share of 1, `passes.percentage` and
 * `possessionpercent` are percent.
 */
export const matchStats = z.object({
  team_id: required(id),
  passes: section({ total, accurate: total, percentage: total }),
  ...matchTotals,
});

export type MatchStats = Immutable<z.output<typeof matchStats>>;
