import { type Disruption, disruptionOf } from './disruption.ts';
import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame } from './match-frame.ts';
import { PERIOD_LENGTHS, type PlayMoment, playMomentOf } from './play-moment.ts';
import { resultOf } from './result.ts';
import { shootOutKicks } from './shoot-out.ts';
import { stoppageMinutes } from './stoppage.ts';
import { between, stream } from './streams.ts';

/** A period of play. Instants are epoch seconds, `length` and `stoppage` whole minutes. */
export interface Period {
  code: '1st half' | '2nd half' | 'extra time 1' | 'extra time 2' | 'penalties';
  starts: number;
  ends: number;
  /** Minutes of the match before the period: 0, 45, 90, 105, 120. */
  base: number;
  length: number;
  stoppage: number;
  /** An interruption: the seconds of play before it, and its length in seconds. */
  pause: { after: number; seconds: number } | null;
}

/** Instants of a match's periods. */
export interface Timetable {
  /** Kick-off, epoch seconds; the scheduled one if the match is not played. */
  kickOff: number;
  /** Empty if the match is not played. */
  periods: readonly Period[];
  /**
   * Last whistle. For a match that is not played: the scheduled kick-off, or the instant of its award. (An
   * abandonment is decided later: `disruptionOf(frame).decided`.)
   */
  end: number;
}

export const PERIOD_CODES: readonly Period['code'][] = [
  '1st half',
  '2nd half',
  'extra time 1',
  'extra time 2',
  'penalties',
];
const BASES: readonly number[] = [0, 45, 90, 105, 120];
const PENALTIES = 4;

/** Seconds before each period, minimum and maximum. The first counts from the scheduled kick-off. */
const BREAKS: readonly (readonly [number, number])[] = [
  [0, 150],
  [15 * 60 - 60, 15 * 60 + 120],
  [4 * 60, 6 * 60],
  [60, 150],
  [3 * 60, 5 * 60],
];

/** Seconds from the end of stoppage time to the whistle. */
const WHISTLE: readonly [number, number] = [12, 40];

/** Seconds from the start of the shoot-out to its first kick, and from kick to kick. */
export const FIRST_KICK = 30;
export const BETWEEN_KICKS = 45;

function periodCount(frame: MatchFrame): number {
  // Only a match with a winner can be longer, and a result costs more than all else here.
  if (frame.kind !== 'single' && frame.kind !== 'second-leg') return 2;
  const { et, ps } = resultOf(frame);
  if (ps !== null) return 5;
  return et === null ? 2 : 4;
}

function pauseOf(end: Disruption, period: number): Period['pause'] {
  if (end.kind !== 'interrupted') return null;
  const moment = playMomentOf(end.minute);
  return moment.period === period ? { after: moment.second, seconds: end.minutes * 60 } : null;
}

function playedPeriods(frame: MatchFrame, end: Disruption): Period[] {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.whistle);
  const cut = end.kind === 'abandoned' ? playMomentOf(end.minute) : null;
  const periods: Period[] = [];
  let instant = frame.kickOff + (end.kind === 'delayed' ? end.minutes * 60 : 0);
  const count = cut === null ? periodCount(frame) : cut.period + 1;
  for (let i = 0; i < count; i++) {
    const pause = pauseOf(end, i);
    const starts = instant + between(key, 2 * i, ...(BREAKS[i] ?? [0, 0]));
    const length = PERIOD_LENGTHS[i] ?? 0;
    const stoppage = i === PENALTIES ? 0 : stoppageMinutes(frame, i);
    let seconds = (length + stoppage) * 60 + between(key, 2 * i + 1, ...WHISTLE);
    if (i === PENALTIES) seconds = FIRST_KICK + shootOutKicks(frame).length * BETWEEN_KICKS;
    if (cut?.period === i) seconds = cut.second;
    const ends = starts + seconds + (pause?.seconds ?? 0);
    periods.push({
      code: PERIOD_CODES[i] ?? 'penalties',
      starts,
      ends,
      base: BASES[i] ?? 0,
      length,
      stoppage,
      pause,
    });
    instant = ends;
  }
  return periods;
}

/** Returns the timetable of a match, to the second. Needs no story. */
export function timetableOf(frame: MatchFrame): Timetable {
  const end = disruptionOf(frame);
  const idle = { kickOff: frame.kickOff, periods: [], end: frame.kickOff };
  if (end.kind === 'postponed' || end.kind === 'cancelled') return idle;
  if (end.kind === 'awarded') return { ...idle, end: end.announced };
  const periods = playedPeriods(frame, end);
  return {
    kickOff: periods[0]?.starts ?? frame.kickOff,
    periods,
    end: periods.at(-1)?.ends ?? frame.kickOff,
  };
}

/** Returns the instant of a moment of play, epoch seconds. */
export function instantOfMoment(table: Timetable, moment: PlayMoment): number {
  const period = table.periods[moment.period];
  if (period === undefined) throw new RangeError(`Period ${moment.period} is not played`);
  const paused = period.pause !== null && moment.second >= period.pause.after ? period.pause.seconds : 0;
  return period.starts + moment.second + paused;
}

/** Returns the seconds of play of a period that are over at an instant; does not advance during an interruption. */
export function secondsPlayed(period: Period, instant: number): number {
  const gone = Math.max(0, Math.min(instant, period.ends) - period.starts);
  const { pause } = period;
  if (pause === null || gone <= pause.after) return gone;
  return Math.max(pause.after, gone - pause.seconds);
}
