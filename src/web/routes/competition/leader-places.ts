import type { Leader } from '#contract/records/leader.ts';

export interface LeaderPlace {
  /** Null if unknown. */
  readonly pos: number | null;
  /** Whether other players have it, too. */
  readonly isShared: boolean;
}

/**
 * Returns the place of each leader: neighbours with the same count share the first one's, because the service numbers
 * them on.
 *
 * @param countOf returns what the list is ordered by
 */
export function leaderPlaces(
  leaders: readonly Leader[],
  countOf: (leader: Leader) => string,
): readonly LeaderPlace[] {
  const places: LeaderPlace[] = [];
  for (const [at, leader] of leaders.entries()) {
    const counts = [leaders[at - 1], leader, leaders[at + 1]].map((one) => one && countOf(one));
    const isLikeLast = counts[0] === counts[1];
    places.push({
      pos: (isLikeLast ? places[at - 1]?.pos : leader.pos) ?? null,
      isShared: isLikeLast || counts[2] === counts[1],
    });
  }
  return places;
}
