/**
 * Returns the rows of a short table in parts without a gap: those nearest to marked teams, or the first ones.
 *
 * @param maxRows null: all rows
 */
export function visibleRows<Row>(
  rows: readonly Row[],
  isMarked: (row: Row) => boolean,
  maxRows: number | null,
): readonly (readonly Row[])[] {
  if (maxRows === null || rows.length <= maxRows) return [rows];
  const marked = rows.flatMap((row, at) => (isMarked(row) ? [at] : []));
  if (marked.length === 0) return [rows.slice(0, maxRows)];
  const distanceOf = (at: number) => Math.min(...marked.map((place) => Math.abs(place - at)));
  const nearest = rows
    .map((_, at) => at)
    .sort((a, b) => distanceOf(a) - distanceOf(b) || a - b)
    .slice(0, maxRows)
    .sort((a, b) => a - b);
  const parts: Row[][] = [];
  for (const [place, at] of nearest.entries()) {
    const row = rows[at];
    if (!row) continue;
    if (place > 0 && nearest[place - 1] === at - 1) parts.at(-1)?.push(row);
    else parts.push([row]);
  }
  return parts;
}
