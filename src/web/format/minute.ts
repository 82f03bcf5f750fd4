import { PERIOD_ENDS, TIMED_PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** The part of a match that its time column needs; lists and details both have it. */
export type Timed = Pick<
  MatchRow,
  'phase' | 'status' | 'status_name' | 'status_period' | 'time' | 'scores'
> & {
  readonly clock?: false;
};

/** The first sighting of a minute in a response, from which the clock ticks on. */
export interface Seen {
  readonly minute: number;
  readonly period: string | null;
  /** World time (epoch ms) of the first response with this minute; infinite while the clock is stopped. */
  readonly at: number;
  /** Highest displayed minute of this period; a late response must not lower it. */
  readonly floor: number;
}

/** The state of a match, before it is put into words. */
export type Moment =
  | { readonly kind: 'kick-off' | 'half-time' | 'extra-half-time' | 'break' | 'shoot-out' | 'live' }
  | { readonly kind: 'clock' | 'extra'; readonly minute: number; readonly stoppage: number | null }
  | { readonly kind: 'extra-time' | 'full-time' | 'after-extra-time' | 'after-penalties' | 'awarded' }
  | { readonly kind: 'postponed' | 'cancelled' | 'delayed' | 'to-be-announced' }
  | { readonly kind: 'abandoned' | 'interrupted' | 'suspended'; readonly minute: number | null }
  | { readonly kind: 'unknown'; readonly text: string };

/** A clock stops this long after its last confirmation, ms. */
const UNCONFIRMED = 180_000;
const MINUTE = 60_000;
const STOPPED = Number.POSITIVE_INFINITY;

function periodEnd(period: string | null, minute: number, extraTime: boolean): number {
  const index = TIMED_PERIODS.findIndex((timed) => timed.period === period?.toLowerCase());
  const named = PERIOD_ENDS[index];
  if (named !== undefined) return named;
  const possible = extraTime ? PERIOD_ENDS.slice(2) : PERIOD_ENDS.slice(0, 2);
  return possible.find((end) => minute <= end) ?? (extraTime ? 120 : 90);
}

function ticked({ minute, at, floor }: Seen, now: number): number {
  return Math.max(floor, minute + Math.max(0, Math.floor((now - at) / MINUTE)));
}

/** Returns until when a clock may run if the last response about its match is of `asOf` (both epoch ms). */
export function runsUntil(now: number, asOf: number): number {
  return Math.min(now, asOf + UNCONFIRMED);
}

function clock(match: Timed, seen: Seen | null, now: number | null): Moment {
  const extraTime = match.status === 12 || /extra/i.test(match.status_period ?? '');
  const minute = match.time.minute;
  if (!minute) return { kind: extraTime ? 'extra-time' : 'live' };
  const end = periodEnd(match.status_period, minute.minute, extraTime);
  const kind = extraTime ? 'extra' : 'clock';
  if (minute.extra) return { kind, minute: minute.minute, stoppage: minute.extra };
  if (minute.minute > end) return { kind, minute: end, stoppage: minute.minute - end };
  const runs = seen !== null && now !== null && match.clock !== false;
  return { kind, minute: Math.min(runs ? ticked(seen, now) : minute.minute, end), stoppage: null };
}

/**
 * Returns the state of a match at an instant.
 *
 * @param seen null if the clock must not run (the match has left the live list, or nothing is
 *   known)
 * @param now world time in epoch ms; null before the first response
 * @param confirmed as-of instant of the newest response about it, epoch ms; the clock stops three minutes later
 */
export function momentOf(
  match: Timed,
  seen: Seen | null,
  now: number | null,
  confirmed: number | null = now,
): Moment {
  const until = now === null || confirmed === null ? now : runsUntil(now, confirmed);
  const minute = match.time.minute?.minute ?? null;
  switch (match.status) {
    case 0:
      return { kind: 'kick-off' };
    case 1:
    case 12:
      return clock(match, seen, until);
    case 3:
      return { kind: 'full-time' };
    case 4:
      return { kind: 'postponed' };
    case 5:
      return { kind: 'cancelled' };
    case 6:
      return { kind: 'abandoned', minute };
    case 7:
      return { kind: 'interrupted', minute };
    case 8:
      return { kind: 'suspended', minute };
    case 9:
      return { kind: 'awarded' };
    case 10:
      return { kind: 'delayed' };
    case 11:
      return { kind: /extra/i.test(match.status_period ?? '') ? 'extra-half-time' : 'half-time' };
    case 13:
      return { kind: 'shoot-out' };
    case 14:
      return { kind: /extra time 1/i.test(match.status_period ?? '') ? 'extra-half-time' : 'break' };
    case 17:
      return { kind: 'to-be-announced' };
    case 31:
      return { kind: 'after-penalties' };
    case 32:
      return { kind: 'after-extra-time' };
    default:
      return { kind: 'unknown', text: match.status_name };
  }
}

/**
 * Returns the anchor of a match's minute; the same object as long as nothing changes.
 *
 * @param at as-of instant of the response, epoch ms
 * @param shownAt until when the clock ran from the previous anchor: the response is older than its arrival, so its
 *   minute may be behind the displayed one
 */
export function see(before: Seen | null, match: Timed, at: number, shownAt = at): Seen | null {
  const minute = match.time.minute?.minute;
  if (minute === undefined || match.phase !== 'live') return null;
  const period = match.status_period;
  if (!before || before.period !== period) return { minute, period, at, floor: minute };
  if (before.minute === minute && before.at !== STOPPED) return before;
  const shown = Math.min(ticked(before, shownAt), periodEnd(period, minute, match.status === 12));
  return { minute, period, at, floor: Math.max(minute, shown) };
}

/** Returns the anchor with its clock stopped at `shownAt`; the same object if it is stopped already. */
export function stop(seen: Seen | null, shownAt: number): Seen | null {
  if (!seen || seen.at === STOPPED) return seen;
  return { ...seen, floor: ticked(seen, shownAt), at: STOPPED };
}
