import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { eventName } from '#web/matches/timeline-periods.ts';
import type { MatchWords } from '#web/words/match.ts';
import { type NotesWords, remarkInLine } from '#web/words/notes.ts';

/** An event in words: who, and quietly what else there is to say. */
interface EventText {
  /** What happened, for screen readers. */
  readonly kind: string;
  readonly name: string;
  readonly detail: string;
}

function detailOf(event: MatchEvent, words: MatchWords & NotesWords): string {
  const { match: say } = words;
  const { type, own_goal, penalty, related_player_name: related, reason, info } = event;
  if (isRuledOut(event)) {
    const why = info?.replace(/^goal ruled out:?\s*/i, '') || reason;
    return why ? say.ruledOutFor(remarkInLine(why, words)) : say.ruledOut;
  }
  if (type === 'goal') {
    if (own_goal) return say.ownGoal;
    if (penalty) return say.penalty;
    return related ? say.assist(related) : '';
  }
  const why = reason && remarkInLine(reason, words);
  if (type === 'yellowredcard') return [say.secondYellow, why].filter(Boolean).join(', ');
  if (type === 'penalty_missed' || type === 'penalty_shootout_missed') return say.kinds[type];
  return why ?? '';
}

export function eventText(event: MatchEvent, words: MatchWords & NotesWords): EventText {
  const { match: say } = words;
  const unknown = event.type === 'goal' ? say.unknownScorer : say.unknownPlayer;
  return {
    kind: eventName(event, words),
    name: event.player_name ?? (event.type === 'var' ? eventName(event, words) : unknown),
    detail: detailOf(event, words),
  };
}
