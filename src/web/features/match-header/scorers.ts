import { isGoal } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isSendingOff } from '#contract/sending-off.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import { minuteText, type WriteMinute } from '#web/words/minute-text.ts';
import type { Words } from '#web/words/words.ts';

/** A player with their goals or their red card. */
export interface ScorerEntry {
  /** Namesakes have different keys. */
  readonly key: string;
  /** Null while the name is unknown. */
  readonly name: string | null;
  readonly playerId: string | null;
  readonly kind: 'goal' | 'own-goal' | 'redcard' | 'yellowredcard';
  /** In the order of play. */
  readonly minutes: readonly ScorerMinute[];
}

interface ScorerMinute {
  readonly minute: number | null;
  readonly stoppage: number | null;
  readonly penalty: boolean;
}

/** Returns the scorers and dismissed players of a side in the order of play, each name once. */
export function scorers(
  { events, teams }: Pick<MatchRow, 'events' | 'teams'>,
  side: Side,
): readonly ScorerEntry[] {
  const byKey = new Map<string, ScorerEntry>();
  for (const event of events ?? []) {
    const isCard = isSendingOff(event);
    if (!(isCard || isGoal(event)) || sideOf(event, teams) !== side) continue;
    const card = event.type === 'yellowredcard' ? 'yellowredcard' : 'redcard';
    const kind = isCard ? card : event.own_goal ? 'own-goal' : 'goal';
    const key = `${kind} ${event.player_id ?? event.player_name}`;
    const { minute, extra_minute: stoppage, penalty } = event;
    const minutes = [...(byKey.get(key)?.minutes ?? []), { minute, stoppage, penalty }];
    byKey.set(key, { key, name: event.player_name, playerId: event.player_id, kind, minutes });
  }
  return [...byKey.values()];
}

/** Returns the minute of a goal or card as text, `45+2′ pen.`, or for screen readers, and whether it was a penalty. */
export function scorerMinuteText(
  { minute, stoppage, penalty }: ScorerMinute,
  words: Pick<Words<'match'>, 'moment' | 'match'>,
  write: WriteMinute = minuteText,
): string {
  return [minute !== null && write(minute, stoppage, words), penalty && words.match.pen]
    .filter(Boolean)
    .join(' ');
}

type ScorerWords = Pick<Words<'match' | 'changes'>, 'match' | 'changes'>;

/** What a line of scorers is about, for screen readers: a goal, an own goal, or a card. */
export const scorerKindText = ({ kind }: ScorerEntry, { match, changes }: ScorerWords): string =>
  kind === 'own-goal' ? changes.manners.own : match.kinds[kind];

/** The name of a scorer or dismissed player, or that it is not known yet. */
export const scorerName = ({ name, kind }: ScorerEntry, { match }: Pick<ScorerWords, 'match'>): string =>
  name ?? (kind === 'redcard' || kind === 'yellowredcard' ? match.unknownPlayer : match.unknownScorer);
