import type { DisplayRow } from './rows.ts';

/** Rows above and below a team. */
const NEIGHBOURS = 2;

/**
 * Returns the rows around teams in uninterrupted parts. A gap of one row is closed, because the row takes no more room
 * than the gap.
 */
export function rowsAround(
  rows: readonly DisplayRow[],
  teamIds: readonly string[],
): readonly (readonly DisplayRow[])[] {
  const places = rows.flatMap(({ row }, at) => (teamIds.includes(row.team_id) ? [at] : []));
  const isNear = (at: number) => places.some((place) => Math.abs(place - at) <= NEIGHBOURS);
  const isVisible = rows.map((_, at) => isNear(at) || (isNear(at - 1) && isNear(at + 1)));
  const parts: DisplayRow[][] = [];
  for (const [at, row] of rows.entries()) {
    if (!isVisible[at]) continue;
    const last = parts.at(-1);
    if (last && isVisible[at - 1]) last.push(row);
    else parts.push([row]);
  }
  return parts;
}
