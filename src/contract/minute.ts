import { MINUTE_MS } from '#contract/durations.ts';
import { type Overdue, overdueOf } from '#contract/overdue.ts';
import { PERIOD_ENDS, TIMED_PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BREAK, EXTRA_TIME, HALF_TIME } from '#contract/status.ts';

/** The part of a match that its time column needs; lists and details both have it. */
export type TimedMatch = Pick<
  MatchRow,
  'phase' | 'status' | 'status_name' | 'status_period' | 'time' | 'scores'
> & {
  readonly clock?: false;
};

/** The first sighting of a minute in a response, from which the clock ticks on. */
export interface MinuteAnchor {
  readonly minute: number;
  readonly period: string | null;
  /** World time (epoch ms) of the first response with this minute; infinite while the clock is stopped. */
  readonly at: number;
  /** Highest displayed minute of this period; a late response must not lower it. */
  readonly minMinute: number;
}

/** States without a minute, by status. */
const STATES = {
  0: 'kick-off',
  2: 'update-later',
  3: 'full-time',
  4: 'postponed',
  5: 'cancelled',
  9: 'awarded',
  10: 'delayed',
  13: 'shoot-out',
  15: 'awarding',
  17: 'to-be-announced',
  18: 'update-pending',
  31: 'after-penalties',
  32: 'after-extra-time',
} as const;

/** States in which play is frozen or given up, by status. */
const STOPPED_STATES = { 6: 'abandoned', 7: 'interrupted', 8: 'suspended' } as const;

/** The state of a match, before it is put into words. */
export type Moment =
  | { readonly kind: (typeof STATES)[keyof typeof STATES] | Overdue }
  | { readonly kind: 'half-time' | 'extra-half-time' | 'break' | 'live' | 'extra-time' }
  | { readonly kind: 'clock' | 'extra'; readonly minute: number; readonly stoppage: number | null }
  | {
      readonly kind: (typeof STOPPED_STATES)[keyof typeof STOPPED_STATES];
      readonly minute: number | null;
    }
  | { readonly kind: 'unknown'; readonly text: string };

const hasKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

/** A clock stops this long after its last confirmation, ms. */
export const MAX_UNCONFIRMED_MS = 180_000;
const STOPPED_AT = Number.POSITIVE_INFINITY;

function periodEnd(period: string | null, minute: number, extraTime: boolean): number {
  const index = TIMED_PERIODS.findIndex((timed) => timed.period === period?.toLowerCase());
  const namedEnd = PERIOD_ENDS[index];
  if (namedEnd !== undefined) return namedEnd;
  const possible = extraTime ? PERIOD_ENDS.slice(2) : PERIOD_ENDS.slice(0, 2);
  return possible.find((end) => minute <= end) ?? (extraTime ? 120 : 90);
}

function tickedMinute({ minute, at, minMinute: floor }: MinuteAnchor, now: number): number {
  return Math.max(floor, minute + Math.max(0, Math.floor((now - at) / MINUTE_MS)));
}

/** Returns until when a clock may run if the last response about its match is of `asOf` (both epoch ms). */
export function runsUntil(now: number, asOf: number): number {
  return Math.min(now, asOf + MAX_UNCONFIRMED_MS);
}

function clock(match: TimedMatch, anchor: MinuteAnchor | null, now: number | null): Moment {
  const extraTime = match.status === EXTRA_TIME || /extra/i.test(match.status_period ?? '');
  const minute = match.time.minute;
  if (!minute) return { kind: extraTime ? 'extra-time' : 'live' };
  const end = periodEnd(match.status_period, minute.minute, extraTime);
  const kind = extraTime ? 'extra' : 'clock';
  if (minute.extra) return { kind, minute: minute.minute, stoppage: minute.extra };
  if (minute.minute > end) return { kind, minute: end, stoppage: minute.minute - end };
  const runs = anchor !== null && now !== null && match.clock !== false;
  return { kind, minute: Math.min(runs ? tickedMinute(anchor, now) : minute.minute, end), stoppage: null };
}

/**
 * Returns the state of a match at an instant.
 *
 * @param anchor null if the clock must not run (the match has left the live list, or nothing is
 *   known)
 * @param now world time in epoch ms; null before the first response
 * @param confirmedAt as-of instant of the newest response about it, epoch ms; the clock stops three minutes later, and a
 *   match that a later one should have started is overdue
 */
export function momentOf(
  match: TimedMatch,
  anchor: MinuteAnchor | null,
  now: number | null,
  confirmedAt: number | null = now,
): Moment {
  const until = now === null || confirmedAt === null ? now : runsUntil(now, confirmedAt);
  const { status } = match;
  const period = match.status_period ?? '';
  if (status === 1 || status === EXTRA_TIME) return clock(match, anchor, until);
  if (status === HALF_TIME) return { kind: /extra/i.test(period) ? 'extra-half-time' : 'half-time' };
  if (status === BREAK) return { kind: /extra time 1/i.test(period) ? 'extra-half-time' : 'break' };
  // A shielded match looks as at its kick-off, whenever that was.
  const overdue = 'shielded' in match ? null : overdueOf(match, confirmedAt);
  if (hasKey(STATES, status)) return { kind: overdue ?? STATES[status] };
  if (hasKey(STOPPED_STATES, status))
    return { kind: STOPPED_STATES[status], minute: match.time.minute?.minute ?? null };
  return { kind: 'unknown', text: match.status_name };
}

/**
 * Returns the anchor of a match's minute; the same object as long as nothing changes.
 *
 * @param at as-of instant of the response, epoch ms
 * @param ranUntil until when the clock ran from the previous anchor: the response is older than its arrival, so its
 *   minute may be behind the displayed one
 */
export function anchorMinute(
  before: MinuteAnchor | null,
  match: TimedMatch,
  at: number,
  ranUntil = at,
): MinuteAnchor | null {
  const minute = match.time.minute?.minute;
  if (minute === undefined || match.phase !== 'live') return null;
  const period = match.status_period;
  if (!before || before.period !== period) return { minute, period, at, minMinute: minute };
  if (before.minute === minute && before.at !== STOPPED_AT) return before;
  const displayed = Math.min(
    tickedMinute(before, ranUntil),
    periodEnd(period, minute, match.status === EXTRA_TIME),
  );
  return { minute, period, at, minMinute: Math.max(minute, displayed) };
}

/** Returns the anchor with its clock stopped at `shownAt`; the same object if it is stopped already. */
export function stopClock(anchor: MinuteAnchor | null, ranUntil: number): MinuteAnchor | null {
  if (!anchor || anchor.at === STOPPED_AT) return anchor;
  return { ...anchor, minMinute: tickedMinute(anchor, ranUntil), at: STOPPED_AT };
}
