import type { Score, Side } from './match-frame.ts';
import type { Period } from './timetable.ts';

/**
 * An event as visible at an instant. Where the v2.2 wire is silent, our choice: a goal that is ruled out keeps its
 * place as type `var` with `result` `cancelled`; `side` is always the player's own team, so an own goal counts for
 * the other one; in a substitution `slot` comes on and `relatedSlot` goes off; `relatedSlot` of a goal is the assist.
 */
export interface VisibleEvent {
  /** Identifies the event at every instant, even after corrections. */
  key: number;
  side: Side;
  type:
    | 'goal'
    | 'yellowcard'
    | 'yellowredcard'
    | 'redcard'
    | 'substitution'
    | 'corner'
    | 'shot_on_target'
    | 'shot_off_target'
    | 'penalty_missed'
    | 'penalty_shootout_scored'
    | 'penalty_shootout_missed'
    | 'var';
  period: Period['code'];
  minute: number;
  /** Minute of stoppage time: 45 and 2 is "45+2". */
  extra: number | null;
  /** Instant at which it happened, epoch seconds. */
  at: number;
  /** Line-up slot: 1 to 11 started (1 is the goalkeeper), 12 to 18 were on the bench (12 is the goalkeeper). */
  slot: number | null;
  relatedSlot: number | null;
  ownGoal: boolean;
  penalty: boolean;
  result: 'cancelled' | null;
  reason: string | null;
  info: string | null;
  /** For goals: the score after it, as far as visible at the instant. */
  score?: Score;
}

/** Running totals of one side. Goals are the side's score; a shot counts once it is shown. */
export interface SideStats {
  goals: number;
  shots_total: number;
  shots_on_target: number;
  shots_off_target: number;
  shots_blocked: number;
  corners: number;
  fouls: number;
  offsides: number;
  yellowcards: number;
  yellowredcards: number;
  redcards: number;
  penalties: number;
  substitutions: number;
  attacks: number;
  dangerous_attacks: number;
  ball_safe: number;
  passes: number;
  passes_accurate: number;
  crosses: number;
  crosses_accurate: number;
  key_passes: number;
  free_kick: number;
  throw_in: number;
  goal_kick: number;
  goal_attempts: number;
  injuries: number;
  /** Percent; both sides sum to 100. */
  possession: number;
  /** Expected goals in hundredths. */
  xg: number;
}

/** State of a match at an instant, as far as shown by then. */
export interface MatchState {
  /** v2.2 wire, status codes. */
  status: number;
  /** v2.2 wire, status_period; stays that of the last period during a break. */
  period: '1st Half' | '2nd Half' | 'Extra Time 1' | 'Extra Time 2' | 'Penalties' | null;
  minute: number | null;
  extra: number | null;
  /** Current score, without the kicks of a shoot-out. */
  score: Score | null;
  /** Scores of the parts, each set when it is over (`ps` counts during the shoot-out). */
  ht: Score | null;
  ft: Score | null;
  et: Score | null;
  ps: Score | null;
  /** Set once decided; of a second leg, the winner of the tie. */
  winner: Side | null;
  /** Reason for being off, abandoned or awarded. */
  info: string | null;
  /** Oldest first. */
  events: readonly VisibleEvent[];
  stats: readonly [home: SideStats, away: SideStats];
  onPitch: readonly [home: number, away: number];
}
