import { periodOf, TIMED_PERIODS, type TimedPeriod } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import type { Side } from '#contract/side-of.ts';
import type { PressureEvent } from './pressure-events.ts';

/** Weight of an event in the minutes around its own: a window of five minutes. */
const SPREAD = [1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9] as const;
const SPREAD_RADIUS = 2;

/** A marker over the curve; `at` counts the minutes of its period from 0. */
interface CurveMarker {
  readonly at: number;
  readonly side: Side;
  readonly kind: 'goal' | 'own-goal' | 'penalty' | 'var' | 'redcard' | 'yellowredcard';
  /** The minute as the service gives it. */
  readonly minute: number;
  readonly stoppage: number | null;
}

export interface CurvePart {
  readonly period: TimedPeriod['period'];
  /** The minute before its first. */
  readonly offsetMinutes: number;
  /** Length on the axis in minutes: regular time and the known stoppage time. */
  readonly length: number;
  /** Pressure by minute, for the minutes played. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly markers: readonly CurveMarker[];
}

export interface Curve {
  /** Both halves, and extra time once it has begun. */
  readonly parts: readonly CurvePart[];
  /** The highest value of all periods, which scales the drawing. */
  readonly peak: number;
}

/** Returns the minute of an event within its period, from 0; stoppage time continues after the last regular minute. */
function minuteInPart(offsetMinutes: number, minute: number, stoppage: number | null): number {
  return Math.max(minute - offsetMinutes - 1, 0) + (stoppage ?? 0);
}

function markerKind(event: MatchEvent): CurveMarker['kind'] | null {
  if (isRuledOut(event)) return 'var';
  if (event.result === 'cancelled') return null;
  if (event.type === 'redcard' || event.type === 'yellowredcard') return event.type;
  if (event.type !== 'goal') return null;
  return event.own_goal ? 'own-goal' : event.penalty ? 'penalty' : 'goal';
}

/** Returns the period in which the clock is running or stopped; null once a match is over. */
function currentPeriod({ phase, status_period, time }: Match): string | null {
  if (phase === 'live') return status_period?.toLowerCase() ?? null;
  return phase === 'off' && time.minute ? periodOf({ period: null, minute: time.minute.minute }) : null;
}

/** Returns the minutes played in a period, from the clock and the latest event. */
function countPlayedMinutes(match: Match, part: TimedPeriod, last: number, isOver: boolean): number {
  const { minute } = match.time;
  const clock = isOver || !minute ? -1 : minuteInPart(part.before, minute.minute, minute.extra);
  return Math.max(last + 1, clock + 1, isOver ? part.length : 0);
}

function smooth(weights: readonly number[]): number[] {
  return weights.map((_, at) =>
    SPREAD.reduce((sum, share, step) => sum + share * (weights[at + step - SPREAD_RADIUS] ?? 0), 0),
  );
}

/**
 * Returns the pressure of both sides by minute. It is computed from the events alone, so that it is complete
 * whenever a viewer opens the match.
 */
export function curveOf(match: Match, pressure: readonly PressureEvent[]): Curve {
  const now = currentPeriod(match);
  const hasBegun = TIMED_PERIODS.map((_, at) =>
    TIMED_PERIODS.slice(at).some(
      ({ period }) => period === now || pressure.some(({ event }) => periodOf(event) === period),
    ),
  );
  // Both halves are on the axis from the first minute.
  const visibleParts = TIMED_PERIODS.filter((_, at) => at < 2 || hasBegun[at]);
  const parts = visibleParts.map((part, at): CurvePart => {
    const partEvents = pressure.filter(({ event }) => periodOf(event) === part.period);
    const minuteOf = ({ event }: PressureEvent) =>
      minuteInPart(part.before, event.minute ?? 0, event.extra_minute);
    const last = Math.max(-1, ...partEvents.map(minuteOf));
    const isOver = part.period !== now && (hasBegun[at + 1] || now === null);
    const playedMinutes =
      hasBegun[at] || match.phase === 'finished' ? countPlayedMinutes(match, part, last, isOver) : 0;
    const noWeights = () => Array<number>(playedMinutes).fill(0);
    const weights = { home: noWeights(), away: noWeights() };
    const markers: CurveMarker[] = [];
    for (const one of partEvents) {
      const { event, side, weight } = one;
      const at = minuteOf(one);
      weights[side][at] = (weights[side][at] ?? 0) + weight;
      const kind = markerKind(event);
      if (kind) markers.push({ at, side, kind, minute: event.minute ?? 0, stoppage: event.extra_minute });
    }
    const length = Math.max(part.length, playedMinutes);
    return {
      period: part.period,
      offsetMinutes: part.before,
      length,
      home: smooth(weights.home),
      away: smooth(weights.away),
      markers,
    };
  });
  return { parts, peak: Math.max(...parts.flatMap(({ home, away }) => [...home, ...away])) };
}

/** Returns the number of minutes in which each side pressed more. */
export function minutesAhead({ home, away }: CurvePart): { readonly home: number; readonly away: number } {
  const ahead = (ours: readonly number[], theirs: readonly number[]) =>
    ours.filter((value, at) => value > (theirs[at] ?? 0) + 1e-9).length;
  return { home: ahead(home, away), away: ahead(away, home) };
}
