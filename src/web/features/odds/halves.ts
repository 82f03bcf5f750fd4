import type { OddsHistory } from '#contract/records/odds.ts';
import type { Span } from './history.ts';

/** Beginnings of the halves of a match, epoch seconds. */
export interface Halves {
  readonly first: number;
  /** Null until it has begun. */
  readonly second: number | null;
  /** Time of the last quote. */
  readonly last: number;
}

const MINUTE = 60;
const HALF = 45 * MINUTE;
/** Length of half-time, and the shortest gap that is not stoppage time; seconds. */
const BREAK = 15 * MINUTE;
const SHORTEST_BREAK = 8 * MINUTE;

/**
 * Returns the beginnings of the halves from the minutes of play in the quotes: the wire has no other clock of a
 * finished match. Late quotes carry older minutes, so the earliest beginning is right. Null without minutes.
 */
export function halvesOf(histories: Iterable<OddsHistory>): Halves | null {
  const told = [...histories].flatMap(({ markets }) =>
    markets.flatMap(({ odds }) =>
      odds.flatMap(({ minute, score, last_update: { timestamp: at } }) =>
        score !== null && minute !== null && at !== null ? [{ at, minute: minute.minute }] : [],
      ),
    ),
  );
  let first: number | null = null;
  let second: number | null = null;
  let last = 0;
  const earlier = (known: number | null, at: number) => Math.min(known ?? at, at);
  for (const { at, minute } of told) {
    if (minute <= 45) first = earlier(first, at - (minute - 1) * MINUTE);
    last = Math.max(last, at);
  }
  if (first === null) return null;
  for (const { at, minute } of told) {
    const began = at - (minute - 46) * MINUTE;
    if (minute > 46 && began >= first + HALF + SHORTEST_BREAK) second = earlier(second, began);
  }
  return { first, second, last };
}

/** Returns the instant of a minute of play, epoch seconds; null if unknown. */
export function instantOf(minute: number, halves: Halves | null): number | null {
  if (halves === null) return null;
  if (minute <= 45) return halves.first + minute * MINUTE;
  return halves.second === null ? null : halves.second + (minute - 45) * MINUTE;
}

/**
 * Returns the approximate half-time break; null before it.
 *
 * @param now epoch seconds during the break; else null
 */
export function breakIn(halves: Halves | null, now: number | null): Span | null {
  if (halves === null) return null;
  const { first, second, last } = halves;
  const earliest = first + HALF;
  if (second !== null) return { from: Math.max(earliest, second - BREAK), to: second };
  return now === null ? null : { from: Math.max(earliest, last), to: Math.max(now, earliest) };
}
