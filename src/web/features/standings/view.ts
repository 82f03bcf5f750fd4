import type { StandingsRow } from '#contract/records/standings.ts';

/** Which matches a table counts. */
export type View = 'overall' | 'home' | 'away';

/** What a page shows of a table: `form` has the last results in place of the sums, where both have no room. */
export type ShownView = View | 'form';

interface PlacedRow {
  readonly row: StandingsRow;
  /** From 1; null where the service has none. */
  readonly position: number | null;
}

/**
 * Compares by points, goal difference and goals, as all rules do at some point; used where the service has no
 * order.
 */
function byResults(view: View) {
  return (a: StandingsRow, b: StandingsRow): number => {
    const [x, y] = [a[view], b[view]];
    const compareBy = (key: 'points' | 'goals_diff' | 'goals_scored') => (y[key] ?? 0) - (x[key] ?? 0);
    return (
      compareBy('points') ||
      compareBy('goals_diff') ||
      compareBy('goals_scored') ||
      a.team_name.localeCompare(b.team_name, 'en')
    );
  };
}

/**
 * Returns the rows of a view. The overall view keeps the service's order; home and away use its positions or, where
 * one is missing (0 on the v2.2 wire, standings), the results.
 */
export function rowsInView(rows: readonly StandingsRow[], view: View): readonly PlacedRow[] {
  if (view === 'overall') return rows.map((row) => ({ row, position: row.overall.position || null }));
  if (rows.every((row) => row[view].position))
    return rows
      .map((row) => ({ row, position: row[view].position }))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...rows].sort(byResults(view)).map((row, at) => ({ row, position: at + 1 }));
}
