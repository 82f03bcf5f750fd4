import type { MatchEvent } from '#contract/records/match-event.ts';

/** Whether an event is a disallowed goal; other VAR decisions do not change the score. */
export function isRuledOut({ type, result, info }: MatchEvent): boolean {
  return type === 'goal' ? result === 'cancelled' : type === 'var' && !/penalty/i.test(info ?? '');
}
