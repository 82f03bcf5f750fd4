import { MINUTE_S } from '#contract/durations.ts';
import { type LastPrice, MOVE_DURATION_S } from './memory.ts';

const HOUR_MINUTES = 60;

/**
 * Returns the age of a price in full minutes, or full hours from 60 minutes on.
 *
 * @param at epoch seconds
 * @param minute current time in full minutes since the epoch
 */
export function roundedAge(at: number | null, minute: number | null): number | null {
  if (at === null || minute === null) return null;
  const age = Math.max(0, minute - Math.floor(at / MINUTE_S));
  return age < HOUR_MINUTES ? age : age - (age % HOUR_MINUTES);
}

/** Returns the price before a move while the move is recent; else null. */
export function moveOrigin(moved: LastPrice['moved'] | undefined, minute: number | null): number | null {
  if (!moved || minute === null) return null;
  return minute - Math.floor(moved.at / MINUTE_S) < MOVE_DURATION_S / MINUTE_S ? moved.from : null;
}
