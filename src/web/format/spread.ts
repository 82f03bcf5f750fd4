/**
 * Moves places on a line as little as needed to keep a gap between neighbours: to the right, and back to the left
 * where the line ends. The places are in order, in percent of the line; what does not fit at all stays in order.
 */
export function spread(places: readonly number[], gap: number): readonly number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  let end = 100 - gap / 2;
  for (let at = moved.length - 1; at >= 0; at -= 1) {
    moved[at] = Math.min(moved[at] ?? 0, end);
    end = (moved[at] ?? 0) - gap;
  }
  return moved;
}
