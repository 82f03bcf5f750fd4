import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { type Side, sideOf } from './side-of.ts';

/**
 * Whether an event is a goal that counts: disallowed goals are marked as cancelled, and shoot-out kicks do not count.
 */
export function isGoal({ type, result, period }: Pick<MatchEvent, 'type' | 'result' | 'period'>): boolean {
  return type === 'goal' && result !== 'cancelled' && period !== 'penalties';
}

/** The part of a match, in lists or details, that its goals need. */
interface MatchWithGoals {
  readonly teams: MatchRow['teams'];
  readonly events?: readonly MatchEvent[] | undefined;
}

/**
 * Returns the goals that count for a side, including the opponents' own goals. A goal without a team belongs to neither
 * side.
 */
export function goalsOf({ events, teams }: MatchWithGoals, side: Side): readonly MatchEvent[] {
  return (events ?? []).filter((event) => isGoal(event) && sideOf(event, teams) === side);
}

/** Returns the minute of a goal, `45+2`; null if unknown. */
export function goalMinute({
  minute,
  extra_minute,
}: Pick<MatchEvent, 'minute' | 'extra_minute'>): string | null {
  return minute === null ? null : `${minute}${extra_minute ? `+${extra_minute}` : ''}`;
}
