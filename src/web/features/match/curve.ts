import { periodOf, TIMED_PERIODS, type TimedPeriod } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';
import type { Side } from '#web/format/side-of.ts';
import type { Pressing } from './pressing.ts';

/** Smoothed over five minutes: how much of an event stands in the minutes around its own. */
const SPREAD = [1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9] as const;
const REACH = 2;

/** What stands over the curve. `at` counts the minutes of its part from 0. */
interface Mark {
  readonly at: number;
  readonly side: Side;
  readonly kind: 'goal' | 'own-goal' | 'penalty' | 'var' | 'redcard' | 'yellowredcard';
  /** The minute as it is told. */
  readonly minute: number;
  readonly stoppage: number | null;
}

export interface CurvePart {
  readonly period: TimedPeriod['period'];
  /** The minute before its first. */
  readonly before: number;
  /** How many minutes it takes up on the axis: its time, and what was added as far as it is known. */
  readonly length: number;
  /** Minute by minute, as many as have been played. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly marks: readonly Mark[];
}

export interface Curve {
  /** Both halves, and extra time once it has begun. */
  readonly parts: readonly CurvePart[];
  /** The highest value of all, to draw against. */
  readonly peak: number;
}

/** The minute of an event within its part, from 0: stoppage time goes on where the part ends. */
function minuteIn(before: number, minute: number, stoppage: number | null): number {
  return Math.max(minute - before - 1, 0) + (stoppage ?? 0);
}

function markOf(event: MatchEvent): Mark['kind'] | null {
  if (isRuledOut(event)) return 'var';
  if (event.type === 'redcard' || event.type === 'yellowredcard') return event.type;
  if (event.type !== 'goal') return null;
  return event.own_goal ? 'own-goal' : event.penalty ? 'penalty' : 'goal';
}

/** The period in which the clock stands; null once a match has been played to its end. */
function clockedPeriod({ phase, status_period, time }: Match): string | null {
  if (phase === 'live') return status_period?.toLowerCase() ?? null;
  return phase === 'off' && time.minute ? periodOf({ period: null, minute: time.minute.minute }) : null;
}

/** How many minutes of a part have been played, as far as clock and events say. */
function playedOf(match: Match, part: TimedPeriod, last: number, isOver: boolean): number {
  const { minute } = match.time;
  const clock = isOver || !minute ? -1 : minuteIn(part.before, minute.minute, minute.extra);
  return Math.max(last + 1, clock + 1, isOver ? part.length : 0);
}

function smooth(weights: readonly number[]): number[] {
  return weights.map((_, at) =>
    SPREAD.reduce((sum, share, step) => sum + share * (weights[at + step - REACH] ?? 0), 0),
  );
}

/**
 * Who was pressing, minute by minute, from the events of a match. It needs no history of ours: whoever comes in minute
 * 80 sees all of it.
 */
export function curveOf(match: Match, pressing: readonly Pressing[]): Curve {
  const now = clockedPeriod(match);
  const hasBegun = TIMED_PERIODS.map((_, at) =>
    TIMED_PERIODS.slice(at).some(
      ({ period }) => period === now || pressing.some(({ event }) => periodOf(event) === period),
    ),
  );
  // The axis of a match has two halves from its first minute on.
  const shown = TIMED_PERIODS.filter((_, at) => at < 2 || hasBegun[at]);
  const parts = shown.map((part, at): CurvePart => {
    const own = pressing.filter(({ event }) => periodOf(event) === part.period);
    const at0 = ({ event }: Pressing) => minuteIn(part.before, event.minute ?? 0, event.extra_minute);
    const last = Math.max(-1, ...own.map(at0));
    const isOver = part.period !== now && (hasBegun[at + 1] || now === null);
    const played = hasBegun[at] || match.phase === 'finished' ? playedOf(match, part, last, isOver) : 0;
    const weights = { home: Array<number>(played).fill(0), away: Array<number>(played).fill(0) };
    const marks: Mark[] = [];
    for (const one of own) {
      const { event, side, weight } = one;
      const at = at0(one);
      weights[side][at] = (weights[side][at] ?? 0) + weight;
      const kind = markOf(event);
      if (kind) marks.push({ at, side, kind, minute: event.minute ?? 0, stoppage: event.extra_minute });
    }
    const length = Math.max(part.length, played);
    return {
      period: part.period,
      before: part.before,
      length,
      home: smooth(weights.home),
      away: smooth(weights.away),
      marks,
    };
  });
  return { parts, peak: Math.max(...parts.flatMap(({ home, away }) => [...home, ...away])) };
}

/** In how many minutes of a part each side was the one that pressed more. */
export function minutesAhead({ home, away }: CurvePart): { readonly home: number; readonly away: number } {
  const ahead = (ours: readonly number[], theirs: readonly number[]) =>
    ours.filter((value, at) => value > (theirs[at] ?? 0) + 1e-9).length;
  return { home: ahead(home, away), away: ahead(away, home) };
}
