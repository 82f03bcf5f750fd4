import { FINISHED_OR_AWARDED, isScheduled } from '#contract/status.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { wireMoment } from './utc.ts';
import type { MatchTypes } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** `time` of a match on the wire. */
export interface WireTime {
  readonly datetime: string;
  readonly date: string;
  readonly time: string;
  readonly minute: number | string | null;
  readonly timestamp: number;
  readonly timezone: string;
}

/**
 * Returns `time.minute`: text in play ("58", "45+2"), a number when finished, null when called off, and "" or
 * null before kick-off by operation (v2.2 wire, enumerations). The plus is inferred from clients that split on
 * it. Without event coverage it is null in play, as recorded.
 */
function minuteOf(state: MatchState, isCovered: boolean, types: MatchTypes): number | string | null {
  if (isScheduled(state.status, state.score !== null)) return types.minuteBefore;
  if (state.minute === null) return null;
  if (FINISHED_OR_AWARDED.has(state.status)) return state.minute;
  if (!isCovered) return null;
  return state.extra === null ? String(state.minute) : `${state.minute}+${state.extra}`;
}

/** Writes `time`: the scheduled kick-off in the caller's offset. `timestamp` is independent of the offset. */
export function writeTime(
  { frame, coverage }: Fixture,
  state: MatchState,
  types: MatchTypes,
  context: WriteContext,
): WireTime {
  const { kickOff } = frame;
  const { datetime, date, time } = wireMoment(kickOff, context.offset);
  return {
    datetime,
    date,
    time,
    minute: minuteOf(state, coverage.events, types),
    timestamp: kickOff,
    timezone: context.offset.zone,
  };
}
