import { MINUTE_S } from '#contract/durations.ts';
import { PERIODS, periodOf, TIMED_PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { BREAK, HALF_TIME, STOPPED } from '#contract/status.ts';
import { startedPeriods } from '#web/matches/timeline-periods.ts';

/** When a period was played, epoch seconds; `ends` is infinite while it is being played. */
export interface PeriodTime {
  readonly period: string;
  readonly starts: number;
  readonly ends: number;
}

/** Minutes before each period, and usual minutes of added time, where events tell neither. */
const USUAL = { breaks: [0, 15, 5, 2, 4], added: [2, 5, 1, 1, 0] } as const;
const KICK_S = 45;

const timedPeriod = (period: string) => TIMED_PERIODS.find((timed) => timed.period === period);

/** Returns the minute of a period in which an event happened, from 1, counting added time; null if unknown. */
export function minuteInPeriod({ minute, extra_minute }: MatchEvent, period: string): number | null {
  const timed = timedPeriod(period);
  return minute === null || !timed ? null : minute - timed.before + (extra_minute ?? 0);
}

/** Returns when a period began, by what its events say of the minute and the time at which they happened. */
function startBy(events: readonly MatchEvent[], period: string, usual: number): number {
  let [earliest, latest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const inOrder = events
    .flatMap((event) => (event.timestamp === null ? [] : [{ event, at: event.timestamp }]))
    .sort((a, b) => a.at - b.at);
  for (const { event, at } of inOrder) {
    const minute = minuteInPeriod(event, period);
    if (minute === null) {
      latest = Math.min(latest, at);
      continue;
    }
    const from = event.extra_minute ? Number.NEGATIVE_INFINITY : at - minute * MINUTE_S + 1;
    const until = at - (minute - 1) * MINUTE_S;
    // After an interruption minutes are later than the clock says.
    if (Math.max(earliest, from) > Math.min(latest, until)) break;
    [earliest, latest] = [Math.max(earliest, from), Math.min(latest, until)];
  }
  return Math.min(Math.max(usual, earliest), latest);
}

/** Returns how long a period lasted if nothing interrupted it, seconds. */
function usualLength(match: MatchRow, events: readonly MatchEvent[], period: string): number {
  const timed = timedPeriod(period);
  if (!timed) return (events.length + 1) * KICK_S;
  const stoppedAt = STOPPED.has(match.status) ? match.time.minute : null;
  if (stoppedAt && stoppedAt.minute <= timed.before + timed.length)
    return (stoppedAt.minute - timed.before + (stoppedAt.extra ?? 0)) * MINUTE_S;
  const added = events.map(({ extra_minute }) => extra_minute ?? 0);
  const usual = USUAL.added[TIMED_PERIODS.indexOf(timed)] ?? 0;
  return (timed.length + Math.max(usual, ...added)) * MINUTE_S;
}

/**
 * Returns when the periods of a match were played, as far as its record tells: from events that say when they happened,
 * else from the scheduled kick-off and usual lengths. The last one of a match in play has no end.
 */
export function periodTimes(match: MatchRow): readonly PeriodTime[] {
  const events = Map.groupBy(match.events ?? [], periodOf);
  const times: { period: string; starts: number; ends: number; lastEvent: number }[] = [];
  let from = match.time.timestamp;
  for (const period of startedPeriods(match)) {
    const own = events.get(period) ?? [];
    const breakS = (USUAL.breaks[(PERIODS as readonly string[]).indexOf(period)] ?? 0) * MINUTE_S;
    const starts = startBy(own, period, from + breakS);
    const last = times.at(-1);
    if (last) last.ends = Math.max(last.lastEvent, starts - breakS);
    const lastEvent = Math.max(starts, ...own.map(({ timestamp }) => timestamp ?? 0));
    const ends = Math.max(lastEvent, starts + usualLength(match, own, period));
    times.push({ period, starts, ends, lastEvent });
    from = ends;
  }
  const current = times.at(-1);
  const isBreak = match.status === HALF_TIME || match.status === BREAK;
  if (current && match.phase === 'live' && !isBreak) current.ends = Number.POSITIVE_INFINITY;
  return times;
}

/** An event and when it happened, epoch seconds. */
export interface TimedEvent {
  readonly event: MatchEvent;
  readonly at: number;
}

/**
 * Returns the events of a match with the time at which they happened, in this order. One that does not say is put at the
 * end of its minute; of kicks of a shoot-out one follows the other.
 */
export function timedEvents(match: MatchRow, times: readonly PeriodTime[]): readonly TimedEvent[] {
  let kicks = 0;
  const timed = (match.events ?? []).map((event): TimedEvent => {
    const period = periodOf(event);
    const time = times.find((one) => one.period === period) ?? times.at(-1);
    const minute = minuteInPeriod(event, period);
    if (period === 'penalties') kicks += 1;
    if (event.timestamp !== null) return { event, at: event.timestamp };
    if (!time) return { event, at: Number.POSITIVE_INFINITY };
    const passed =
      period === 'penalties' ? kicks * KICK_S : (minute ?? Number.POSITIVE_INFINITY) * MINUTE_S - 1;
    return { event, at: Math.min(time.starts + passed, time.ends) };
  });
  return timed.sort((a, b) => a.at - b.at);
}
