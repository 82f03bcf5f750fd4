import type { Disruption } from './disruption.ts';
import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame } from './match-frame.ts';
import { matchAttempt } from './match-id.ts';
import type { MatchState } from './match-state.ts';
import type { MatchResult } from './result.ts';
import type { Story } from './story.ts';
import { chance, stream } from './streams.ts';
import { type Period, secondsPlayed } from './timetable.ts';

/** Status codes of the v2.2 wire that the engine uses. */
export const STATUS_CODE = {
  notStarted: 0,
  inPlay: 1,
  updateLater: 2,
  finished: 3,
  postponed: 4,
  cancelled: 5,
  abandoned: 6,
  interrupted: 7,
  suspended: 8,
  awarded: 9,
  delayed: 10,
  halfTime: 11,
  extraTime: 12,
  shootOut: 13,
  break: 14,
  awarding: 15,
  toBeAnnounced: 17,
  pendingUpdate: 18,
  finishedOnPenalties: 31,
  finishedAfterExtraTime: 32,
} as const;

/** Clock and status of a match, without the score. */
export type MatchClock = Pick<MatchState, 'status' | 'period' | 'minute' | 'extra' | 'info'>;

const PERIOD_NAMES: Record<Period['code'], MatchState['period']> = {
  '1st half': '1st Half',
  '2nd half': '2nd Half',
  'extra time 1': 'Extra Time 1',
  'extra time 2': 'Extra Time 2',
  penalties: 'Penalties',
};

/** A delay is announced this many seconds before the scheduled kick-off. */
const DELAY_NOTICE_SECONDS = 10 * 60;
/** A long delay has no known end from the first to the second: seconds after the scheduled and before the real start. */
const OPEN_DELAY: readonly [number, number] = [10 * 60, 20 * 60];
/** A side that does not appear is waited for; then an award is prepared. */
const WAIT_SECONDS = 15 * 60;
/** Seconds before a second date at which its hour is confirmed. */
const HOUR_CONFIRMED_SECONDS = 5 * 86_400;
/** Matches (in a million) whose start is reported late. */
const LATE_REPORTS = 25_000;
/** Minutes above which an interruption is a suspension. */
const SUSPENSION_MINUTES = 30;

/** Returns the minute of the match after some seconds of a period: 46 is the first of the second half. */
export function minuteAt(period: Period, seconds: number): { minute: number; extra: number | null } {
  const full = Math.floor(seconds / 60);
  if (full < period.length) return { minute: period.base + full + 1, extra: null };
  // The whistle may come some seconds after stoppage time is over: the minute does not advance.
  const extra = Math.min(period.stoppage, full - period.length + 1);
  return { minute: period.base + period.length, extra: extra > 0 ? extra : null };
}

function off(code: number, info: string | null): MatchClock {
  return { status: code, period: null, minute: null, extra: null, info };
}

function codeBeforeKickOff(
  { disruption: end, timetable }: Story,
  frame: MatchFrame,
  instant: number,
): number {
  const since = instant - frame.kickOff;
  if (end.kind === 'delayed' && since >= -DELAY_NOTICE_SECONDS) {
    const isOpen = since >= OPEN_DELAY[0] && instant < timetable.kickOff - OPEN_DELAY[1];
    return isOpen ? STATUS_CODE.updateLater : STATUS_CODE.delayed;
  }
  if (end.kind === 'awarded' && since >= 0)
    return since < WAIT_SECONDS ? STATUS_CODE.delayed : STATUS_CODE.awarding;
  if (matchAttempt(frame.id) > 0 && since < -HOUR_CONFIRMED_SECONDS) return STATUS_CODE.toBeAnnounced;
  const isLate =
    since >= 0 && chance(stream(frame.seed, frame.id, ENGINE_STREAM.lateReport), 0, LATE_REPORTS);
  return isLate ? STATUS_CODE.pendingUpdate : STATUS_CODE.notStarted;
}

function inPeriod(period: Period, end: Disruption, instant: number): MatchClock {
  const seconds = secondsPlayed(period, instant);
  const clock = { period: PERIOD_NAMES[period.code], ...minuteAt(period, seconds), info: null };
  const { pause } = period;
  const since = instant - period.starts;
  if (
    pause !== null &&
    end.kind === 'interrupted' &&
    since >= pause.after &&
    since < pause.after + pause.seconds
  ) {
    return {
      ...clock,
      status: end.minutes > SUSPENSION_MINUTES ? STATUS_CODE.suspended : STATUS_CODE.interrupted,
    };
  }
  if (period.code === 'penalties') return { ...clock, status: STATUS_CODE.shootOut };
  return { ...clock, status: period.base < 90 ? STATUS_CODE.inPlay : STATUS_CODE.extraTime };
}

/** In a break the minute is the last complete one: 45, 90, 105 or 120. */
function afterPeriod(period: Period, code: number): MatchClock {
  const minute = period.base + period.length;
  return { status: code, period: PERIOD_NAMES[period.code], minute, extra: null, info: null };
}

function finalStatus(result: MatchResult): number {
  if (result.ps !== null) return STATUS_CODE.finishedOnPenalties;
  return result.et === null ? STATUS_CODE.finished : STATUS_CODE.finishedAfterExtraTime;
}

function afterAbandonment(
  last: Period,
  end: Extract<Disruption, { kind: 'abandoned' }>,
  story: Story,
  instant: number,
): MatchClock {
  const clock = { ...inPeriod(last, end, last.ends), status: STATUS_CODE.abandoned };
  const decided = instant >= end.decided;
  if (!decided) return { ...clock, info: `Abandoned: ${end.reason}` };
  if (end.outcome === 'replayed') return { ...clock, info: `Abandoned: ${end.reason}. To be replayed` };
  const what = end.outcome === 'awarded' ? `Awarded ${story.result.final?.join('-')}` : 'The score stands';
  return {
    ...clock,
    status: STATUS_CODE.awarded,
    info: `${what}: abandoned after ${end.minute} minutes, ${end.reason}`,
  };
}

/** Returns status, period, minute and note of a match at an instant (epoch seconds). */
export function clockAt(story: Story, frame: MatchFrame, instant: number): MatchClock {
  const { disruption: end, timetable } = story;
  if (end.kind === 'postponed' && instant >= end.announced)
    return off(STATUS_CODE.postponed, `Postponed: ${end.reason}`);
  if (end.kind === 'cancelled' && instant >= end.announced)
    return off(STATUS_CODE.cancelled, `Cancelled: ${end.reason}`);
  if (end.kind === 'awarded' && instant >= end.announced) return off(STATUS_CODE.awarded, end.info);
  const index = timetable.periods.findLastIndex((period) => instant >= period.starts);
  const period = timetable.periods[index];
  if (period === undefined) return off(codeBeforeKickOff(story, frame, instant), null);
  if (instant < period.ends) return inPeriod(period, end, instant);
  if (index < timetable.periods.length - 1)
    return afterPeriod(period, index === 0 ? STATUS_CODE.halfTime : STATUS_CODE.break);
  if (end.kind === 'abandoned') return afterAbandonment(period, end, story, instant);
  return { ...afterPeriod(period, finalStatus(story.result)), period: PERIOD_NAMES[period.code] };
}
