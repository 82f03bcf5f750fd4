import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';

/** A goal or a dismissal as far as it is known. */
export interface Incident {
  /** `45+2`; null while unknown. */
  readonly minute: string | null;
  /** The scorer, or the player who was sent off; null while unknown. */
  readonly player: { readonly id: string | null; readonly name: string } | null;
  readonly detail: 'own' | 'penalty' | 'second-yellow' | null;
}

/** Returns the numbers of a minute, `45+2`. */
export function minuteParts(text: string): readonly [minute: number, stoppage: number | null] {
  const [minute = 0, stoppage = null] = text.split('+').map(Number);
  return [minute, stoppage];
}

interface Change {
  /** The same for the same event, whichever answer showed it: `99 goal home 2`. Details have the id of the goal. */
  readonly id: string;
  readonly matchId: string;
  /** As-of instant of the answer that showed it, epoch ms. */
  readonly at: number;
  /** Whether it has just happened: false after a gap, and for details of a goal that was there at first sight. */
  readonly isNews: boolean;
  /** The score after it; null if unknown. */
  readonly score: Score | null;
}

/** A goal, a dismissal, or what becomes of them. Details are the player, the minute and the manner, which come later. */
export interface IncidentChange extends Change, Incident {
  readonly kind: 'goal' | 'ruled-out' | 'goal-details' | 'red' | 'red-rescinded' | 'red-details';
  readonly side: Side;
  /** Its place among those of its side at the time, from 1. */
  readonly number: number;
  /** Id of the change whose place it takes: a ruling that of its goal, a goal that counts again that of the ruling. */
  readonly supersedes: string | null;
  /** What details correct or complete. */
  readonly former: Incident | null;
}

/** A state that a match has reached, or another kick-off. */
export interface StateChange extends Change {
  readonly kind: 'kick-off' | 'half-time' | 'full-time' | 'off' | 'rescheduled';
  readonly side: null;
  /** How a match ended, or why it is not played. */
  readonly detail:
    | 'after-extra-time'
    | 'after-penalties'
    | 'awarded'
    | 'abandoned'
    | 'postponed'
    | 'cancelled'
    | null;
  /** Of a match that is rescheduled, when it was to begin, epoch seconds. */
  readonly formerKickOff: number | null;
}

/** What has happened in a match, as data; `changes-of.ts` has the rules. */
export type MatchChange = IncidentChange | StateChange;

/** A goal, or one that is ruled out. */
export type GoalChange = IncidentChange & { readonly kind: 'goal' | 'ruled-out' };

export const isGoalChange = (change: MatchChange): change is GoalChange =>
  change.kind === 'goal' || change.kind === 'ruled-out';
