import type { Carry } from '#service/world/catalogue/formats.ts';

/** Returns the points that a team keeps when a league splits. */
export function carriedPoints(points: number, carry: Carry): number {
  if (carry === 'all') return points;
  return carry === 'half-down' ? Math.floor(points / 2) : Math.ceil(points / 2);
}
