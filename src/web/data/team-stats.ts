import type { TeamSeasonStats } from '#contract/records/team-season-stats.ts';
import { catalogueQuery } from './query.ts';

/** Statistics of a team's finished matches in a season; disabled without one. */
export const teamStatsQuery = (id: string, season_id: string | null) =>
  catalogueQuery<TeamSeasonStats | null>(
    'stats',
    { t: 'team', id, season_id: season_id ?? '' },
    { enabled: season_id !== null },
  );
