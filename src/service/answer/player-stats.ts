import type { PlayerMatch } from '#service/engine/players/players-at.ts';

/**
 * Writes a player's statistics of a match. No recording exists: the fields are named like the team's; counts
 * are numbers and the rating is text, like other decimals.
 */
export function writePlayerStats({ stats, rating }: PlayerMatch) {
  const { passes_accurate, penalties_missed, ...counts } = stats;
  const { passes } = stats;
  return {
    ...counts,
    passing_accuracy: passes === 0 ? 0 : Math.round((100 * passes_accurate) / passes),
    rating: rating === null ? null : rating.toFixed(1),
  };
}
