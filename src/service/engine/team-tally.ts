import type { EventDetails, LogEntry } from '#service/engine/story/log-entry.ts';
import type { Score } from './match-frame.ts';
import type { SideStats } from './match-state.ts';
import { type MinuteVolumes, VOLUMES, volumeAt } from './minute-volumes.ts';

function blank(): SideStats {
  return {
    goals: 0,
    shots_total: 0,
    shots_on_target: 0,
    shots_off_target: 0,
    shots_blocked: 0,
    corners: 0,
    fouls: 0,
    offsides: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
    penalties: 0,
    substitutions: 0,
    attacks: 0,
    dangerous_attacks: 0,
    ball_safe: 0,
    passes: 0,
    passes_accurate: 0,
    crosses: 0,
    crosses_accurate: 0,
    key_passes: 0,
    free_kick: 0,
    throw_in: 0,
    goal_kick: 0,
    goal_attempts: 0,
    injuries: 0,
    possession: 50,
    xg: 0,
  };
}

/** Accumulates the totals of both sides. Goals are not counted here: they are the score. */
export class TeamTally {
  readonly sides: readonly [SideStats, SideStats] = [blank(), blank()];

  /**
   * Adds one event by its visible details. A goal ruled out adds nothing, which takes back its goal, shot and pass.
   */
  add(entry: LogEntry, details: EventDetails): void {
    const own = this.sides[entry.side === 'home' ? 0 : 1];
    own.xg += details.xg;
    switch (details.kind) {
      case 'goal':
        countShot(own, entry, !entry.ownGoal);
        break;
      case 'shot_on_target':
      case 'shot_off_target':
      case 'penalty_missed':
        countShot(own, entry, true);
        break;
      case 'shot_blocked':
        own.shots_blocked += 1;
        if (entry.keyPass) own.key_passes += 1;
        break;
      case 'corner':
        own.corners += 1;
        break;
      case 'offside':
        own.offsides += 1;
        break;
      case 'foul':
        own.fouls += 1;
        break;
      case 'yellowcard':
        own.fouls += 1;
        own.yellowcards += 1;
        break;
      case 'yellowredcard':
        own.fouls += 1;
        own.yellowredcards += 1;
        break;
      case 'redcard':
        own.fouls += 1;
        own.redcards += 1;
        break;
      case 'substitution':
        own.substitutions += 1;
        if (details.reason !== null) own.injuries += 1;
        break;
      default:
        break;
    }
  }

  /** Adds the score, the volumes up to a row, and the derived totals. */
  finish(goals: Score, volumes: MinuteVolumes, row: number): void {
    for (const [team, side] of this.sides.entries()) {
      side.goals = goals[team] ?? 0;
      for (const [index, name] of VOLUMES.entries()) side[name] = volumeAt(volumes, row, team, index);
      side.shots_total = side.shots_on_target + side.shots_off_target + side.shots_blocked;
      side.goal_attempts = side.shots_total;
    }
    const [home, away] = this.sides;
    home.free_kick = away.fouls + away.offsides;
    away.free_kick = home.fouls + home.offsides;
    home.goal_kick += away.shots_off_target;
    away.goal_kick += home.shots_off_target;
    const ball = home.passes + away.passes;
    if (ball > 0) home.possession = Math.round((100 * home.passes) / ball);
    away.possession = 100 - home.possession;
  }
}

function countShot(side: SideStats, entry: LogEntry, shot: boolean): void {
  if (entry.penalty) side.penalties += 1;
  if (!shot) return;
  if (entry.onTarget) side.shots_on_target += 1;
  else side.shots_off_target += 1;
  if (entry.keyPass) side.key_passes += 1;
}
