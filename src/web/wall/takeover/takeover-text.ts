import { goalMinute, goalsOf } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import type { Side } from '#contract/side-of.ts';
import type { Words } from '#web/words/words.ts';
import type { MatchTakeover, QueuedGoal } from './queue.ts';

/** What a takeover says of a match. */
export interface TakeoverText {
  /** The side of the newest goal. */
  readonly side: Side;
  /** GOAL, 2 GOALS, or that there was none. */
  readonly band: string;
  /** Minute of the newest goal, `67′`; null while unknown. */
  readonly minute: string | null;
  /** The scorers, oldest first; a name once. */
  readonly scorers: readonly string[];
  /** Penalty, own goal, or the scorer's how manieth of the match. */
  readonly how: string | null;
  readonly isRuledOut: boolean;
}

type TakeoverWords = Words<'changes' | 'teleprinter' | 'wall-scores'>;

/** Returns the event of a goal; undefined while the events are behind the score. */
function eventOf(match: MatchRow, { side, number }: QueuedGoal): MatchEvent | undefined {
  const goals = goalsOf(match, side);
  return goals.length >= number ? goals[number - 1] : undefined;
}

function howOf(match: MatchRow, event: MatchEvent, words: TakeoverWords): string | null {
  const { manners } = words.changes;
  if (event.own_goal) return manners.own;
  const ofScorer = (match.events ?? []).filter(
    (one) =>
      (one.player_id ?? one.player_name) === (event.player_id ?? event.player_name) &&
      one.team_id === event.team_id &&
      !one.own_goal &&
      one.type === 'goal' &&
      one.result !== 'cancelled',
  );
  const number = ofScorer.indexOf(event) + 1;
  const parts = [event.penalty && manners.penalty, number > 1 && words.wallScores.numbered(number)].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns what a takeover says, by what is known of the match at present. */
export function takeoverText(
  { goals, ruledOut }: MatchTakeover,
  match: MatchRow,
  words: TakeoverWords,
): TakeoverText {
  const { labels, goals: goalsLabel } = words.teleprinter;
  const newest = goals.at(-1) ?? ruledOut.at(-1) ?? { side: 'home', number: 1 };
  if (goals.length === 0)
    return {
      side: newest.side,
      band: labels['ruled-out'],
      minute: null,
      scorers: [],
      how: words.changes.names['ruled-out'],
      isRuledOut: true,
    };
  const event = eventOf(match, newest);
  const scorers = goals.flatMap((goal) => {
    const name = eventOf(match, goal)?.player_name;
    return name ?? [];
  });
  const minute = event && goalMinute(event);
  const isAlone = goals.length === 1;
  return {
    side: newest.side,
    band: isAlone ? labels.goal : goalsLabel(goals.length),
    minute: minute ? words.moment.minute(minute) : null,
    scorers: [...new Set(scorers)],
    how: event ? (isAlone ? howOf(match, event, words) : null) : words.scores.unknownScorer,
    isRuledOut: false,
  };
}
