import type { MatchRow } from '#contract/records/match.ts';
import { type Around, inOrder, type Standing, whyAbove } from '#contract/table/order.ts';
import { pointsOf } from '#contract/table/points.ts';
import type { TableRule, TieBreak } from '#contract/table/rules.ts';
import type { Table, TableRow } from './rows.ts';

/** Two teams level on points and the tie-breaker between them; null if no known one applies. */
export interface Level {
  readonly upper: string;
  readonly lower: string;
  readonly by: TieBreak | null;
  /** The tie-breaker's values of the upper and the lower team; null where it has no numbers. */
  readonly values: readonly [number, number] | null;
}

interface Played {
  readonly home: string;
  readonly away: string;
  /** Null before kick-off. */
  readonly score: readonly [number, number] | null;
}

/** Returns the season's matches that count or will count; called-off ones do not. */
function playedOf(matches: readonly MatchRow[]): readonly Played[] {
  return matches.flatMap(({ phase, teams, scores }) => {
    if (phase === 'off') return [];
    const { home_score: home, away_score: away } = scores;
    const score = home === null || away === null ? null : ([home, away] as const);
    return [{ home: teams.home.id, away: teams.away.id, score }];
  });
}

function standingOf({ row }: TableRow): Standing<string> {
  const { points, won, goals_scored, goals_against } = row.overall;
  return {
    team: row.team_id,
    name: row.team_name,
    points: points ?? 0,
    won: won ?? 0,
    scored: goals_scored ?? 0,
    against: goals_against ?? 0,
  };
}

/**
 * Returns the tie-breakers' inputs besides the rows, from the season's matches. The wire has neither lots nor
 * play-offs.
 */
function aroundOf(table: Table, played: readonly Played[]): Around<string> {
  const meetings: Around<string>['meetings'] = (team, among) => {
    const met = { points: 0, difference: 0, scored: 0 };
    for (const { home, away, score } of played) {
      if (!score || !among.has(home) || !among.has(away) || (home !== team && away !== team)) continue;
      const [own, other] = home === team ? score : ([score[1], score[0]] as const);
      met.points += pointsOf(own, other);
      met.difference += own - other;
      met.scored += own;
    }
    return met;
  };
  // A table that counts other matches, such as one before a split, cannot use the meetings.
  const isCounted = ({ row }: TableRow) =>
    played.filter(({ home, away, score }) => score && [home, away].includes(row.team_id)).length ===
    row.overall.games_played;
  const haveMet: Around<string>['haveMet'] = (among) => {
    const own = played.filter(({ home, away }) => among.has(home) && among.has(away));
    const pairs = (among.size * (among.size - 1)) / 2;
    return (
      own.length >= pairs &&
      own.every(({ score }) => score !== null) &&
      table.rows.every((row) => !among.has(row.row.team_id) || isCounted(row))
    );
  };
  return { meetings, haveMet, lot: null, playOffs: [] };
}

/** Returns the values of a tie-breaker for two rows. */
function valuesOf(
  by: TieBreak | null,
  rows: readonly [Standing<string>, Standing<string>],
  among: ReadonlySet<string>,
  around: Around<string>,
): Level['values'] {
  const of = (read: (row: Standing<string>) => number) => [read(rows[0]), read(rows[1])] as const;
  if (by === 'difference') return of(({ scored, against }) => scored - against);
  if (by === 'scored') return of(({ scored }) => scored);
  if (by === 'wins') return of(({ won }) => won);
  if (by !== 'meetings') return null;
  const points = of(({ team }) => around.meetings(team, among).points);
  return points[0] === points[1] ? null : points;
}

/**
 * Returns why each team is above the next one with equal points. The service decides the order; a rule that
 * contradicts it explains nothing.
 */
export function levelTeams(table: Table, matches: readonly MatchRow[], rule: TableRule): readonly Level[] {
  const around = aroundOf(table, playedOf(matches));
  const standings = table.rows.map(standingOf);
  return standings.flatMap((upper, at) => {
    const lower = standings[at + 1];
    if (!lower || lower.points !== upper.points) return [];
    const level = standings.filter(({ points }) => points === upper.points);
    const order = inOrder(level, rule, around).map(({ team }) => team);
    const agrees = order.indexOf(upper.team) < order.indexOf(lower.team);
    const by = agrees ? whyAbove(level, upper.team, lower.team, rule, around) : null;
    const among = new Set(level.map(({ team }) => team));
    return [
      { upper: upper.name, lower: lower.name, by, values: valuesOf(by, [upper, lower], among, around) },
    ];
  });
}
