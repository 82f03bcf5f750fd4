import { useState } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { anchorMinute, type MinuteAnchor, runsUntil, type TimedMatch } from '#web/format/minute.ts';

interface AnchorState {
  readonly match: TimedMatch | undefined;
  readonly asOf: number | null;
  readonly anchor: MinuteAnchor | null;
}

const EMPTY_STATE: AnchorState = { match: undefined, asOf: null, anchor: null };

/**
 * Returns the anchor of a match's minute, from which its clock ticks.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useMinuteAnchor(match: TimedMatch | undefined, asOf: number | null): MinuteAnchor | null {
  const [state, setState] = useState(EMPTY_STATE);
  if (!match || state.match === match) return state.anchor;
  const ranUntil = runsUntil(worldClock.now() ?? 0, state.asOf ?? 0);
  const anchor = asOf === null ? null : anchorMinute(state.anchor, match, asOf, ranUntil);
  setState({ match, asOf, anchor });
  return anchor;
}
