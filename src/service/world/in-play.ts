import { DAY } from './calendar/days.ts';

/** Matches that should be in play at any minute, half-time not counted. */
const LEAST = 5;
/** Minutes after the scheduled kick-off within which a match is surely in play, whatever its stoppage. */
const HALVES: readonly (readonly [from: number, to: number])[] = [
  [3, 46],
  [70, 106],
];
/** Kick-offs are on the quarter of an hour. */
const STEP = 15;
/** A day's matches must also carry over the first minutes of the next. */
const CARRY = 20;

/**
 * Walks a UTC day and asks `add` for a match at each instant from which too few would be in play; `add` says
 * whether there is one to be had.
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
