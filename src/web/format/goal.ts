import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { type Side, sideOf } from './side-of.ts';

/** Whether an event is a goal that stands: one that was taken back is told as cancelled, and kicks of a shoot-out are none. */
export function isGoal({ type, result, period }: Pick<MatchEvent, 'type' | 'result' | 'period'>): boolean {
  return type === 'goal' && result !== 'cancelled' && period !== 'penalties';
}

/** A match as lists and details tell it, as far as its goals need. */
interface Told {
  readonly teams: MatchRow['teams'];
  readonly events?: readonly MatchEvent[] | undefined;
}

/** The goals that stand for a side, own goals of the other among them; of a goal of nobody the side is not known. */
export function goalsOf({ events, teams }: Told, side: Side): readonly MatchEvent[] {
  return (events ?? []).filter((event) => isGoal(event) && sideOf(event, teams) === side);
}
