import type { PlayerStats } from './player-stats.ts';

/** Initial rating, and its bounds. */
const BASE_RATING = 6.3;
const MIN_RATING = 3;
const MAX_RATING = 10;
/** Minimum minutes for a rating. */
const MIN_MINUTES = 10;

/** Rating points for each action. */
const POINTS: Partial<Record<keyof PlayerStats, number>> = {
  goals: 1.1,
  own_goals: -0.9,
  assists: 0.75,
  shots_on_target: 0.12,
  shots_off_target: -0.05,
  key_passes: 0.12,
  tackles: 0.12,
  interceptions: 0.11,
  fouls: -0.06,
  fouled: 0.04,
  offsides: -0.04,
  yellowcards: -0.25,
  yellowredcards: -1.2,
  redcards: -1.6,
  saves: 0.22,
  penalties_missed: -0.7,
};

/** Rating points for each percent of passing accuracy above average, given enough passes. */
const ORDINARY_ACCURACY = 80;
const ACCURACY = 0.012;
const MIN_PASSES = 15;

/** Rating points for each goal conceded, and for none, by role. */
const CONCEDED = { keeper: -0.35, defender: -0.2, midfielder: -0.07, attacker: 0 } as const;
const CLEAN_SHEET = { keeper: 0.6, defender: 0.4, midfielder: 0.1, attacker: 0 } as const;
const CLEAN_SHEET_MINUTES = 60;

/** Returns a player's rating, 3.0 to 10.0; null while there is too little to judge by. */
export function ratingOf(stats: PlayerStats, role: keyof typeof CONCEDED): number | null {
  if (stats.minutes < MIN_MINUTES) return null;
  let points = BASE_RATING;
  for (const [name, worth] of Object.entries(POINTS)) points += worth * stats[name as keyof PlayerStats];
  if (stats.passes >= MIN_PASSES) {
    points += ACCURACY * ((100 * stats.passes_accurate) / stats.passes - ORDINARY_ACCURACY);
  }
  points += CONCEDED[role] * stats.goals_conceded;
  if (stats.goals_conceded === 0 && stats.minutes >= CLEAN_SHEET_MINUTES) points += CLEAN_SHEET[role];
  return Math.round(10 * Math.min(MAX_RATING, Math.max(MIN_RATING, points))) / 10;
}
