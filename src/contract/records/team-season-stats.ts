import * as z from 'zod';
import { count, id } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';
import { byGoalLine, byRange, byVenue, figures } from './stats-parts.ts';

/**
 * Statistics of a team in a season. Source: v2.2 wire, stats (team). `avg` is the percentage of matches, for cards of
 * all cards. Ranges are null if no minutes were recorded.
 */
export const teamSeasonStatsSchema = z.object({
  id: required(id),
  league_id: optional(id),
  season_id: optional(id),
  total_matches: optional(count),
  assists: optional(count),
  substituted_in: optional(count),
  /** Scored penalties. */
  penalties: optional(count),
  goals_scored: byVenue(figures('total', 'avg_per_match')),
  goals_conceded: byVenue(figures('total', 'avg_per_match')),
  goals_scored_range: byRange(figures('total')),
  goals_conceded_range: byRange(figures('total')),
  clean_sheets: byVenue(figures('total', 'avg')),
  cards: section({
    total: optional(count),
    yellow: figures('total', 'avg'),
    yellowred: figures('total', 'avg'),
    redcards: figures('total', 'avg'),
  }),
  goal_line: byGoalLine(byVenue(figures('total', 'avg'))),
});

export type TeamSeasonStats = Immutable<z.output<typeof teamSeasonStatsSchema>>;
