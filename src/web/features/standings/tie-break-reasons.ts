import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { scoreOf } from '#contract/score.ts';
import { type Meeting, meetingsOf } from '#contract/table/meetings.ts';
import {
  rankTeams,
  type TeamStanding,
  type TieBreakContext,
  tieBreakBetween,
  tieBreakValue,
} from '#contract/table/rank-teams.ts';
import { BY_POINTS, type TableRule, type TieBreak } from '#contract/table/rules.ts';
import { roundedDown } from './halved-points.ts';
import type { DisplayTable } from './rows.ts';

/** Two teams level on points and the tie-breaker between them; null if no known one applies. */
export interface TieBreakReason {
  readonly upper: string;
  readonly lower: string;
  readonly by: TieBreak | null;
  /** The tie-breaker's values of the upper and the lower team; null where it has no numbers. */
  readonly values: readonly [number, number] | null;
}

export interface CountedMatch extends Meeting<string> {
  /** Kick-off, epoch seconds. */
  readonly at: number;
}

/** Returns the season's matches that count or will count; called-off ones do not. */
export function countedMatches(matches: readonly MatchRow[]): readonly CountedMatch[] {
  return matches
    .filter(({ phase }) => phase !== 'off')
    .map((match) => ({
      home: match.teams.home.id,
      away: match.teams.away.id,
      at: match.time.timestamp,
      score: scoreOf(match),
    }));
}

export function toStanding(row: StandingsRow): TeamStanding<string> {
  const { points, won, goals_scored, goals_against } = row.overall;
  const { won: wonAway, goals_scored: scoredAway } = row.away;
  return {
    team: row.team_id,
    name: row.team_name,
    points: points ?? 0,
    won: won ?? 0,
    scored: goals_scored ?? 0,
    against: goals_against ?? 0,
    ...(wonAway !== null && scoredAway !== null && { away: { won: wonAway, scored: scoredAway } }),
  };
}

/**
 * Returns how often two teams of a table meet. A pair with a postponed match has fewer meetings on the list until its new
 * date, so the pair with most of them counts.
 */
function meetingsOfPair(rows: readonly StandingsRow[], matches: readonly CountedMatch[]): number {
  const teams = new Set(rows.map(({ team_id }) => team_id));
  const mutual = matches.filter(({ home, away }) => teams.has(home) && teams.has(away));
  const byPair = Map.groupBy(mutual, ({ home, away }) => [home, away].sort().join());
  return Math.max(1, ...[...byPair.values()].map(({ length }) => length));
}

/**
 * Returns the tie-breakers' inputs besides the rows, from the season's matches. The wire has neither lots nor
 * play-offs.
 */
export function tieBreakContext(
  rows: readonly StandingsRow[],
  matches: readonly CountedMatch[],
): TieBreakContext<string> {
  // A table that counts other matches, such as one before a split, cannot use the meetings.
  const countsSameMatches = ({ team_id, overall }: StandingsRow) =>
    matches.filter(({ home, away, score }) => score && [home, away].includes(team_id)).length ===
    overall.games_played;
  const pairMeetings = meetingsOfPair(rows, matches);
  const haveMet: TieBreakContext<string>['haveMet'] = (among) => {
    const mutual = matches.filter(({ home, away }) => among.has(home) && among.has(away));
    const pairs = (among.size * (among.size - 1)) / 2;
    if (mutual.some(({ score }) => score === null)) return false;
    const areKnown = rows.every((row) => !among.has(row.team_id) || countsSameMatches(row));
    return areKnown ? mutual.length >= pairMeetings * pairs : null;
  };
  return {
    meetings: (team, among) => meetingsOf(matches, team, among),
    haveMet,
    lot: null,
    playOffs: [],
    rounded: roundedDown(rows, matches),
  };
}

/** Returns the values of two teams by a tie-breaker; null where it has no numbers. */
export function tieBreakValues(
  by: TieBreak | null,
  rows: readonly [TeamStanding<string>, TeamStanding<string>],
  among: ReadonlySet<string>,
  context: TieBreakContext<string>,
): TieBreakReason['values'] {
  const valuePair = (read: (row: TeamStanding<string>) => number | null) => {
    const [upper, lower] = [read(rows[0]), read(rows[1])];
    return upper === null || lower === null ? null : ([upper, lower] as const);
  };
  if (by === null) return null;
  if (by !== 'meetings') return valuePair((row) => tieBreakValue(by, row));
  const points = valuePair(({ team }) => context.meetings(team, among).points);
  return points?.[0] === points?.[1] ? null : points;
}

/**
 * Returns why each team is above the next one with equal points. The service decides the order; a rule that
 * contradicts it explains nothing.
 */
export function tieBreakReasons(
  table: DisplayTable,
  matches: readonly MatchRow[],
  rule: TableRule,
): readonly TieBreakReason[] {
  const rows = table.rows.map(({ row }) => row);
  const context = tieBreakContext(rows, countedMatches(matches));
  const standings = rows.map(toStanding);
  return standings.flatMap((upper, at) => {
    const lower = standings[at + 1];
    if (!lower || lower.points !== upper.points) return [];
    const tiedTeams = standings.filter(({ points }) => points === upper.points);
    const order = rankTeams(tiedTeams, rule, context).map(({ team }) => team);
    const isExplained = order.indexOf(upper.team) < order.indexOf(lower.team);
    const by = isExplained ? tieBreakBetween(tiedTeams, upper.team, lower.team, rule, context) : null;
    const among = new Set(tiedTeams.map(({ team }) => team));
    return [
      {
        upper: upper.name,
        lower: lower.name,
        by,
        values: tieBreakValues(by, [upper, lower], among, context),
      },
    ];
  });
}

/**
 * Returns a rule if it leads to the service's order where it separates teams, as lots and play-offs are not on the wire;
 * otherwise teams that are level keep that order.
 */
export function ruleInForce(
  rows: readonly StandingsRow[],
  rule: TableRule,
  matches: readonly MatchRow[],
): TableRule {
  const context = tieBreakContext(rows, countedMatches(matches));
  const standings = rows.map(toStanding);
  const order = rankTeams(standings, rule, context);
  const placeOf = new Map(order.map(({ team }, place) => [team, place]));
  const isExplained = standings.every((upper, at) => {
    const lower = standings[at + 1];
    if (!lower || lower.points !== upper.points) return true;
    if ((placeOf.get(upper.team) ?? 0) < (placeOf.get(lower.team) ?? 0)) return true;
    return tieBreakBetween(standings, lower.team, upper.team, rule, context) === null;
  });
  return isExplained ? rule : BY_POINTS;
}
