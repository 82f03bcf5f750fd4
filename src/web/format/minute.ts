import { PERIOD_ENDS, TIMED_PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** What a match's time column needs to know; the list's and the detail's record both have it. */
export type Timed = Pick<
  MatchRow,
  'phase' | 'status' | 'status_name' | 'status_period' | 'time' | 'scores'
> & {
  readonly clock?: false;
};

/** Since when a wire minute has been known, so that it can tick between two answers. */
export interface Seen {
  readonly minute: number;
  readonly period: string | null;
  /** World time (epoch ms) of the first answer with this minute; infinite while the clock is stopped. */
  readonly at: number;
  /** The highest minute that was shown in this period: a late answer must not take it back. */
  readonly floor: number;
}

/** How a match stands, in terms that words can be found for. */
export type Moment =
  | { readonly kind: 'kick-off' | 'half-time' | 'extra-half-time' | 'break' | 'shoot-out' | 'live' }
  | { readonly kind: 'clock' | 'extra'; readonly minute: number; readonly stoppage: number | null }
  | { readonly kind: 'extra-time' | 'full-time' | 'after-extra-time' | 'after-penalties' | 'awarded' }
  | { readonly kind: 'postponed' | 'cancelled' | 'delayed' | 'to-be-announced' }
  | { readonly kind: 'abandoned' | 'interrupted' | 'suspended'; readonly minute: number | null }
  | { readonly kind: 'unknown'; readonly text: string };

/** Minutes tick no further than the period lasts: what is added is for the service to say. */
/** A clock that nobody confirmed for this long stands still. */
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

/** How far a clock may run by `now` if its match was last heard of `asOf` (both epoch ms). */
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
 * How a match stands at an instant.
 *
 * @param seen since when the wire's minute is known; null if the clock must not run (the match has left the
 *   live list, or nothing is known)
 * @param now world time in epoch ms; null before the first answer
 * @param confirmed the as-of instant of the newest answer about it, epoch ms: without one for three minutes
 *   the clock stands still
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
 * Remembers since when a minute is known. Gives back the same object as long as nothing changed.
 *
 * @param at as-of instant of the answer, epoch ms
 * @param shownAt up to when the clock ran with what was known before: what it showed then stands, since the
 *   answer is older than the moment it comes, and its minute may be behind what is on the page
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

/** The same minute with its clock stopped where it was `shownAt`; the same object if it stands already. */
export function stop(seen: Seen | null, shownAt: number): Seen | null {
  if (!seen || seen.at === STOPPED) return seen;
  return { ...seen, floor: ticked(seen, shownAt), at: STOPPED };
}
