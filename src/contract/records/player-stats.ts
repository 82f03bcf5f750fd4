import * as z from 'zod';
import { number } from '#contract/parse/plain.ts';
import { optional } from './field.ts';

const total = optional(number);

/**
 * What one player has done in a match so far. No recorded form exists: our choice of fields, in the wire's words
 * where it has them (v2.2 wire, stats). `minutes` counts no stoppage time, `passing_accuracy` is percent,
 * `rating` is 3.0 to 10.0, and null while there is too little to judge by.
 */
export const playerStats = z.object({
  minutes: total,
  goals: total,
  own_goals: total,
  assists: total,
  shots_total: total,
  shots_on_target: total,
  shots_off_target: total,
  shots_blocked: total,
  key_passes: total,
  passes: total,
  passing_accuracy: total,
  tackles: total,
  interceptions: total,
  fouls: total,
  fouled: total,
  offsides: total,
  yellowcards: total,
  yellowredcards: total,
  redcards: total,
  saves: total,
  goals_conceded: total,
  rating: total,
});
