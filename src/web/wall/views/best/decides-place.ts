import type { MatchRow } from '#contract/records/match.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import type { TableStates } from '#web/features/standings/counted-rows.ts';
import { nextGoalStakes } from '#web/features/standings/stakes.ts';

/**
 * Returns whether the next goal of a match in play takes one of its teams to the top of the table or off it, or over the edge
 * of a zone such as relegation.
 *
 * @param states tables of its season
 */
export function decidesPlace(match: MatchRow, states: TableStates): boolean {
  const ids = [match.teams.home.id, match.teams.away.id];
  const table = states.standings.tables.find(({ rows }) =>
    ids.every((id) => rows.some(({ team_id }) => team_id === id)),
  );
  if (!table) return false;
  const rule = tableRuleOf(match.league, match.season_name);
  const stakes = nextGoalStakes(states, { match, rule, matches: null });
  const zoneOf = (place: number) => (place === 1 ? 1 : (table.rows[place - 1]?.result ?? null));
  return (stakes?.outcomes ?? []).some(({ home, away }) =>
    [home, away].some(({ from, best, worst }) => best === worst && zoneOf(from) !== zoneOf(best)),
  );
}
