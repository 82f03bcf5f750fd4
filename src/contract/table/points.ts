/** Returns the points of a match for a side that scored `own` goals. */
export function pointsOf(own: number, other: number): number {
  if (own === other) return 1;
  return own > other ? 3 : 0;
}
