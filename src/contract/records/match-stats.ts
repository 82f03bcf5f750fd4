import * as z from 'zod';
import { id, number } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';
import { matchTotals } from './stats-parts.ts';

const total = optional(number);

/**
 * Totals of one team in a match, as the statistics operation returns them. Source: v2.2 wire, stats (match). All
 * values are numbers, and passes are a separate section. `passes.accurate` is a fraction, `passes.percentage` and
 * `possessionpercent` are percent.
 */
export const matchStatsSchema = z.object({
  team_id: required(id),
  passes: section({ total, accurate: total, percentage: total }),
  ...matchTotals,
});

export type MatchStatsRecord = Immutable<z.output<typeof matchStatsSchema>>;
