import { type Known, MOVE_LASTS } from './memory.ts';

const MINUTE = 60;
const HOUR = 60;

/**
 * Returns the age of a price in full minutes, or full hours from 60 minutes on.
 *
 * @param at epoch seconds
 * @param minute current time in full minutes since the epoch
 */
export function ageOf(at: number | null, minute: number | null): number | null {
  if (at === null || minute === null) return null;
  const age = Math.max(0, minute - Math.floor(at / MINUTE));
  return age < HOUR ? age : age - (age % HOUR);
}

/** Returns the price before a move while the move is recent; else null. */
export function movedFrom(moved: Known['moved'] | undefined, minute: number | null): number | null {
  if (!moved || minute === null) return null;
  return minute - Math.floor(moved.at / MINUTE) < MOVE_LASTS / MINUTE ? moved.from : null;
}
