import { goalMinute, isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { placeOfPeriod } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { addGoal } from '#contract/score.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import type { LineContent, LineDraft } from './printer-line.ts';

/** Seconds from the kick-off to minute 0 of each period: breaks and added time as they usually are. */
const PERIOD_STARTS_S = [0, 18 * 60, 25 * 60, 28 * 60, 32 * 60];

function estimatedTime(event: MatchEvent, kickOff: number): number {
  const minutes = (event.minute ?? 0) + (event.extra_minute ?? 0);
  return kickOff + minutes * 60 + (PERIOD_STARTS_S[placeOfPeriod(event)] ?? 0);
}

type Meaning = Pick<LineContent, 'kind' | 'detail'> & { readonly isStruck?: boolean };

/** Returns what kind of line an event makes; null for events that are not printed. */
function meaningOf(event: MatchEvent): Meaning | null {
  const { type, result, own_goal, penalty } = event;
  const isCancelled = result === 'cancelled';
  if (type === 'penalty_shootout_scored' || type === 'penalty_shootout_missed') {
    return { kind: 'kick', detail: type.endsWith('scored') && !isCancelled ? 'scored' : 'missed' };
  }
  if (isGoal(event) || isRuledOut(event)) {
    return { kind: 'goal', detail: own_goal ? 'own' : penalty ? 'penalty' : null, isStruck: !isGoal(event) };
  }
  if (type === 'var') return { kind: 'ruling', detail: null };
  if (isCancelled) return null;
  if (type === 'redcard') return { kind: 'red', detail: null };
  if (type === 'yellowredcard') return { kind: 'red', detail: 'second-yellow' };
  return type === 'penalty_missed' ? { kind: 'penalty-missed', detail: null } : null;
}

/** Returns the lines of a match's events in the order of play, with the score at each of them. */
export function eventDrafts({ events, teams, time }: MatchRow): readonly LineDraft[] {
  let score: Score = [0, 0];
  let tally: Score = [0, 0];
  const drafts: LineDraft[] = [];
  for (const event of events ?? []) {
    const meaning = meaningOf(event);
    if (!meaning) continue;
    const { kind, detail, isStruck = false } = meaning;
    const side: Side | null = sideOf(event, teams);
    if (kind === 'goal' && side === null) continue;
    const after = kind === 'goal' && side ? addGoal(score, side) : score;
    if (kind === 'goal' && !isStruck) score = after;
    if (kind === 'kick' && detail === 'scored' && side) tally = addGoal(tally, side);
    drafts.push({
      kind,
      side,
      detail,
      isStruck,
      score: kind === 'kick' ? tally : after,
      minute: kind === 'kick' ? null : goalMinute(event),
      player: event.player_name,
      remark: kind === 'goal' && !isStruck ? null : (event.info ?? event.reason),
      timestamp: event.timestamp,
      at: event.timestamp ?? estimatedTime(event, time.timestamp),
      isNow: event.timestamp === null,
    });
  }
  return drafts;
}
