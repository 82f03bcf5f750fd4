import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';

/** A goal, a dismissal or another event as far as it is known. */
export interface Incident {
  /** `45+2`; null while unknown. */
  readonly minute: string | null;
  /** The scorer, the taker, or the player who was sent off; null while unknown. */
  readonly player: { readonly id: string | null; readonly name: string } | null;
  /** How a goal was scored or a player sent off, or what became of a kick. */
  readonly detail: 'own' | 'penalty' | 'second-yellow' | 'scored' | 'missed' | null;
  /** Time of the event as the feed gives it, epoch seconds; null if it gives none. */
  readonly timestamp: number | null;
  /** The feed's own words, such as the reason of a ruling; null without any. */
  readonly remark: string | null;
}

/** Whether nothing is known of an incident: only the score tells of it. */
export const isBare = ({ minute, player }: Incident): boolean => minute === null && player === null;

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
  /** Whether it has just happened: false at first sight and after a gap, and for what was there at first sight. */
  readonly isNews: boolean;
  /** The score after it, of a kick the one of the shoot-out; null if unknown. */
  readonly score: Score | null;
}

/**
 * A goal, a dismissal, or what becomes of them. Details are the player, the minute and the manner, which come later. Of
 * other events: a kick of a shoot-out, a ruling that leaves the score as it is, a goal that was disallowed before it counted.
 */
export interface IncidentChange extends Change, Incident {
  readonly kind:
    | ('goal' | 'ruled-out' | 'goal-details' | 'red' | 'red-rescinded' | 'red-details')
    | ('penalty-missed' | 'kick' | 'ruling' | 'disallowed' | 'withdrawn' | 'details');
  readonly side: Side;
  /** Its place among those of its side at the time, from 1. */
  readonly number: number;
  /** Id of the change whose place it takes: a ruling that of its goal, a goal that counts again that of the ruling. */
  readonly supersedes: string | null;
  /** How often it was taken back and counted again before; absent: never. */
  readonly returns?: number;
  /** What details correct or complete. */
  readonly former: Incident | null;
}

/** How a match can end, and why it may not be played. */
export const ENDS = [
  'after-extra-time',
  'after-penalties',
  'awarded',
  'abandoned',
  'postponed',
  'cancelled',
] as const;

/** A state that a match has reached, or another kick-off. */
export interface StateChange extends Change {
  /** `ninety` and `extra-time` are their ends. */
  readonly kind: 'kick-off' | 'half-time' | 'ninety' | 'extra-time' | 'full-time' | 'off' | 'rescheduled';
  readonly side: null;
  /** How a match ended, or why it is not played. */
  readonly detail: (typeof ENDS)[number] | null;
  /** Of a match that is rescheduled, when it was to begin, epoch seconds. */
  readonly formerKickOff: number | null;
}

/** What has happened in a match, as data; `changes-of.ts` has the rules. */
export type MatchChange = IncidentChange | StateChange;

type OfGoal<Kind> = IncidentChange & { readonly kind: Kind; readonly detail: 'own' | 'penalty' | null };

/** A goal, or one that is ruled out. */
export type GoalChange = OfGoal<'goal' | 'ruled-out'>;

export const isGoalChange = (change: MatchChange): change is GoalChange =>
  change.kind === 'goal' || change.kind === 'ruled-out';

export const isGoalDetails = (change: MatchChange): change is OfGoal<'goal-details'> =>
  change.kind === 'goal-details';
