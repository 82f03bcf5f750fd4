import type { Carry } from './catalogue/formats.ts';

/** What a team takes along of its points when a league splits. */
export function carriedPoints(points: number, carry: Carry): number {
  if (carry === 'all') return points;
  return carry === 'half-down' ? Math.floor(points / 2) : Math.ceil(points / 2);
}
