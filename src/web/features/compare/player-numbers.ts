import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { type NumberRow, numberRow } from './number-row.ts';

export type PlayerNumber = 'matches' | 'minutes' | 'goals' | 'per90' | 'assists' | 'yellow' | 'red';

const MATCH_MINUTES = 90;

/** Adds up a player's competitions; null totals count as zero (v2.2 wire, stats player). Null without any. */
function totalsOf(seasons: readonly PlayerSeasonStats[]) {
  if (seasons.length === 0) return null;
  const sum = (numberOf: (stats: PlayerSeasonStats) => number | null) =>
    seasons.reduce((total, stats) => total + (numberOf(stats) ?? 0), 0);
  const minutes = sum(({ minutes_played }) => minutes_played);
  const goals = sum((stats) => stats.goals.total);
  return {
    matches: sum((stats) => stats.matches.played.total),
    minutes,
    goals,
    per90: minutes === 0 ? null : (goals / minutes) * MATCH_MINUTES,
    assists: sum((stats) => stats.assists.total),
    yellow: sum(({ cards }) => cards.yellow.total),
    red: sum(({ cards }) => (cards.redcards.total ?? 0) + (cards.yellowred.total ?? 0)),
  };
}

/** Returns the numbers of two players' seasons, each from one or more competitions. */
export function playerNumbers(
  home: readonly PlayerSeasonStats[],
  away: readonly PlayerSeasonStats[],
): readonly NumberRow<PlayerNumber>[] {
  const [a, b] = [totalsOf(home), totalsOf(away)];
  const row = (key: PlayerNumber, options = {}) =>
    numberRow(key, a?.[key] ?? null, b?.[key] ?? null, options);
  return [
    ...row('matches'),
    ...row('minutes'),
    ...row('goals'),
    ...row('per90', { format: 'decimal' }),
    ...row('assists'),
    ...row('yellow', { better: 'fewer' }),
    ...row('red', { better: 'fewer' }),
  ];
}
