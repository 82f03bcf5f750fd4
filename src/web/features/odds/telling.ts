import { type Known, MOVE_LASTS } from './memory.ts';

const MINUTE = 60;
const HOUR = 60;

/**
 * How old a price is in full minutes, and full hours from the first on: what is shown of it.
 *
 * @param at epoch seconds
 * @param minute the instant, in full minutes since the epoch
 */
export function ageOf(at: number | null, minute: number | null): number | null {
  if (at === null || minute === null) return null;
  const age = Math.max(0, minute - Math.floor(at / MINUTE));
  return age < HOUR ? age : age - (age % HOUR);
}

/** What a price moved from, as long as that is news. */
export function movedFrom(moved: Known['moved'] | undefined, minute: number | null): number | null {
  if (!moved || minute === null) return null;
  return minute - Math.floor(moved.at / MINUTE) < MOVE_LASTS / MINUTE ? moved.from : null;
}
