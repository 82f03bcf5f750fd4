import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { swapSides } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import { tieBreakBetween } from '#contract/table/rank-teams.ts';
import type { TableRule, TieBreak } from '#contract/table/rules.ts';
import { countedScores, rowAfter, type TableStates } from './counted-rows.ts';
import { withSharedZones } from './shared-zones.ts';
import {
  countedMatches,
  ruleInForce,
  tieBreakContext,
  tieBreakValues,
  toStanding,
} from './tie-break-reasons.ts';
import { type WhatIfMatch, withTriedScore } from './what-if-scores.ts';
import { withRows } from './with-rows.ts';

/** A team that has passed another one. */
export interface ChangedOrder {
  readonly upper: string;
  /** The best of the teams that it has passed. */
  readonly lower: string;
  /** The place of the upper team. */
  readonly place: number;
  readonly points: readonly [upper: number, lower: number];
  /** What separates the two; null if nothing known does. */
  readonly by: TieBreak | null;
  /** The values of the tie-breaker; null where it has no numbers. */
  readonly values: readonly [upper: number, lower: number] | null;
  /** Goals in the matches between the two, if these decide and only the two are level; else null. */
  readonly meetingGoals: Score | null;
}

export interface WhatIf {
  readonly standings: StandingsRecord;
  /** The changes of each table, by its place in the record, best place first. */
  readonly changes: readonly (readonly ChangedOrder[])[];
}

interface WhatIfOptions extends TableStates {
  /** The season's matches. */
  readonly matches: readonly MatchRow[];
  /** The matches in play that have other scores. */
  readonly tried: readonly WhatIfMatch[];
  readonly rule: TableRule;
}

/** Returns the reasons why teams are above others that they were below. */
function changedOrders(
  now: readonly StandingsRow[],
  rows: readonly StandingsRow[],
  rule: TableRule,
  matches: readonly MatchRow[],
): readonly ChangedOrder[] {
  const context = tieBreakContext(rows, countedMatches(matches));
  const standings = rows.map(toStanding);
  const placeNow = new Map(now.map(({ team_id }, place) => [team_id, place]));
  return standings.flatMap((upper, place) => {
    const wasBelow = ({ team }: typeof upper) => (placeNow.get(team) ?? 0) < (placeNow.get(upper.team) ?? 0);
    const lower = standings.slice(place + 1).find(wasBelow);
    if (!lower) return [];
    const among = new Set(standings.filter(({ points }) => points === upper.points).map(({ team }) => team));
    const by = tieBreakBetween(standings, upper.team, lower.team, rule, context);
    const goalsOf = (team: string) => context.meetings(team, among).scored;
    return {
      upper: upper.name,
      lower: lower.name,
      place: place + 1,
      points: [upper.points, lower.points],
      by,
      values: tieBreakValues(by, [upper, lower], among, context),
      meetingGoals: by === 'meetings' && among.size === 2 ? [goalsOf(upper.team), goalsOf(lower.team)] : null,
    };
  });
}

/**
 * Returns the tables that would be if matches in play had other scores, by the rule of the competition, and why teams
 * are above others that they were below.
 */
export function whatIf(options: WhatIfOptions): WhatIf {
  const { standings, matches, tried } = options;
  const changedRows = new Map(standings.tables.map((table) => [table, new Map<string, StandingsRow>()]));
  for (const { match, triedScore } of tried) {
    for (const side of SIDES) {
      const own = side === 'home' ? triedScore : swapSides(triedScore);
      for (const { table, row, score } of countedScores(options, match, side))
        changedRows.get(table)?.set(row.team_id, rowAfter(row, side, own, score));
    }
  }
  const triedById = new Map(tried.map((one) => [one.match.id, one]));
  const matchesAfter = matches.map((match) => {
    const one = triedById.get(match.id);
    return one ? withTriedScore({ ...one, match }) : match;
  });
  const orders = standings.tables.map((table) => ({
    table,
    rule: ruleInForce(table.rows, options.rule, matches),
  }));
  const tables = orders.map(({ table, rule }) =>
    withRows(table, changedRows.get(table) ?? new Map(), { rule, matches: matchesAfter }),
  );
  return {
    standings: { ...standings, tables: withSharedZones(standings.tables, tables, options.rule) },
    changes: orders.map(({ table, rule }, at) =>
      changedOrders(table.rows, tables[at]?.rows ?? [], rule, matchesAfter),
    ),
  };
}
