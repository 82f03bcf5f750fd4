import { DAY } from './calendar/days.ts';

/** Matches in play at any minute, half-times excluded. */
const LEAST = 5;
/** Minutes after the scheduled kick-off at which a match is certainly in play, whatever its stoppage. */
const HALVES: readonly (readonly [from: number, to: number])[] = [
  [3, 46],
  [70, 106],
];
/** Kick-offs are on the quarter of an hour. */
const STEP = 15;
/** The previous day's matches cover the first minutes of a day. */
const CARRY = 20;

/**
 * Walks a UTC day and calls `add` for an instant after which too few matches are in play. `add` returns whether
 * it found a match.
 */
export function thinHours(
  day: number,
  kickOffs: readonly number[],
  add: (kickOff: number, step: number) => boolean,
): void {
  const minutes = new Int16Array(DAY / 60 + CARRY);
  const start = day * DAY;
  const note = (kickOff: number) => {
    const at = Math.floor((kickOff - start) / 60);
    for (const [from, to] of HALVES) {
      const end = Math.min(minutes.length, at + to);
      for (let minute = Math.max(0, at + from); minute < end; minute += 1) {
        minutes[minute] = (minutes[minute] ?? 0) + 1;
      }
    }
  };
  for (const kickOff of kickOffs) note(kickOff);
  let step = 0;
  for (let minute = CARRY; minute < minutes.length; minute += 1) {
    while ((minutes[minute] ?? 0) < LEAST) {
      const quarter = Math.floor((minute - 3) / STEP) * STEP;
      const at = start + Math.min(quarter, DAY / 60 - STEP) * 60;
      step += 1;
      if (!add(at, step)) break;
      note(at);
    }
  }
}
