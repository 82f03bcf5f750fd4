/** What a place in a table is decided by. */
export interface Standing {
  readonly team: number;
  readonly name: string;
  readonly points: number;
  readonly scored: number;
  readonly against: number;
}

/** Points and goals of a team counted only among some teams. */
export type Meetings = (team: number, among: ReadonlySet<number>) => { points: number; difference: number };

function byOverall(a: Standing, b: Standing): number {
  return b.points - a.points || b.scored - b.against - (a.scored - a.against) || b.scored - a.scored;
}

function byName(a: Standing, b: Standing): number {
  if (a.name === b.name) return a.team - b.team;
  return a.name < b.name ? -1 : 1;
}

/**
 * Rows in order: points, goal difference, goals scored; then the matches among those still level (points, goal
 * difference), then the name.
 */
export function inOrder<T extends Standing>(rows: readonly T[], meetings: Meetings): readonly T[] {
  const sorted = [...rows].sort((a, b) => byOverall(a, b) || byName(a, b));
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    const first = sorted[from];
    while (first !== undefined && to < sorted.length && byOverall(first, sorted[to] ?? first) === 0) to += 1;
    if (to - from > 1) {
      const level = sorted.slice(from, to);
      const among = new Set(level.map((row) => row.team));
      const met = new Map(level.map((row) => [row.team, meetings(row.team, among)]));
      level.sort((a, b) => {
        const x = met.get(a.team);
        const y = met.get(b.team);
        if (x === undefined || y === undefined) return 0;
        return y.points - x.points || y.difference - x.difference || byName(a, b);
      });
      sorted.splice(from, level.length, ...level);
    }
    from = to;
  }
  return sorted;
}
