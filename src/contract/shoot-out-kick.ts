import type { MatchEvent } from './records/match-event.ts';

/** Whether an event is a kick of a shoot-out. */
export const isKick = ({ type }: Pick<MatchEvent, 'type'>): boolean => type.startsWith('penalty_shootout_');

/** Whether it is one that counts. */
export const isScoredKick = ({ type, result }: Pick<MatchEvent, 'type' | 'result'>): boolean =>
  type === 'penalty_shootout_scored' && result !== 'cancelled';
