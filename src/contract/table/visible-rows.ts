/**
 * Returns the rows of a short table in parts without a gap: those nearest to marked teams, or the first ones. A gap of one
 * row is closed, because the row takes no more room than the gap.
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
  let end = Number.NEGATIVE_INFINITY;
  for (const at of nearest) {
    const isGap = at > end + 1;
    if (isGap) parts.push([]);
    parts.at(-1)?.push(...rows.slice(isGap ? at : end, at + 1));
    end = at + 1;
  }
  return parts;
}

/** Returns the rows of all parts, with null for the gap between each two. */
export const withGaps = <Row>(parts: readonly (readonly Row[])[]): readonly (Row | null)[] =>
  parts.flatMap<Row | null>((part, at) => (at === 0 ? part : [null, ...part]));
