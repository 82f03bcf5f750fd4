import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { type Side, sideOf } from '#contract/side-of.ts';

/**
 * Weights of the events in the momentum curve. Ruled-out goals and missed penalties count as shots on target; other
 * events have no weight. The weights are our choice: the wire has running totals only.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  goal: 6,
  shot_on_target: 3,
  var: 3,
  penalty_missed: 3,
  shot_off_target: 2,
  corner: 1,
};

export interface PressureEvent {
  readonly event: MatchEvent;
  readonly side: Side;
  readonly weight: number;
}

/** Returns the weighted events of a match; null if there is none. */
export function pressureEvents({ events, teams }: Match): readonly PressureEvent[] | null {
  const withSide = (events ?? []).flatMap((event) => {
    const side = event.minute === null ? null : sideOf(event, teams);
    // A ruling that cancelled no goal has no weight.
    const weight = event.type === 'var' && !isRuledOut(event) ? 0 : (WEIGHTS[event.type] ?? 0);
    return side === null ? [] : [{ event, side, weight }];
  });
  return withSide.some(({ event }) => event.type in WEIGHTS) ? withSide : null;
}
