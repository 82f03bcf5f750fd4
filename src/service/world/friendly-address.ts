import { SLOTS } from '#service/engine/match-id.ts';
import { dayOf, weekday } from './calendar/days.ts';

/**
 * Friendlies of a day by weekday. A year of a region has 128 rounds of 64 slots, which its days share, so that
 * round and slot give day and number and nothing is stored.
 */
const SATURDAY_ROOM = 44;
const SUNDAY_ROOM = 26;
const WEEKDAY_ROOM = 16;

export interface FriendlyAddress {
  readonly day: number;
  /** Number within the day and region, from 0. */
  readonly number: number;
}

/** Returns how many friendlies a region can have on a day. */
export function roomOn(day: number): number {
  const name = weekday(day);
  if (name === 6) return SATURDAY_ROOM;
  return name === 0 ? SUNDAY_ROOM : WEEKDAY_ROOM;
}

const starts = new Map<number, Int32Array>();

/** Returns the first place of each day of a year, and the place after the last day. */
function startsOf(year: number): Int32Array {
  let found = starts.get(year);
  if (found === undefined) {
    const first = dayOf(year, 1, 1);
    const days = dayOf(year + 1, 1, 1) - first;
    found = new Int32Array(days + 1);
    for (let i = 0; i < days; i += 1) found[i + 1] = (found[i] ?? 0) + roomOn(first + i);
    starts.set(year, found);
  }
  return found;
}

/** Returns the round and slot of a friendly by day and number. */
export function friendlyPlace(
  year: number,
  { day, number }: FriendlyAddress,
): { round: number; slot: number } {
  const place = (startsOf(year)[day - dayOf(year, 1, 1)] ?? 0) + number;
  return { round: Math.floor(place / SLOTS), slot: place % SLOTS };
}

/** Returns the day and number for a round and slot; null where no day has them. */
export function friendlyAddress(year: number, round: number, slot: number): FriendlyAddress | null {
  const all = startsOf(year);
  const place = round * SLOTS + slot;
  let low = 0;
  let high = all.length - 1;
  if (slot < 0 || slot >= SLOTS || place < 0 || place >= (all[high] ?? 0)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return { day: dayOf(year, 1, 1) + low, number: place - (all[low] ?? 0) };
}
