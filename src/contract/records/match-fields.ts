import * as z from 'zod';
import { isObject } from '#contract/is-object.ts';
import { image } from '#contract/parse/image.ts';
import { epochSeconds, instant } from '#contract/parse/instant.ts';
import { minute } from '#contract/parse/minute.ts';
import { code, goals, id, label, position, prose, smallCount, text } from '#contract/parse/plain.ts';
import { isNothing } from '#contract/parse/reader.ts';
import { score } from '#contract/parse/score.ts';
import { optional, required, section } from './field.ts';

export const scoresSchema = section({
  home_score: optional(goals),
  away_score: optional(goals),
  ht_score: optional(score),
  /** The running score while in play. */
  ft_score: optional(score),
  et_score: optional(score),
  ps_score: optional(score),
});

export type MatchScores = z.output<typeof scoresSchema>;

/** The wire repeats the kick-off as text: milliseconds for seconds, which `repair` removes, lose no match. */
function withTimestamp(wire: unknown): unknown {
  if (!isObject(wire)) return wire ?? {};
  if (!isNothing(wire['timestamp'])) return wire;
  return { ...wire, timestamp: instant(wire['datetime'], wire['timezone']) };
}

/** Fields that a match has both in a list and on its own. Source: v2.2 wire, match object. */
export const matchFields = {
  id: required(id),
  status: required(code),
  status_name: optional(text),
  status_period: optional(text),
  season_id: optional(id),
  season_name: optional(label),
  stage_id: optional(id),
  stage_name: optional(text),
  group_id: optional(id),
  group_name: optional(text),
  round_id: optional(id),
  round_name: optional(label),
  /** Id of the first leg of this tie. */
  aggregate_id: optional(id),
  /** Id of the other attempt at this match: postponed and rescheduled, or replayed. */
  related_id: optional(id),
  venue_id: optional(id),
  /** `1/2`, `2/2`. */
  leg: optional(label),
  week: optional(smallCount),
  /** A federation's ruling or another note. */
  info: optional(prose),
  /** Null for a draw too, which the wire sends as "0". */
  winner_team_id: optional(id),
  time: z.preprocess(
    withTimestamp,
    z.object({
      /** Scheduled kick-off, epoch seconds. */
      timestamp: required(epochSeconds),
      minute: optional(minute),
    }),
  ),
  league: section({
    id: required(id),
    name: required(text),
    type: optional(text),
    country_id: optional(id),
    country_name: optional(text),
    /** Lower case; null for international competitions. */
    country_code: optional(text),
    /** `/img/countries/<code>`. */
    country_flag: optional(image),
  }),
  scores: scoresSchema,
  standings: section({ home_position: optional(position), away_position: optional(position) }),
};
