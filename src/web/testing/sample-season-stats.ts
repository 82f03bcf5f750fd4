import type { SeasonStats } from '#contract/records/season-stats.ts';

const range = (total: number) => ({ total, percentage_total_goals: null });
const cards = (total: number) => ({ total, avg_per_match: null, avg_every_minutes: null });

/** Returns the service's statistics of a season of six matches, of which three are over. */
export const sampleSeasonStats = (): SeasonStats =>
  ({
    season_id: '2',
    number_of_matches: 6,
    number_of_matches_played: 3,
    cards: { total: cards(12), yellow: cards(9), yellowred: cards(1), red: cards(2) },
    goals_scored_range: {
      '0-15': range(1),
      '15-30': range(0),
      '30-45': range(2),
      '45-60': range(0),
      '60-75': range(0),
      '75-90': range(2),
      '90-120': range(0),
    },
  }) as Partial<SeasonStats> as SeasonStats;
