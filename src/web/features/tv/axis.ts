import { MATCH_DURATION_S } from '#contract/calendar/calendar-entry.ts';
import { HOUR_S } from '#contract/durations.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY } from '#contract/status.ts';
import { timeOfDay } from '#web/format/clock-time.ts';

const QUARTER_HOUR_S = 900;
/** Duration with extra time, seconds. */
const EXTRA_TIME_LENGTH_S = 3 * HOUR_S;

/** Time that a match in play has lasted at most, seconds: by its feed it may have begun in 1970. */
const MAX_LIVE_S = 4 * HOUR_S;

/** Epoch seconds. */
export interface AirTime {
  readonly from: number;
  readonly to: number;
}

/** Returns the air time of a match; a live one lasts at least until now. */
export function airTimeOf({ status, phase, time }: MatchRow, now: number): AirTime {
  const from = phase === 'live' ? Math.max(time.timestamp, now - MAX_LIVE_S) : time.timestamp;
  const to = from + (BEYOND_NINETY.has(status) ? EXTRA_TIME_LENGTH_S : MATCH_DURATION_S);
  return { from, to: phase === 'live' ? Math.max(to, now) : to };
}

/**
 * Returns the last full hour in a zone before an instant, epoch seconds. Zone offsets are multiples of a quarter of
 * an hour.
 */
function lastFullHour(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER_HOUR_S) * QUARTER_HOUR_S;
  const isFullHour = (at: number) => timeOfDay(at * 1000, zone, 'en-GB-u-hc-h23').endsWith(':00');
  return [0, 1, 2, 3].map((n) => quarter - n * QUARTER_HOUR_S).find(isFullHour) ?? quarter;
}

/** Returns the axis of the matches: full hours of the zone, continuing after midnight if the matches do. */
export function guideAxis(matches: readonly MatchRow[], zone: string, now: number): AirTime {
  const spans = matches.filter(isHourKnown).map((match) => airTimeOf(match, now));
  const to = Math.max(...spans.map((span) => span.to));
  const from = lastFullHour(Math.min(...spans.map((span) => span.from)), zone);
  return { from, to: from + Math.ceil((to - from) / HOUR_S) * HOUR_S };
}

/** Returns the full hours of an axis, epoch seconds. */
export function hoursOf({ from, to }: AirTime): readonly number[] {
  return Array.from({ length: (to - from) / HOUR_S }, (_, n) => from + n * HOUR_S);
}

/** Assigns each span the first free lane, from 0, so that none overlap. */
export function lanesOf(spans: readonly AirTime[]): readonly number[] {
  const ends: number[] = [];
  const lanes: number[] = [];
  const order = spans.map((span, at) => ({ ...span, at })).sort((a, b) => a.from - b.from || a.at - b.at);
  for (const { from, to, at } of order) {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    lanes[at] = lane;
  }
  return lanes;
}
