import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sideOf } from '#web/format/side-of.ts';

/**
 * What an event says of who is pressing. A goal that was ruled out and a penalty that was missed are shots on target;
 * cards, substitutions and whatever is not here say nothing. Our choice: the wire has running totals only.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  goal: 6,
  shot_on_target: 3,
  var: 3,
  penalty_missed: 3,
  shot_off_target: 2,
  corner: 1,
};

/** The events of a match that have a minute and a side. */
export function placedEvents({ events, teams }: Match): readonly MatchEvent[] {
  return (events ?? []).filter((event) => event.minute !== null && sideOf(event, teams));
}

/** Whether its events say who was pressing, so that there is a curve to draw. */
export function hasCurve(match: Match): boolean {
  return placedEvents(match).some(({ type }) => type in WEIGHTS);
}
