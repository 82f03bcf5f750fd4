import type { MatchEvent } from './records/match-event.ts';

/** Whether an event sends a player off: a red card or a second yellow card that was not taken back. */
export const isSendingOff = ({ type, result }: Pick<MatchEvent, 'type' | 'result'>): boolean =>
  (type === 'redcard' || type === 'yellowredcard') && result !== 'cancelled';
