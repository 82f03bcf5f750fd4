import type { SideStats } from '#service/engine/match-state.ts';

/**
 * Statistics of one team in the wire's mixed types: most counters are text; `shots_total`, `goals`, possession
 * and accuracies are numbers; `xg` is goals as text (v2.2 wire, stats). Null means not covered.
 */
export interface WireStats {
  readonly team_id: number;
  readonly [field: string]: number | string | null;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** Returns the minutes of possession in a match of `minutes`, to a tenth. */
function possessionMinutes(percentage: number, minutes: number): number {
  return Math.round(percentage * minutes) / 10 / 10;
}

/**
 * Writes `stats[]` of one side. `minutes` are those played so far; `opponent` is needed for `action_areas`, the
 * share of attacks. Every counter is null without coverage.
 */
export function writeStats(
  teamId: number,
  side: SideStats,
  opponent: SideStats,
  minutes: number,
  isCovered: boolean,
): WireStats {
  const text = (value: number) => (isCovered ? String(value) : null);
  const number = (value: number) => (isCovered ? value : null);
  return {
    team_id: teamId,
    key_passes: text(side.key_passes),
    passing_accuracy: number(percent(side.passes_accurate, side.passes)),
    fouls: text(side.fouls),
    injuries: text(side.injuries),
    corners: text(side.corners),
    crosses: text(side.crosses),
    crossing_accuracy: number(percent(side.crosses_accurate, side.crosses)),
    offsides: text(side.offsides),
    shots_total: number(side.shots_total),
    shots_on_target: text(side.shots_on_target),
    shots_off_target: text(side.shots_off_target),
    shots_blocked: text(side.shots_blocked),
    possessiontime: number(possessionMinutes(side.possession, minutes)),
    possessionpercent: number(side.possession),
    yellowcards: text(side.yellowcards),
    yellowredcards: text(side.yellowredcards),
    redcards: text(side.redcards),
    substitutions: text(side.substitutions),
    goal_kick: text(side.goal_kick),
    goal_attempts: text(side.goal_attempts),
    free_kick: text(side.free_kick),
    throw_in: text(side.throw_in),
    ball_safe: text(side.ball_safe),
    goals: number(side.goals),
    penalties: text(side.penalties),
    attacks: text(side.attacks),
    dangerous_attacks: text(side.dangerous_attacks),
    action_areas: isCovered
      ? percent(side.dangerous_attacks, side.dangerous_attacks + opponent.dangerous_attacks).toFixed(2)
      : null,
    xg: isCovered ? (side.xg / 100).toFixed(2) : null,
  };
}
