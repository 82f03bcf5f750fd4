import type { Meetings } from './meetings.ts';

/** What may rank one team above another that is level on points. */
export type TieBreak =
  | 'points'
  /** Points that were rounded down when they were halved. */
  | 'rounded'
  | 'play-off'
  /** The matches between those who are level. */
  | 'meetings'
  | 'wins'
  | 'difference'
  | 'scored'
  | 'away-wins'
  | 'away-goals'
  | 'cards'
  | 'ranking'
  | 'lots';

/** Compares teams that are level by the matches between them. */
export interface MeetingsStep {
  /** What counts in these matches, in order. */
  readonly meetings: readonly (keyof Meetings)[];
  /** Whether those who remain level are compared again, by the matches between them alone. */
  readonly again?: true;
  /** Whether it applies to two teams only. */
  readonly pair?: true;
}

export type Step = Exclude<TieBreak, 'meetings'> | MeetingsStep;

/** Tie-breakers in the order of a competition. Teams that it leaves level are ordered by name. */
export type TableRule = readonly Step[];

export function tieBreakOf(step: Step): TieBreak {
  return typeof step === 'string' ? step : 'meetings';
}

/** The rule of a competition whose tie-breakers are not known: teams that are level keep their order. */
export const BY_POINTS: TableRule = ['points'];

const MEETINGS: MeetingsStep = { meetings: ['points', 'difference', 'scored'], again: true };

export const BY_DIFFERENCE: TableRule = ['points', 'difference', 'scored', MEETINGS, 'lots'];
export const BY_MEETINGS: TableRule = ['points', MEETINGS, 'difference', 'scored', 'lots'];
export const BY_WINS: TableRule = ['points', 'wins', 'difference', 'scored', MEETINGS, 'lots'];
/** A play-off decides the title and relegation; all else goes by head-to-head. */
export const BY_PLAY_OFF: TableRule = ['points', 'play-off', MEETINGS, 'difference', 'scored', 'lots'];
