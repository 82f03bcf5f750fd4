import { MINUTE_S } from '#contract/durations.ts';
import { isGoal } from '#contract/goal.ts';
import { PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { periodTimes, timedEvents } from './period-times.ts';

/** The instants to which something can be rewound, epoch seconds; both are full minutes. */
export interface RewindRange {
  readonly start: number;
  readonly end: number;
}

/** An instant that stands out: the kick-off, the end of a period, or a goal. */
export interface RewindMark {
  /** Epoch seconds. */
  readonly at: number;
  readonly kind: 'kick-off' | 'half-time' | 'break' | 'goal';
  /** The goal. */
  readonly event: MatchEvent | null;
}

const nextMinute = (instant: number) => Math.ceil(instant / MINUTE_S) * MINUTE_S;

/**
 * Returns the minutes of a match, from its kick-off to its end or to now; null if it was not played.
 *
 * @param now epoch seconds
 */
export function rewindRange(match: MatchRow, now: number): RewindRange | null {
  const times = periodTimes(match);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return null;
  const start = nextMinute(first.starts);
  const end = match.phase === 'live' ? Math.floor(now / MINUTE_S) * MINUTE_S : nextMinute(last.ends);
  return end > start ? { start, end } : null;
}

/** Returns the minutes of several matches, from the first kick-off to the last end or to now; null if none was played. */
export function rewindRangeOf(matches: readonly MatchRow[], now: number): RewindRange | null {
  const ranges = matches.flatMap((match) => rewindRange(match, now) ?? []);
  if (ranges.length === 0) return null;
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
}

/** Returns the goals of several matches, in order. */
export const goalMarks = (matches: readonly MatchRow[]): readonly RewindMark[] =>
  matches
    .flatMap((match) => rewindMarks(match).filter(({ kind }) => kind === 'goal'))
    .sort((a, b) => a.at - b.at);

/** Returns the instants of a match that stand out, in order. */
export function rewindMarks(match: MatchRow): readonly RewindMark[] {
  const times = periodTimes(match);
  const marks = times.flatMap(({ period, starts, ends }, at): RewindMark[] => {
    const kind = period === PERIODS[0] ? 'half-time' : 'break';
    const kickOff: RewindMark[] = at === 0 ? [{ at: starts, kind: 'kick-off', event: null }] : [];
    return [...kickOff, ...(at < times.length - 1 ? [{ at: ends, kind, event: null } as const] : [])];
  });
  const goals = timedEvents(match, times)
    .filter(({ event }) => isGoal(event))
    .map(({ event, at }): RewindMark => ({ at, kind: 'goal', event }));
  return [...marks, ...goals].sort((a, b) => a.at - b.at);
}

/** Returns whether the events of a match say when they happened, which they do on its day. */
export const hasEventTimes = ({ events = [] }: MatchRow) =>
  events.some(({ timestamp }) => timestamp !== null);
