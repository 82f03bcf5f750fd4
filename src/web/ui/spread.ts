/**
 * Moves positions on a line as little as possible to keep a gap between neighbours: to the right, and back to the left
 * at the end of the line. The positions are sorted, in percent of the line; they stay sorted where they do not fit.
 */
export function spread(sortedPlaces: readonly number[], gap: number): readonly number[] {
  const positions: number[] = [];
  for (const place of sortedPlaces) positions.push(Math.max(place, (positions.at(-1) ?? -gap) + gap));
  let end = 100 - gap / 2;
  for (let at = positions.length - 1; at >= 0; at -= 1) {
    positions[at] = Math.min(positions[at] ?? 0, end);
    end = (positions[at] ?? 0) - gap;
  }
  return positions;
}
