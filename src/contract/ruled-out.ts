import type { MatchEvent } from '#contract/records/match-event.ts';

/** What else a VAR decision is about: a penalty, a card, a goal that stands. */
const OTHER_DECISION = /penalty|card|confirmed/i;

/** Whether an event is a disallowed goal; other VAR decisions do not change the score. */
export function isRuledOut({ type, result, info }: Pick<MatchEvent, 'type' | 'result' | 'info'>): boolean {
  if (type === 'goal') return result === 'cancelled';
  return type === 'var' && result !== 'confirmed' && !OTHER_DECISION.test(info ?? '');
}
