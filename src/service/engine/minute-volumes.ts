import type { EventKind, LogEntry } from '#service/engine/story/log-entry.ts';
import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame } from './match-frame.ts';
import { scoreMatrix } from './score-matrix.ts';
import { between, type Key, stream, u32 } from './streams.ts';
import { secondsPlayed, type Timetable } from './timetable.ts';

/** A total counted minute by minute and never listed as events. */
export type Volume =
  | 'attacks'
  | 'dangerous_attacks'
  | 'ball_safe'
  | 'passes'
  | 'passes_accurate'
  | 'crosses'
  | 'crosses_accurate'
  | 'throw_in'
  | 'goal_kick';

/** Means per side and minute in 64ths, in the order of the columns. */
const MEANS: readonly (readonly [Volume, number])[] = [
  ['attacks', 56],
  ['dangerous_attacks', 25],
  ['ball_safe', 50],
  ['passes', 300],
  ['passes_accurate', 0],
  ['crosses', 7],
  ['crosses_accurate', 0],
  ['throw_in', 8],
  ['goal_kick', 1],
];
/** Lowest share of a minute's passes that arrive, in 256ths: it differs by side and match. */
const PASS_ACCURACY: readonly [number, number] = [152, 192];
export const VOLUMES: readonly Volume[] = MEANS.map(([volume]) => volume);
const WIDTH = MEANS.length;
const BOTH = WIDTH * 2;

const column = (volume: Volume): number => VOLUMES.indexOf(volume);
const ATTACKS = column('attacks');
const DANGEROUS = column('dangerous_attacks');
const PASSES = column('passes');
const PASSES_ACCURATE = column('passes_accurate');
const CROSSES = column('crosses');
const CROSSES_ACCURATE = column('crosses_accurate');

/** Events that imply a dangerous attack in their minute. */
const DANGERS: ReadonlySet<EventKind> = new Set<EventKind>([
  'goal',
  'shot_on_target',
  'shot_off_target',
  'shot_blocked',
  'penalty_missed',
  'corner',
]);

/** Running totals: one row per minute of play (row 0: all zero), the home side's columns, then the away side's. */
export interface MinuteVolumes {
  totals: Uint16Array;
  /** The row before the first minute of each period. */
  firstRows: readonly number[];
}

/** Returns a count with a mean of about `parts` / 64 from one byte: 0 to twice the mean, about equally likely. */
function count(byte: number, parts: number): number {
  return (byte * (2 * parts + 64)) >> 14;
}

function minutesOf(table: Timetable): number[] {
  return table.periods
    .filter((period) => period.code !== 'penalties')
    .map((period) => Math.ceil(secondsPlayed(period, period.ends) / 60));
}

/** Returns the number of dangerous events by row and side: cell 2 * row + (0 home, 1 away). */
function dangers(entries: readonly LogEntry[], firstRows: readonly number[], rows: number): Uint8Array {
  const counts = new Uint8Array((rows + 1) * 2);
  for (const entry of entries) {
    const first = firstRows[entry.period];
    if (first === undefined || !DANGERS.has(entry.kind)) continue;
    // An own goal is a danger of the other side.
    const team = (entry.side === 'home') === entry.ownGoal ? 1 : 0;
    const cell = (first + 1 + Math.floor(entry.second / 60)) * 2 + team;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

/** Returns the byte of a minute's three random numbers that a column uses. */
function byteOf(column: number, a: number, b: number, c: number): number {
  const word = column < 4 ? a : column < 8 ? b : c;
  return (word >>> ((column & 3) * 8)) & 0xff;
}

/** Draws the counts of one side and minute; never below what its listed events imply. */
function countMinute(
  minute: Uint16Array,
  means: Uint16Array,
  dangerous: number,
  accuracy: number,
  key: Key,
  first: number,
): void {
  const a = u32(key, first);
  const b = u32(key, first + 1);
  const c = u32(key, first + 2);
  for (let i = 0; i < WIDTH; i++) minute[i] = count(byteOf(i, a, b, c), means[i] ?? 0);
  minute[PASSES_ACCURATE] = ((minute[PASSES] ?? 0) * (accuracy + ((c >>> 8) & 0x3f)) + 128) >> 8;
  minute[CROSSES_ACCURATE] = ((minute[CROSSES] ?? 0) * ((c >>> 16) & 0xff) + 70) >> 8;
  minute[DANGEROUS] = Math.max(minute[DANGEROUS] ?? 0, dangerous);
  minute[ATTACKS] = Math.max(minute[ATTACKS] ?? 0, minute[DANGEROUS] ?? 0);
}

/** Returns the means of both sides: the stronger one has more of everything. */
function meansOf(frame: MatchFrame): Uint16Array[] {
  const { rates } = scoreMatrix(frame);
  return rates.map((rate) => {
    const dominance = Math.sqrt((2 * rate) / (rates[0] + rates[1]));
    return Uint16Array.from(MEANS, ([, mean]) => Math.round(mean * dominance));
  });
}

/** Draws the volumes of a match, from three random numbers per minute and side. */
export function minuteVolumes(
  frame: MatchFrame,
  table: Timetable,
  entries: readonly LogEntry[],
): MinuteVolumes {
  const firstRows: number[] = [];
  let rows = 0;
  for (const length of minutesOf(table)) {
    firstRows.push(rows);
    rows += length;
  }
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.minuteVolumes);
  const dangerCounts = dangers(entries, firstRows, rows);
  const means = meansOf(frame);
  // The first row draws nothing of its own.
  const accuracies = [0, 1].map((team) => between(key, team, ...PASS_ACCURACY));
  const totals = new Uint16Array((rows + 1) * BOTH);
  const minute = new Uint16Array(WIDTH);
  for (let cell = 2; cell < dangerCounts.length; cell++) {
    countMinute(
      minute,
      means[cell & 1] ?? minute,
      dangerCounts[cell] ?? 0,
      accuracies[cell & 1] ?? 0,
      key,
      cell * 3,
    );
    for (let i = 0; i < WIDTH; i++) {
      totals[cell * WIDTH + i] = (totals[(cell - 2) * WIDTH + i] ?? 0) + (minute[i] ?? 0);
    }
  }
  return { totals, firstRows };
}

/** Returns the row of an instant. The running minute counts in full, so that no listed event is ahead of it. */
export function volumeRow(volumes: MinuteVolumes, table: Timetable, instant: number): number {
  let row = 0;
  for (const [index, first] of volumes.firstRows.entries()) {
    const period = table.periods[index];
    if (period === undefined || instant < period.starts) break;
    const last = Math.ceil(secondsPlayed(period, period.ends) / 60);
    row = first + Math.min(last, Math.floor(secondsPlayed(period, instant) / 60) + 1);
  }
  return row;
}

/** Returns a total of one side (0 home, 1 away) in a row. */
export function volumeAt(volumes: MinuteVolumes, row: number, team: number, index: number): number {
  return volumes.totals[row * BOTH + team * WIDTH + index] ?? 0;
}
