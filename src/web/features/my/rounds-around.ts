/**
 * The rounds of a competition that somebody who follows it looks at: the one it is in, the one before and the next.
 *
 * @param current null between seasons
 * @param rounds those of the season in their order; empty as long as nobody has told them
 */
export function roundsAround(current: string | null, rounds: readonly string[]): readonly string[] {
  if (current === null) return [];
  const at = rounds.indexOf(current);
  return at === -1 ? [current] : rounds.slice(Math.max(at - 1, 0), at + 2);
}
