import type { StandingsRow } from '#contract/records/standings.ts';

/** Which matches are looked at. */
export type View = 'overall' | 'home' | 'away';

interface Placed {
  readonly row: StandingsRow;
  /** From 1; null where the service tells none. */
  readonly position: number | null;
}

/** Best first, by what every rule asks somewhere: for want of the service's own word. */
function byResults(view: View) {
  return (a: StandingsRow, b: StandingsRow): number => {
    const [x, y] = [a[view], b[view]];
    const most = (key: 'points' | 'goals_diff' | 'goals_scored') => (y[key] ?? 0) - (x[key] ?? 0);
    return (
      most('points') ||
      most('goals_diff') ||
      most('goals_scored') ||
      a.team_name.localeCompare(b.team_name, 'en')
    );
  };
}

/**
 * The rows of a table in the order of a view. Overall they stand as the service tells them; at home and away by its
 * positions, and where one is absent (0 is, v2.2 wire, standings) by the results.
 */
export function inView(rows: readonly StandingsRow[], view: View): readonly Placed[] {
  if (view === 'overall') return rows.map((row) => ({ row, position: row.overall.position || null }));
  if (rows.every((row) => row[view].position))
    return rows
      .map((row) => ({ row, position: row[view].position }))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...rows].sort(byResults(view)).map((row, at) => ({ row, position: at + 1 }));
}
