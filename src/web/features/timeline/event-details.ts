import type { ReactNode } from 'react';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { remarkInLine } from '#web/words/note-text.ts';
import { sentence } from '#web/words/sentence.tsx';
import type { Words } from '#web/words/words.ts';

/**
 * Returns the service's remark if it adds to the event type. Numbered remarks are skipped, and assists are shown
 * separately.
 */
function remark({ type, info }: MatchEvent, words: Words<'notes'>): string | null {
  if (type === 'goal' || type === 'substitution' || info === null || /^\d/.test(info)) return null;
  return remarkInLine(info, words);
}

/**
 * Returns what is quiet beside the name of an event: how, for whom, why.
 *
 * @param related the name of the other player, as it is to be shown
 */
export function eventDetails(
  event: MatchEvent,
  related: ReactNode,
  words: Words<'match' | 'changes' | 'notes'>,
): readonly ReactNode[] {
  const { match } = words;
  const { manners } = words.changes;
  const ruledOut = isRuledOut(event);
  const reason = event.info?.replace(/^goal ruled out:?\s*/i, '') || event.reason;
  const parts = ruledOut
    ? [reason ? match.ruledOutFor(remarkInLine(reason, words)) : manners['ruled-out']]
    : [
        event.type === 'goal' && event.own_goal && manners.own,
        event.type === 'goal' && event.penalty && manners.penalty,
        event.type === 'goal' && !event.own_goal && related && sentence(match.assist, related),
        event.type === 'substitution' && related && sentence(match.comesOnFor, related),
        event.type === 'yellowredcard' && manners['second-yellow'],
        event.type === 'penalty_missed' && manners.penalty,
        event.reason && remarkInLine(event.reason, words),
        remark(event, words),
      ];
  return parts.filter(Boolean);
}
