import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';
import type { MatchWords } from './match.ts';

/** Returns the name of an event for screen readers; a ruling that cancelled no goal is a plain ruling. */
export function eventName(event: MatchEvent, { match }: Pick<MatchWords, 'match'>): string {
  const kinds: Readonly<Record<string, string>> = match.kinds;
  if (isRuledOut(event)) return match.kinds.var;
  return event.type === 'var' ? match.ruling : (kinds[event.type] ?? event.type);
}
