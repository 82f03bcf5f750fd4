import type { SideStats } from '#service/engine/match-state.ts';
import { average } from './averages.ts';
import { writeStats } from './stats.ts';

/**
 * Writes a row of stats?t=match (v2.2 wire, stats): the counters of `include=stats` as numbers, with passes
 * grouped. `accurate` is a share of 1, `percentage` the same in percent.
 */
export function writeMatchStats(teamId: number, side: SideStats, opponent: SideStats, minutes: number) {
  const { possessiontime, passing_accuracy } = writeStats(teamId, side, opponent, minutes, true);
  return {
    team_id: teamId,
    passes: {
      total: side.passes,
      accurate: average(side.passes_accurate, side.passes),
      percentage: passing_accuracy,
    },
    fouls: side.fouls,
    injuries: side.injuries,
    corners: side.corners,
    offsides: side.offsides,
    shots_total: side.shots_total,
    shots_on_target: side.shots_on_target,
    shots_off_target: side.shots_off_target,
    shots_blocked: side.shots_blocked,
    possessiontime,
    possessionpercent: side.possession,
    yellowcards: side.yellowcards,
    yellowredcards: side.yellowredcards,
    redcards: side.redcards,
    substitutions: side.substitutions,
    goal_kick: side.goal_kick,
    goal_attempts: side.goal_attempts,
    free_kick: side.free_kick,
    throw_in: side.throw_in,
    ball_safe: side.ball_safe,
    goals: side.goals,
    penalties: side.penalties,
    attacks: side.attacks,
    dangerous_attacks: side.dangerous_attacks,
  };
}
