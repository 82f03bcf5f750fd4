import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { epochSeconds } from '#contract/parse/instant.ts';
import { code, flag, goals, id, label, text } from '#contract/parse/plain.ts';
import { score } from '#contract/parse/score.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';

const team = z.object({ id: required(id), name: required(text), img: optional(image) });

const match = z.object({
  id: required(id),
  /** `1/2`, `2/2`; null for a single match. */
  leg: optional(label),
  status: required(code),
  /** Scheduled kick-off, epoch seconds. */
  timestamp: required(epochSeconds),
  /** Ids of the sides of this leg; the second leg swaps them. */
  home_id: required(id),
  away_id: required(id),
  home_score: optional(goals),
  away_score: optional(goals),
  ps_score: optional(score),
});

const tie = z.object({
  /** Match id of the first leg. */
  id: required(id),
  /** The home side of the first leg. */
  home: team,
  away: team,
  /** Goals over both legs, in the order of `home` and `away`; null before kick-off. */
  home_score: optional(goals),
  away_score: optional(goals),
  winner_team_id: optional(id),
  matches: arrayOf(match),
});

/**
 * A knock-out round with its ties; none before the draw. The wire has only been seen empty here (v2.2 wire, leagues):
 * the shape is our choice and holds what a bracket with two legs needs.
 */
export const cupRoundSchema = z.object({
  /** The round of the first leg, if legs are separate rounds. */
  round_id: required(id),
  round_name: required(label),
  is_current: optional(flag),
  ties: arrayOf(tie),
});

export type CupRoundRecord = Immutable<z.output<typeof cupRoundSchema>>;
