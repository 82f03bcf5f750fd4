import * as z from 'zod';
import { number } from '#contract/parse/plain.ts';
import { optional } from './field.ts';

const total = optional(number);

/**
 * Statistics of one player in a match so far. The wire's form is unknown: the fields are our choice, named as in v2.2
 * wire, stats, where possible. `minutes` excludes stoppage time, `passing_accuracy` is percent, `rating` is 3.0 to
 * 10.0 and null while there is too little to judge by.
 */
export const playerStatsSchema = z.object({
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
