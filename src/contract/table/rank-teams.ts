import type { TableRule, TieBreak } from './rules.ts';

/** Values that decide a position in a table. */
export interface TeamStanding<Id> {
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
export interface TieBreakContext<Id> {
  meetings(team: Id, among: ReadonlySet<Id>): Meetings;
  /** Returns whether these teams have played all matches against each other; before, these matches do not count. */
  haveMet(among: ReadonlySet<Id>): boolean;
  /** Draws a team's lot after the last match: the lower one ranks higher. Null before. */
  readonly lot: ((team: Id) => number) | null;
  /** Winner and loser of each play-off already played. */
  readonly playOffs: readonly (readonly [winner: Id, loser: Id])[];
}

type Row<Id> = TeamStanding<Id>;

function byName<Id extends number | string>(a: Row<Id>, b: Row<Id>): number {
  if (a.name === b.name) return a.team < b.team ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** Groups rows of the same value, highest first; rows keep their order within a group. */
function groupBy<T>(rows: readonly T[], compare: (a: T, b: T) => number): T[][] {
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

function byMeetings<Id, T extends Row<Id>>(tiedRows: readonly T[], context: TieBreakContext<Id>): T[][] {
  const among = new Set(tiedRows.map((row) => row.team));
  if (!context.haveMet(among)) return [[...tiedRows]];
  const met = new Map(tiedRows.map((row) => [row.team, context.meetings(row.team, among)]));
  const noMeetings: Meetings = { points: 0, difference: 0, scored: 0 };
  return groupBy(tiedRows, (a, b) => {
    const x = met.get(a.team) ?? noMeetings;
    const y = met.get(b.team) ?? noMeetings;
    return y.points - x.points || y.difference - x.difference || y.scored - x.scored;
  });
}

function byPlayOff<Id, T extends Row<Id>>(tiedRows: readonly T[], context: TieBreakContext<Id>): T[][] {
  const [a, b] = tiedRows;
  if (tiedRows.length !== 2 || a === undefined || b === undefined) return [[...tiedRows]];
  for (const [winner, loser] of context.playOffs) {
    if (winner === a.team && loser === b.team) return [[a], [b]];
    if (winner === b.team && loser === a.team) return [[b], [a]];
  }
  return [[...tiedRows]];
}

/** Groups tied rows by one criterion, best first. */
function groupByCriterion<Id, T extends Row<Id>>(
  tiedRows: readonly T[],
  by: TieBreak,
  context: TieBreakContext<Id>,
): T[][] {
  switch (by) {
    case 'points':
      return groupBy(tiedRows, (a, b) => b.points - a.points);
    case 'wins':
      return groupBy(tiedRows, (a, b) => b.won - a.won);
    case 'difference':
      return groupBy(tiedRows, (a, b) => b.scored - b.against - (a.scored - a.against));
    case 'scored':
      return groupBy(tiedRows, (a, b) => b.scored - a.scored);
    case 'meetings':
      return byMeetings(tiedRows, context);
    case 'play-off':
      return byPlayOff(tiedRows, context);
    case 'lots': {
      const { lot } = context;
      return lot === null ? [[...tiedRows]] : groupBy(tiedRows, (a, b) => lot(a.team) - lot(b.team));
    }
  }
}

function rankTied<Id extends number | string, T extends Row<Id>>(
  tiedRows: readonly T[],
  rule: TableRule,
  at: number,
  context: TieBreakContext<Id>,
): readonly T[] {
  const by = rule[at];
  if (tiedRows.length < 2) return tiedRows;
  if (by === undefined) return [...tiedRows].sort(byName);
  const groups = groupByCriterion(tiedRows, by, context);
  if (groups.length === 1) return rankTied(tiedRows, rule, at + 1, context);
  // Teams still tied on head-to-head are compared again on the matches between them alone.
  const next = by === 'meetings' ? at : at + 1;
  return groups.flatMap((group) => rankTied(group, rule, next, context));
}

/** Sorts rows by a rule, best first. */
export function rankTeams<Id extends number | string, T extends Row<Id>>(
  rows: readonly T[],
  rule: TableRule,
  context: TieBreakContext<Id>,
): readonly T[] {
  return rankTied(rows, rule, 0, context);
}

/** Returns the tie-breaker between two teams of a table; null if only their names decide. */
export function tieBreakBetween<Id extends number | string>(
  rows: readonly Row<Id>[],
  upper: Id,
  lower: Id,
  rule: TableRule,
  context: TieBreakContext<Id>,
): TieBreak | null {
  let tiedRows = rows;
  for (let at = 0; at < rule.length; ) {
    const by = rule[at];
    if (by === undefined) break;
    const groups = groupByCriterion(tiedRows, by, context);
    const own = groups.find((group) => group.some((row) => row.team === upper));
    if (own === undefined) return null;
    if (!own.some((row) => row.team === lower)) return by;
    at += by === 'meetings' && own.length < tiedRows.length ? 0 : 1;
    tiedRows = own;
  }
  return null;
}
