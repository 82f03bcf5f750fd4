import * as z from 'zod';
import { id, number } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

const total = optional(number);

/**
 * The running totals of one team in a match. Source: v2.2 wire, stats: counters come as text, some as numbers;
 * null is what is not covered. Accuracies, `possessionpercent` and `action_areas` are percent, `xg` is goals.
 */
export const teamStats = z.object({
  team_id: required(id),
  key_passes: total,
  passing_accuracy: total,
  fouls: total,
  injuries: total,
  corners: total,
  crosses: total,
  crossing_accuracy: total,
  offsides: total,
  shots_total: total,
  shots_on_target: total,
  shots_off_target: total,
  shots_blocked: total,
  possessiontime: total,
  possessionpercent: total,
  yellowcards: total,
  yellowredcards: total,
  redcards: total,
  substitutions: total,
  goal_kick: total,
  goal_attempts: total,
  free_kick: total,
  throw_in: total,
  ball_safe: total,
  goals: total,
  penalties: total,
  attacks: total,
  dangerous_attacks: total,
  action_areas: total,
  xg: total,
});

export type TeamStats = Immutable<z.output<typeof teamStats>>;
