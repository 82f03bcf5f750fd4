import { DAY } from '#service/world/calendar/days.ts';

/** Matches in play at any minute, half-times excluded. */
const MIN_MATCHES_IN_PLAY = 5;
/** Minutes after the scheduled kick-off at which a match is certainly in play, whatever its stoppage. */
const HALF_MINUTES: readonly (readonly [from: number, to: number])[] = [
  [3, 46],
  [70, 106],
];
/** Kick-offs are on the quarter of an hour. */
const STEP_MINUTES = 15;
/** The previous day's matches cover the first minutes of a day. */
const CARRY_MINUTES = 20;

/**
 * Walks a UTC day and calls `add` for an instant after which too few matches are in play. `add` returns whether
 * it found a match.
 */
export function fillThinHours(
  day: number,
  kickOffs: readonly number[],
  add: (kickOff: number, step: number) => boolean,
): void {
  const minutes = new Int16Array(DAY / 60 + CARRY_MINUTES);
  const start = day * DAY;
  const countMinutes = (kickOff: number) => {
    const at = Math.floor((kickOff - start) / 60);
    for (const [from, to] of HALF_MINUTES) {
      const end = Math.min(minutes.length, at + to);
      for (let minute = Math.max(0, at + from); minute < end; minute += 1) {
        minutes[minute] = (minutes[minute] ?? 0) + 1;
      }
    }
  };
  for (const kickOff of kickOffs) countMinutes(kickOff);
  let step = 0;
  for (let minute = CARRY_MINUTES; minute < minutes.length; minute += 1) {
    while ((minutes[minute] ?? 0) < MIN_MATCHES_IN_PLAY) {
      const quarter = Math.floor((minute - 3) / STEP_MINUTES) * STEP_MINUTES;
      const at = start + Math.min(quarter, DAY / 60 - STEP_MINUTES) * 60;
      step += 1;
      if (!add(at, step)) break;
      countMinutes(at);
    }
  }
}
