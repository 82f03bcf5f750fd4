import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';
import { type Side, sideOf } from '#web/format/side-of.ts';

/**
 * What an event says of who is pressing. A goal that was ruled out and a penalty that was missed are shots on target;
 * cards, substitutions and whatever is not here say nothing. Our choice: the wire has running totals only.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  goal: 6,
  shot_on_target: 3,
  var: 3,
  penalty_missed: 3,
  shot_off_target: 2,
  corner: 1,
};

/** An event that has a minute and a side, with what it says. */
export interface Pressing {
  readonly event: MatchEvent;
  readonly side: Side;
  readonly weight: number;
}

/** What the events of a match say of who was pressing; null where none says anything. */
export function pressingOf({ events, teams }: Match): readonly Pressing[] | null {
  const placed = (events ?? []).flatMap((event) => {
    const side = event.minute === null ? null : sideOf(event, teams);
    // A ruling that took no goal says nothing.
    const weight = event.type === 'var' && !isRuledOut(event) ? 0 : (WEIGHTS[event.type] ?? 0);
    return side === null ? [] : [{ event, side, weight }];
  });
  return placed.some(({ event }) => event.type in WEIGHTS) ? placed : null;
}
