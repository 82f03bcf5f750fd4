import { placeOfPeriod } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isBare, type MatchChange, minuteParts } from '#news/match-change.ts';
import type { LineKind } from './printer-line.ts';

/** An event that is older than this came late, and is no news; seconds. */
export const MAX_DELAY_S = 600;

/** Seconds from the kick-off to minute 0 of each period: breaks and added time as they usually are. */
const PERIOD_STARTS_S = [0, 18 * 60, 25 * 60, 28 * 60, 32 * 60];

/** Seconds from the kick-off to the end of each part of a match, as it usually is. */
const ENDS_S: Readonly<Partial<Record<LineKind, number>>> = {
  'half-time': 47 * 60,
  ninety: 110 * 60,
  'full-time': 110 * 60,
  abandoned: 0,
  'extra-time': 150 * 60,
  'after-extra-time': 150 * 60,
  'after-penalties': 162 * 60,
};
/** The last period before each end, as the wire names it. */
const BEFORE: Readonly<Partial<Record<LineKind, number>>> = { 'half-time': 1, ninety: 2, 'extra-time': 4 };
const PERIOD_NAMES = ['1st half', '2nd half', 'extra time 1', 'extra time 2'];

/** Returns the earliest time of an end: after the kick-off, and after the last event before it. */
function endOf(kind: LineKind, { events, time }: MatchRow): number {
  const periods = PERIOD_NAMES.slice(0, BEFORE[kind]);
  const times = (events ?? []).flatMap(({ timestamp, period }) =>
    timestamp !== null && (!(kind in BEFORE) || periods.includes(period?.toLowerCase() ?? ''))
      ? [timestamp + 1]
      : [],
  );
  return Math.max(time.timestamp + (ENDS_S[kind] ?? 0), ...times);
}

/** Later kick-offs are not printed at their scheduled time; seconds. */
const MAX_KICK_OFF_DELAY_S = 300;

/**
 * The wire has the scheduled kick-off only, which is the same in every answer; in the first half the minute says whether it
 * was much later.
 */
function kickOffTime({ status, status_period, time }: MatchRow, asOf: number): number {
  const minute = time.minute?.minute ?? null;
  const isFirstHalf = status === 1 && status_period?.toLowerCase() === '1st half';
  if (!isFirstHalf || minute === null || minute > 45) return time.timestamp;
  const estimate = asOf - minute * 60;
  return estimate > time.timestamp + MAX_KICK_OFF_DELAY_S ? estimate : time.timestamp;
}

function minuteTime(text: string, kind: LineKind, { time }: MatchRow): number {
  const [minute, stoppage] = minuteParts(text);
  const period = kind === 'kick' ? 'penalties' : null;
  return (
    time.timestamp +
    (minute + (stoppage ?? 0)) * 60 +
    (PERIOD_STARTS_S[placeOfPeriod({ period, minute })] ?? 0)
  );
}

/** Returns the time of a change of which the feed gives none: that of the answer if it has just happened. */
function estimatedTime(change: MatchChange, kind: LineKind, match: MatchRow): number {
  const asOf = change.at / 1000;
  if (kind === 'kick-off') return kickOffTime(match, asOf);
  if (change.isNews) return asOf;
  if (change.side === null) return endOf(kind, match);
  return isBare(change) ? asOf : minuteTime(change.minute ?? '0', kind, match);
}

/**
 * Returns the time of a change, epoch seconds, and whether the feed has it to the second.
 *
 * @param since instant of the answer before, epoch ms: a goal that it did not have is not much older, whatever the feed says
 */
export function timeOf(change: MatchChange, kind: LineKind, match: MatchRow, since: number) {
  const now = change.at / 1000;
  const timestamp = change.side === null ? null : change.timestamp;
  const isOther = kind === 'goal' && change.isNews && (timestamp ?? 0) < since / 1000 - MAX_DELAY_S;
  const exact = isOther ? null : timestamp;
  const time = exact ?? estimatedTime(change, kind, match);
  return { at: Math.min(now, time), isExact: exact !== null && exact <= now };
}
