/**
 * Returns the current round of a competition with the rounds before and after it.
 *
 * @param current null between seasons
 * @param rounds the season's rounds in order; empty while unknown
 */
export function roundsAround(current: string | null, rounds: readonly string[]): readonly string[] {
  if (current === null) return [];
  const at = rounds.indexOf(current);
  return at === -1 ? [current] : rounds.slice(Math.max(at - 1, 0), at + 2);
}
