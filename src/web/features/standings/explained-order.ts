import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { rankTeams, tieBreakBetween } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { countedMatches, tieBreakContext, toStanding } from './tie-break-reasons.ts';

/**
 * Returns whether a rule leads to the service's order where it separates teams: lots and play-offs are not on the wire.
 */
export function isOrderExplained(
  rows: readonly StandingsRow[],
  rule: TableRule,
  matches: readonly MatchRow[],
): boolean {
  const context = tieBreakContext(rows, countedMatches(matches));
  const standings = rows.map(toStanding);
  const order = rankTeams(standings, rule, context);
  const placeOf = new Map(order.map(({ team }, place) => [team, place]));
  return standings.every((upper, at) => {
    const lower = standings[at + 1];
    if (!lower || lower.points !== upper.points) return true;
    if ((placeOf.get(upper.team) ?? 0) < (placeOf.get(lower.team) ?? 0)) return true;
    return tieBreakBetween(standings, lower.team, upper.team, rule, context) === null;
  });
}
