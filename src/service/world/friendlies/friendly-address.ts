import { SLOTS_PER_ROUND } from '#service/engine/match-id.ts';
import { dayOf, weekday } from '#service/world/calendar/days.ts';

/**
 * Friendlies of a day by weekday. A year of a region has 128 rounds of 64 slots, which its days share, so that
 * round and slot give day and number and nothing is stored.
 */
const MAX_SATURDAY_FRIENDLIES = 44;
const MAX_SUNDAY_FRIENDLIES = 26;
const MAX_WEEKDAY_FRIENDLIES = 16;

export interface FriendlyAddress {
  readonly day: number;
  /** Number within the day and region, from 0. */
  readonly number: number;
}

/** Returns how many friendlies a region can have on a day. */
export function maxFriendliesOn(day: number): number {
  const name = weekday(day);
  if (name === 6) return MAX_SATURDAY_FRIENDLIES;
  return name === 0 ? MAX_SUNDAY_FRIENDLIES : MAX_WEEKDAY_FRIENDLIES;
}

const startsByYear = new Map<number, Int32Array>();

/** Returns the first place of each day of a year, and the place after the last day. */
function startsOf(year: number): Int32Array {
  let dayStarts = startsByYear.get(year);
  if (dayStarts === undefined) {
    const first = dayOf(year, 1, 1);
    const days = dayOf(year + 1, 1, 1) - first;
    dayStarts = new Int32Array(days + 1);
    for (let i = 0; i < days; i += 1) dayStarts[i + 1] = (dayStarts[i] ?? 0) + maxFriendliesOn(first + i);
    startsByYear.set(year, dayStarts);
  }
  return dayStarts;
}

/** Returns the round and slot of a friendly by day and number. */
export function friendlyPlace(
  year: number,
  { day, number }: FriendlyAddress,
): { round: number; slot: number } {
  const place = (startsOf(year)[day - dayOf(year, 1, 1)] ?? 0) + number;
  return { round: Math.floor(place / SLOTS_PER_ROUND), slot: place % SLOTS_PER_ROUND };
}

/** Returns the day and number for a round and slot; null where no day has them. */
export function friendlyAddress(year: number, round: number, slot: number): FriendlyAddress | null {
  const all = startsOf(year);
  const place = round * SLOTS_PER_ROUND + slot;
  let low = 0;
  let high = all.length - 1;
  if (slot < 0 || slot >= SLOTS_PER_ROUND || place < 0 || place >= (all[high] ?? 0)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return { day: dayOf(year, 1, 1) + low, number: place - (all[low] ?? 0) };
}
