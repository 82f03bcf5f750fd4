/**
 * Returns the rows of a table around some of its rows, as indexes, with null for each gap. Rows and gaps together are at
 * most `max`.
 *
 * @param count number of rows of the table
 * @param places indexes that it contains in any case
 */
export function tableWindow(
  count: number,
  places: readonly number[],
  max: number,
): readonly (number | null)[] {
  const indexes = new Set(places.filter((at) => at >= 0 && at < count));
  for (let distance = 1; distance < count; distance += 1)
    for (const place of places)
      for (const at of [place - distance, place + distance]) {
        if (at < 0 || at >= count || indexes.has(at)) continue;
        if (linesOf(new Set([...indexes, at])).length <= max) indexes.add(at);
      }
  return linesOf(indexes);
}

/** Returns sorted indexes with null between those that are not neighbours. */
function linesOf(indexes: ReadonlySet<number>): readonly (number | null)[] {
  const sorted = [...indexes].sort((a, b) => a - b);
  return sorted.flatMap((at, n) => {
    const before = sorted[n - 1];
    return before !== undefined && before < at - 1 ? [null, at] : [at];
  });
}
