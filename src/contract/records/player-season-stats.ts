import * as z from 'zod';
import { count, id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';
import { figures } from './stats-parts.ts';

const share = figures('total', 'avg');

/**
 * Statistics of a player in a season or in one match. Source: v2.2 wire, stats (player). `avg` is per match; of
 * `matches` it is the percentage of the team's matches. A null total means 0.
 */
export const playerSeasonStatsSchema = z.object({
  id: required(id),
  /** Family name first: "Haaland, Erling". */
  name: optional(text),
  matches: section({ played: share, starting: share }),
  minutes_played: optional(count),
  assists: share,
  /** Scored penalties. */
  penalties: share,
  offsides: share,
  substitutions: section({ in: share, out: share }),
  cards: section({ yellow: share, yellowred: share, redcards: share }),
  goals: share,
  shots: section({ total: optional(count), on_target: share, off_target: share, blocked: share }),
});

export type PlayerSeasonStats = Immutable<z.output<typeof playerSeasonStatsSchema>>;
