import type { PlayerMatch } from '#service/engine/players/players-at.ts';

/**
 * A player's match on the wire. Nothing is recorded: our choice of fields, in the words of the team's statistics;
 * counts are numbers, as those of a player's season are, and the rating is text, as other decimals are.
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
