import type { MatchEvent } from '#contract/records/match-event.ts';

/** Whether an event is a goal that was taken back: other rulings have no score. */
export function isRuledOut({ type, result, info }: MatchEvent): boolean {
  return type === 'goal' ? result === 'cancelled' : type === 'var' && !/penalty/i.test(info ?? '');
}
