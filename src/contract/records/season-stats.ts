import * as z from 'zod';
import { count, id } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';
import { byGoalLine, byRange, byVenue, figures } from './stats-parts.ts';

const share = figures('total', 'avg_per_match', 'avg_every_minutes');

/**
 * Statistics of a season. Source: v2.2 wire, stats (league, season). Percentages are 0 to 100, and so is the average
 * of clean sheets, whatever its name says.
 */
export const seasonStatsSchema = z.object({
  season_id: required(id),
  league_id: optional(id),
  number_of_teams: optional(count),
  number_of_matches: optional(count),
  number_of_matches_played: optional(count),
  team_most_scored: section({ id: optional(id), total_goals: optional(count) }),
  player_most_scored: section({ id: optional(id), total_goals: optional(count) }),
  substituted_in: share,
  assists: share,
  cards: section({ total: share, yellow: share, yellowred: share, red: share }),
  goals: byVenue(figures('total', 'percentage_total_goals', 'avg_per_match', 'avg_every_minutes')),
  clean_sheets: byVenue(figures('total', 'avg_per_match')),
  goals_scored_range: byRange(figures('total', 'percentage_total_goals')),
  goal_line: byGoalLine(figures('total', 'percentage_total_matches')),
});

export type SeasonStats = Immutable<z.output<typeof seasonStatsSchema>>;
