import type { Meetings } from './meetings.ts';
import { type MeetingsStep, type Step, type TableRule, type TieBreak, tieBreakOf } from './rules.ts';

/** Values that decide a position in a table. */
export interface TeamStanding<Id> {
  readonly team: Id;
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly scored: number;
  readonly against: number;
  /** Matches won and goals scored away; missing where unknown. */
  readonly away?: { readonly won: number; readonly scored: number };
}

/** Information that a rule needs besides the rows. */
export interface TieBreakContext<Id> {
  meetings(team: Id, among: ReadonlySet<Id>): Meetings;
  /**
   * Returns whether these teams have played all matches against each other; before, these matches do not count. Null if the
   * matches are not known.
   */
  haveMet(among: ReadonlySet<Id>): boolean | null;
  /** Draws a team's lot after the last match: the lower one ranks higher. Null before. */
  readonly lot: ((team: Id) => number) | null;
  /** Winner and loser of each play-off already played. */
  readonly playOffs: readonly (readonly [winner: Id, loser: Id])[];
  /** Teams whose points were rounded down when they were halved. */
  readonly rounded?: ReadonlySet<Id>;
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

const VALUES = {
  points: ({ points }) => points,
  wins: ({ won }) => won,
  difference: ({ scored, against }) => scored - against,
  scored: ({ scored }) => scored,
  'away-wins': ({ away }) => away?.won ?? 0,
  'away-goals': ({ away }) => away?.scored ?? 0,
} satisfies Partial<Record<TieBreak, (row: Row<unknown>) => number>>;

const isValue = (by: TieBreak): by is keyof typeof VALUES => by in VALUES;

/** Returns what a row has of a tie-breaker, of which more is better; null where it is no number of the row. */
export function tieBreakValue(by: TieBreak, row: Row<unknown>): number | null {
  return isValue(by) ? VALUES[by](row) : null;
}

function byMeetings<Id, T extends Row<Id>>(
  tiedRows: readonly T[],
  { meetings, pair }: MeetingsStep,
  context: TieBreakContext<Id>,
): T[][] | null {
  const among = new Set(tiedRows.map((row) => row.team));
  if (pair && among.size > 2) return [[...tiedRows]];
  const haveMet = among.size < 2 || context.haveMet(among);
  if (!haveMet) return haveMet === null ? null : [[...tiedRows]];
  const met = new Map(tiedRows.map((row) => [row, context.meetings(row.team, among)]));
  const compare = (a: T, b: T, by: keyof Meetings) => (met.get(b)?.[by] ?? 0) - (met.get(a)?.[by] ?? 0);
  return groupBy(tiedRows, (a, b) => meetings.reduce((sum, by) => sum || compare(a, b, by), 0));
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

/**
 * Groups tied rows by one step, best first. Null if a value is missing, so that later steps would say something wrong; what
 * no feed has, such as lots, leaves them together.
 */
function groupByStep<Id, T extends Row<Id>>(
  tiedRows: readonly T[],
  step: Step,
  context: TieBreakContext<Id>,
): T[][] | null {
  if (typeof step !== 'string') return byMeetings(tiedRows, step, context);
  if (step.startsWith('away-') && tiedRows.some(({ away }) => away === undefined)) return null;
  if (isValue(step)) return groupBy(tiedRows, (a, b) => VALUES[step](b) - VALUES[step](a));
  if (step === 'play-off') return byPlayOff(tiedRows, context);
  const { rounded, lot } = context;
  if (step === 'rounded' && rounded)
    return groupBy(tiedRows, (a, b) => Number(rounded.has(b.team)) - Number(rounded.has(a.team)));
  if (step === 'lots' && lot) return groupBy(tiedRows, (a, b) => lot(a.team) - lot(b.team));
  return [[...tiedRows]];
}

/** Returns the place in a rule of what compares those that a step leaves level. */
function placeAfter(step: Step, at: number, hasSeparated: boolean): number {
  return hasSeparated && typeof step !== 'string' && step.again ? at : at + 1;
}

function rankTied<Id extends number | string, T extends Row<Id>>(
  tiedRows: readonly T[],
  rule: TableRule,
  at: number,
  context: TieBreakContext<Id>,
): readonly T[] {
  const step = rule[at];
  if (tiedRows.length < 2) return tiedRows;
  // A rule that says nothing of level teams leaves them in their order.
  if (step === undefined) return rule.length > 1 ? [...tiedRows].sort(byName) : tiedRows;
  const groups = groupByStep(tiedRows, step, context);
  if (groups === null) return tiedRows;
  const next = placeAfter(step, at, groups.length > 1);
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

/** Returns the tie-breaker between two teams of a table; null if the rule leaves them level. */
export function tieBreakBetween<Id extends number | string>(
  rows: readonly Row<Id>[],
  upper: Id,
  lower: Id,
  rule: TableRule,
  context: TieBreakContext<Id>,
): TieBreak | null {
  let tiedRows = rows;
  for (let at = 0; ; ) {
    const step = rule[at];
    if (step === undefined) return null;
    const groups = groupByStep(tiedRows, step, context);
    const own = groups?.find((group) => group.some((row) => row.team === upper));
    if (!groups || !own) return null;
    if (!own.some((row) => row.team === lower)) return tieBreakOf(step);
    at = placeAfter(step, at, groups.length > 1);
    tiedRows = own;
  }
}
