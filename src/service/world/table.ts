import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import type { Counted } from './counted.ts';
import { inOrder } from './table-order.ts';

/** Matches and goals of a row: all, at home, or away. */
interface TableRecord {
  readonly played: number;
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
  readonly scored: number;
  readonly against: number;
  readonly points: number;
  /** From 1, in a table of these matches alone. */
  readonly position: number;
}

export interface TableRow {
  /** Team id. */
  readonly team: number;
  readonly overall: TableRecord;
  readonly home: TableRecord;
  readonly away: TableRecord;
  /** The last five results, newest last. */
  readonly form: readonly ('W' | 'D' | 'L')[];
  /** What the place leads to, as the table's legend names it; null for nothing. */
  readonly zone: string | null;
  readonly status: 'Promotion' | 'Same' | 'Relegation';
}

/** What a place of a league leads to. */
export interface Prospects {
  zone(position: number): string | null;
  status(position: number): TableRow['status'];
}

/** Gives the running score of a match in play at an instant; null if there is none. */
export type ScoreAt = (frame: MatchFrame, instant: number) => Score | null;

type Venue = 'overall' | 'home' | 'away';

interface Sum {
  played: number;
  won: number;
  draw: number;
  lost: number;
  scored: number;
  against: number;
  points: number;
}

interface Line {
  readonly team: number;
  readonly name: string;
  readonly overall: Sum;
  readonly home: Sum;
  readonly away: Sum;
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
  sum.points = sum.won * 3 + sum.draw;
}

const FORM = 5;

function take(line: Line | undefined, venue: 'home' | 'away', own: number, other: number): void {
  if (line === undefined) return;
  add(line.overall, own, other);
  add(line[venue], own, other);
  line.form.push(own > other ? 'W' : own === other ? 'D' : 'L');
  if (line.form.length > FORM) line.form.shift();
}

function meetings(matches: readonly Counted[], team: number, among: ReadonlySet<number>) {
  const sum = empty();
  for (const { home, away, score } of matches) {
    if (home === team && among.has(away)) add(sum, score[0], score[1]);
    if (away === team && among.has(home)) add(sum, score[1], score[0]);
  }
  return { points: sum.points, difference: sum.scored - sum.against };
}

function positions(lines: readonly Line[], venue: Venue, matches: readonly Counted[]): Map<number, number> {
  const rows = lines.map((line) => ({ ...line[venue], team: line.team, name: line.name }));
  const ordered = inOrder(rows, (team, among) => meetings(matches, team, among));
  return new Map(ordered.map((row, index) => [row.team, index + 1]));
}

/** The table of the matches that count, in order of play; positions from 1, best first. */
export function tableOf(
  teams: readonly { readonly id: number; readonly name: string }[],
  matches: readonly Counted[],
  prospects: Prospects,
): readonly TableRow[] {
  const lines = new Map(
    teams.map(({ id, name }): [number, Line] => [
      id,
      { team: id, name, overall: empty(), home: empty(), away: empty(), form: [] },
    ]),
  );
  for (const { home, away, score } of matches) {
    take(lines.get(home), 'home', score[0], score[1]);
    take(lines.get(away), 'away', score[1], score[0]);
  }
  const all = [...lines.values()];
  const [overall, home, away] = (['overall', 'home', 'away'] as const).map((venue) =>
    positions(all, venue, matches),
  );
  return all
    .map((line): TableRow => {
      const position = overall?.get(line.team) ?? 0;
      return {
        team: line.team,
        overall: { ...line.overall, position },
        home: { ...line.home, position: home?.get(line.team) ?? 0 },
        away: { ...line.away, position: away?.get(line.team) ?? 0 },
        form: line.form,
        zone: prospects.zone(position),
        status: prospects.status(position),
      };
    })
    .sort((a, b) => a.overall.position - b.overall.position);
}
