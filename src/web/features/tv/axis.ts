import type { MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY } from '#contract/status.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { LASTS } from '#web/format/match-entry.ts';

const HOUR = 3_600;
const QUARTER = 900;
/** Duration with extra time, seconds. */
const LONG = 3 * HOUR;

/** Epoch seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the air time of a match; a live one lasts at least until now. */
export function spanOf({ status, phase, time }: MatchRow, now: number): Span {
  const from = time.timestamp;
  const to = from + (BEYOND_NINETY.has(status) ? LONG : LASTS);
  return { from, to: phase === 'live' ? Math.max(to, now) : to };
}

/**
 * Returns the last full hour in a zone before an instant, epoch seconds. Zone offsets are multiples of a quarter of
 * an hour.
 */
function hourBefore(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  const isFull = (at: number) => timeOfDay(at * 1000, zone, 'en-GB-u-hc-h23').endsWith(':00');
  return [0, 1, 2, 3].map((n) => quarter - n * QUARTER).find(isFull) ?? quarter;
}

/** Returns the axis of the matches: full hours of the zone, continuing after midnight if the matches do. */
export function axisOf(matches: readonly MatchRow[], zone: string, now: number): Span {
  const spans = matches.filter(isHourKnown).map((match) => spanOf(match, now));
  const from = hourBefore(Math.min(...spans.map((span) => span.from)), zone);
  const to = Math.max(...spans.map((span) => span.to));
  return { from, to: from + Math.ceil((to - from) / HOUR) * HOUR };
}

/** Returns the full hours of an axis, epoch seconds. */
export function hoursOf({ from, to }: Span): readonly number[] {
  return Array.from({ length: (to - from) / HOUR }, (_, n) => from + n * HOUR);
}

/** Assigns each span the first free lane, from 0, so that none overlap. */
export function lanesOf(spans: readonly Span[]): readonly number[] {
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
