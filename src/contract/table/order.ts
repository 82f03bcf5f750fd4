import type { TableRule, TieBreak } from './rules.ts';

/** Values that decide a position in a table. */
export interface Standing<Id> {
  readonly team: Id;
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly scored: number;
  readonly against: number;
}

/** A team's record against some other teams. */
export interface Meetings {
  readonly points: number;
  readonly difference: number;
  readonly scored: number;
}

/** Information that a rule needs besides the rows. */
export interface Around<Id> {
  meetings(team: Id, among: ReadonlySet<Id>): Meetings;
  /** Returns whether these teams have played all matches against each other; before, these matches do not count. */
  haveMet(among: ReadonlySet<Id>): boolean;
  /** Draws a team's lot after the last match: the lower one ranks higher. Null before. */
  readonly lot: ((team: Id) => number) | null;
  /** Winner and loser of each play-off already played. */
  readonly playOffs: readonly (readonly [winner: Id, loser: Id])[];
}

type Row<Id> = Standing<Id>;

function byName<Id extends number | string>(a: Row<Id>, b: Row<Id>): number {
  if (a.name === b.name) return a.team < b.team ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** Groups rows of the same value, highest first; rows keep their order within a group. */
function grouped<T>(rows: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const sorted = [...rows].sort(compare);
  const groups: T[][] = [];
  for (const row of sorted) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && compare(first, row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function byMeetings<Id, T extends Row<Id>>(level: readonly T[], around: Around<Id>): T[][] {
  const among = new Set(level.map((row) => row.team));
  if (!around.haveMet(among)) return [[...level]];
  const met = new Map(level.map((row) => [row.team, around.meetings(row.team, among)]));
  const nothing: Meetings = { points: 0, difference: 0, scored: 0 };
  return grouped(level, (a, b) => {
    const x = met.get(a.team) ?? nothing;
    const y = met.get(b.team) ?? nothing;
    return y.points - x.points || y.difference - x.difference || y.scored - x.scored;
  });
}

function byPlayOff<Id, T extends Row<Id>>(level: readonly T[], around: Around<Id>): T[][] {
  const [a, b] = level;
  if (level.length !== 2 || a === undefined || b === undefined) return [[...level]];
  for (const [winner, loser] of around.playOffs) {
    if (winner === a.team && loser === b.team) return [[a], [b]];
    if (winner === b.team && loser === a.team) return [[b], [a]];
  }
  return [[...level]];
}

/** Groups tied rows by one criterion, best first. */
function parted<Id, T extends Row<Id>>(level: readonly T[], by: TieBreak, around: Around<Id>): T[][] {
  switch (by) {
    case 'points':
      return grouped(level, (a, b) => b.points - a.points);
    case 'wins':
      return grouped(level, (a, b) => b.won - a.won);
    case 'difference':
      return grouped(level, (a, b) => b.scored - b.against - (a.scored - a.against));
    case 'scored':
      return grouped(level, (a, b) => b.scored - a.scored);
    case 'meetings':
      return byMeetings(level, around);
    case 'play-off':
      return byPlayOff(level, around);
    case 'lots': {
      const { lot } = around;
      return lot === null ? [[...level]] : grouped(level, (a, b) => lot(a.team) - lot(b.team));
    }
  }
}

function settled<Id extends number | string, T extends Row<Id>>(
  level: readonly T[],
  rule: TableRule,
  at: number,
  around: Around<Id>,
): readonly T[] {
  const by = rule[at];
  if (level.length < 2) return level;
  if (by === undefined) return [...level].sort(byName);
  const groups = parted(level, by, around);
  if (groups.length === 1) return settled(level, rule, at + 1, around);
  // Teams still tied on head-to-head are compared again on the matches between them alone.
  const next = by === 'meetings' ? at : at + 1;
  return groups.flatMap((group) => settled(group, rule, next, around));
}

/** Sorts rows by a rule, best first. */
export function inOrder<Id extends number | string, T extends Row<Id>>(
  rows: readonly T[],
  rule: TableRule,
  around: Around<Id>,
): readonly T[] {
  return settled(rows, rule, 0, around);
}

/** Returns the tie-breaker between two teams of a table; null if only their names decide. */
export function whyAbove<Id extends number | string>(
  rows: readonly Row<Id>[],
  upper: Id,
  lower: Id,
  rule: TableRule,
  around: Around<Id>,
): TieBreak | null {
  let level = rows;
  for (let at = 0; at < rule.length; ) {
    const by = rule[at];
    if (by === undefined) break;
    const groups = parted(level, by, around);
    const own = groups.find((group) => group.some((row) => row.team === upper));
    if (own === undefined) return null;
    if (!own.some((row) => row.team === lower)) return by;
    at += by === 'meetings' && own.length < level.length ? 0 : 1;
    level = own;
  }
  return null;
}
