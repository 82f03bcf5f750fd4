import * as z from 'zod';
import { id, number } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';
import { matchTotals } from './stats-parts.ts';

const total = optional(number);

/**
 * Running totals of one team in a match. Source: v2.2 wire, stats: counters are text or numbers; null means not
 * covered. Accuracies, `possessionpercent` and `action_areas` are percent, `xg` is goals.
 */
export const teamStatsSchema = z.object({
  team_id: required(id),
  ...matchTotals,
  key_passes: total,
  passing_accuracy: total,
  crosses: total,
  crossing_accuracy: total,
  action_areas: total,
  xg: total,
});

export type TeamStats = Immutable<z.output<typeof teamStatsSchema>>;
