import { MINUTE_S } from '#contract/durations.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import type { TimeSpan } from './history.ts';

/** Beginnings of the halves of a match, epoch seconds. */
export interface Halves {
  readonly first: number;
  /** Null until it has begun. */
  readonly second: number | null;
  /** Time of the last quote. */
  readonly last: number;
}

const HALF_S = 45 * MINUTE_S;
/** Length of half-time, and the shortest gap that is not stoppage time; seconds. */
const HALF_TIME_S = 15 * MINUTE_S;
const MIN_HALF_TIME_S = 8 * MINUTE_S;

/**
 * Returns the beginnings of the halves from the minutes of play in the quotes: the wire has no other clock of a
 * finished match. Late quotes carry older minutes, so the earliest beginning is right. Null without minutes.
 */
export function halvesOf(histories: Iterable<OddsHistory>): Halves | null {
  const clockReadings = [...histories].flatMap(({ markets }) =>
    markets.flatMap(({ odds }) =>
      odds.flatMap(({ minute, score, last_update: { timestamp: at } }) =>
        score !== null && minute !== null && at !== null ? [{ at, minute: minute.minute }] : [],
      ),
    ),
  );
  let first: number | null = null;
  let second: number | null = null;
  let last = 0;
  const earlierOf = (current: number | null, at: number) => Math.min(current ?? at, at);
  for (const { at, minute } of clockReadings) {
    if (minute <= 45) first = earlierOf(first, at - (minute - 1) * MINUTE_S);
    last = Math.max(last, at);
  }
  if (first === null) return null;
  for (const { at, minute } of clockReadings) {
    const startedAt = at - (minute - 46) * MINUTE_S;
    if (minute > 46 && startedAt >= first + HALF_S + MIN_HALF_TIME_S) second = earlierOf(second, startedAt);
  }
  return { first, second, last };
}

/** Returns the instant of a minute of play, epoch seconds; null if unknown. */
export function instantOfMinute(minute: number, halves: Halves | null): number | null {
  if (halves === null) return null;
  if (minute <= 45) return halves.first + minute * MINUTE_S;
  return halves.second === null ? null : halves.second + (minute - 45) * MINUTE_S;
}

/**
 * Returns the approximate half-time break; null before it.
 *
 * @param now epoch seconds during the break; else null
 */
export function halfTimeSpan(halves: Halves | null, now: number | null): TimeSpan | null {
  if (halves === null) return null;
  const { first, second, last } = halves;
  const earliest = first + HALF_S;
  if (second !== null) return { from: Math.max(earliest, second - HALF_TIME_S), to: second };
  return now === null ? null : { from: Math.max(earliest, last), to: Math.max(now, earliest) };
}
