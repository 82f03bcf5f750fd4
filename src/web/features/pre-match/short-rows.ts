/** Returns the rows around each of the teams, with null for each gap between them. */
export function shortRows<Row extends { readonly team_id: string }>(
  rows: readonly Row[],
  teamIds: readonly string[],
): readonly (Row | null)[] {
  const isNear = (at: number) => {
    const around = [rows[at - 1], rows[at], rows[at + 1]];
    return around.some((row) => row !== undefined && teamIds.includes(row.team_id));
  };
  const places = rows.map((_, at) => at).filter(isNear);
  return places.flatMap((at, n) => {
    const row = rows[at] ?? null;
    const previous = places[n - 1];
    return previous !== undefined && previous < at - 1 ? [null, row] : [row];
  });
}
