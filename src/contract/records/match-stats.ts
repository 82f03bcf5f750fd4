import * as z from 'zod';
import { id, number } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

const total = optional(number);

/**
 * The totals of one team in a match, as the operation of their own tells them. Source: v2.2 wire, stats (match):
 * all numbers, with the passes in a part of their own. `passes.accurate` is a share of 1, `passes.percentage` and
 * `possessionpercent` are percent.
 */
export const matchStats = z.object({
  team_id: required(id),
  passes: section({ total, accurate: total, percentage: total }),
  fouls: total,
  injuries: total,
  corners: total,
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
});

export type MatchStats = Immutable<z.output<typeof matchStats>>;
