import type * as z from 'zod';
import { number } from '#contract/parse/plain.ts';
import { optional, section } from './field.ts';

/** Building blocks of the wire's statistics. */

const figure = optional(number);

/** Totals of a team in a match that both operations return: counts, and `possessionpercent` in percent. */
export const matchTotals = {
  fouls: figure,
  injuries: figure,
  corners: figure,
  offsides: figure,
  shots_total: figure,
  shots_on_target: figure,
  shots_off_target: figure,
  shots_blocked: figure,
  possessiontime: figure,
  possessionpercent: figure,
  yellowcards: figure,
  yellowredcards: figure,
  redcards: figure,
  substitutions: figure,
  goal_kick: figure,
  goal_attempts: figure,
  free_kick: figure,
  throw_in: figure,
  ball_safe: figure,
  goals: figure,
  penalties: figure,
  attacks: figure,
  dangerous_attacks: figure,
};

/** An object of numbers with these names. */
export function figures<Name extends string>(...names: readonly Name[]) {
  return section(Object.fromEntries(names.map((name) => [name, figure])) as Record<Name, typeof figure>);
}

/** One part each for all matches, home matches and away matches. */
export function byVenue<Part extends z.ZodType>(part: Part) {
  return section({ overall: part, home: part, away: part });
}

/** One part for each range of minutes; stoppage time belongs to the range that it ends. */
export function byRange<Part extends z.ZodType>(part: Part) {
  return section({
    '0-15': part,
    '15-30': part,
    '30-45': part,
    '45-60': part,
    '60-75': part,
    '75-90': part,
    '90-120': part,
  });
}

/** One part for each goal line, over and under. */
export function byGoalLine<Part extends z.ZodType>(part: Part) {
  const lines = section({
    '0.5': part,
    '1.5': part,
    '2.5': part,
    '3.5': part,
    '4.5': part,
    '5.5': part,
  });
  return section({ over: lines, under: lines });
}
