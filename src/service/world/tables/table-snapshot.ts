import { meetingsOf } from '#contract/table/meetings.ts';
import { pointsOf } from '#contract/table/points.ts';
import { rankTeams, type TeamStanding, type TieBreakContext } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { carriedPoints } from '#service/world/leagues/carried-points.ts';
import type { NamedId } from '#service/world/named-id.ts';
import type { CountedMatch } from './counted-match.ts';
import type { Prospects, TablePlan } from './season-tables.ts';

/** Matches and goals of a row: all, at home, or away. */
interface TableRecord {
  readonly played: number;
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
  readonly scored: number;
  readonly against: number;
  /** Overall points include deductions and what a split took; home and away points do not. */
  readonly points: number;
  /** From 1, in a table of these matches alone. */
  readonly position: number;
}

export interface TableSnapshotRow {
  readonly team: number;
  readonly name: string;
  readonly overall: TableRecord;
  readonly home: TableRecord;
  readonly away: TableRecord;
  /** Last five results, newest last. */
  readonly form: readonly ('W' | 'D' | 'L')[];
  /** What the place leads to, in the words of the legend; null for nothing. */
  readonly zone: string | null;
  readonly status: ReturnType<Prospects['status']>;
}

export interface TableSnapshot {
  readonly group: NamedId;
  /** Best first. */
  readonly rows: readonly TableSnapshotRow[];
}

/** What a table needs besides its plan and matches. */
export interface TableOptions {
  readonly rule: TableRule;
  /** Points taken by announced rulings, by team. */
  readonly deductedPoints: ReadonlyMap<number, number>;
  /** All matches count, so that tie-breakers for the end of a season apply. */
  readonly isOver: boolean;
  readonly lot: (team: number) => number;
  readonly playOffs: TieBreakContext<number>['playOffs'];
}

type Sum = { -readonly [K in keyof Omit<TableRecord, 'position'>]: number };

interface Line {
  readonly team: number;
  readonly name: string;
  readonly overall: Sum;
  readonly home: Sum;
  readonly away: Sum;
  /** Points of the rounds before the split. */
  before: number;
  readonly form: ('W' | 'D' | 'L')[];
}

function empty(): Sum {
  return { played: 0, won: 0, draw: 0, lost: 0, scored: 0, against: 0, points: 0 };
}

function add(sum: Sum, own: number, other: number): void {
  sum.played += 1;
  sum.scored += own;
  sum.against += other;
  if (own > other) sum.won += 1;
  else if (own === other) sum.draw += 1;
  else sum.lost += 1;
  sum.points += pointsOf(own, other);
}

const FORM_MATCHES = 5;

function addMatch(
  line: Line | undefined,
  venue: 'home' | 'away',
  own: number,
  other: number,
  isBefore: boolean,
) {
  if (line === undefined) return;
  add(line.overall, own, other);
  add(line[venue], own, other);
  if (isBefore) line.before += pointsOf(own, other);
  line.form.push(own > other ? 'W' : own === other ? 'D' : 'L');
  if (line.form.length > FORM_MATCHES) line.form.shift();
}

function haveMet(matches: readonly CountedMatch[], meetings: number, among: ReadonlySet<number>): boolean {
  const meetingCount = matches.filter(({ home, away }) => among.has(home) && among.has(away)).length;
  return meetingCount >= (meetings * among.size * (among.size - 1)) / 2;
}

/** Returns the rows of a table with sums of the matches; points include deductions and the split. */
function linesOf(
  plan: TablePlan,
  matches: readonly CountedMatch[],
  deductedPoints: TableOptions['deductedPoints'],
): Line[] {
  const lines = new Map(
    plan.teams.map(({ id, name }): [number, Line] => [
      id,
      { team: id, name, overall: empty(), home: empty(), away: empty(), before: 0, form: [] },
    ]),
  );
  for (const { home, away, round, score } of matches) {
    const isBefore = round < plan.splitRound;
    addMatch(lines.get(home), 'home', score[0], score[1], isBefore);
    addMatch(lines.get(away), 'away', score[1], score[0], isBefore);
  }
  for (const line of lines.values()) {
    const before = line.before - (deductedPoints.get(line.team) ?? 0);
    const after = line.overall.points - line.before;
    line.overall.points = (plan.splitRound > 0 ? carriedPoints(before, plan.carry) : before) + after;
  }
  return [...lines.values()];
}

function places(
  lines: readonly Line[],
  venue: 'overall' | 'home' | 'away',
  order: Order,
): Map<number, number> {
  const rows = lines.map(
    (line): TeamStanding<number> => ({ ...line[venue], team: line.team, name: line.name }),
  );
  return new Map(order(rows).map((row, index) => [row.team, index + 1]));
}

type Order = (rows: readonly TeamStanding<number>[]) => readonly TeamStanding<number>[];

/**
 * Returns the table of a plan, best first. `matches` are all that count, in order; those of other rounds and
 * teams are ignored.
 */
export function tableSnapshot(
  plan: TablePlan,
  matches: readonly CountedMatch[],
  options: TableOptions,
): TableSnapshot {
  const own = matches.filter(({ round }) => round >= plan.first && round <= plan.last);
  const lines = linesOf(plan, own, options.deductedPoints);
  const around: TieBreakContext<number> = {
    meetings: (team, among) => meetingsOf(own, team, among),
    haveMet: (among) => options.isOver || haveMet(own, plan.meetings, among),
    lot: options.isOver ? options.lot : null,
    playOffs: options.playOffs,
  };
  const order: Order = (rows) => rankTeams(rows, options.rule, around);
  const [overall, home, away] = (['overall', 'home', 'away'] as const).map((venue) =>
    places(lines, venue, order),
  );
  const rows = lines.map((line): TableSnapshotRow => {
    const position = overall?.get(line.team) ?? 0;
    return {
      team: line.team,
      name: line.name,
      overall: { ...line.overall, position },
      home: { ...line.home, position: home?.get(line.team) ?? 0 },
      away: { ...line.away, position: away?.get(line.team) ?? 0 },
      form: line.form,
      zone: plan.prospects.zone(position),
      status: plan.prospects.status(position),
    };
  });
  return { group: plan.group, rows: rows.sort((a, b) => a.overall.position - b.overall.position) };
}
