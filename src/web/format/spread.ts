/**
 * Moves positions on a line as little as possible to keep a gap between neighbours: to the right, and back to the left
 * at the end of the line. The positions are sorted, in percent of the line; they stay sorted where they do not fit.
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
