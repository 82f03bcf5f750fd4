import { recordsIn } from './match-states.ts';

/** State of a match that can only move forward. */
interface MatchProgress {
  /** Index in `PHASES`. */
  readonly phase: number;
  readonly status: number;
  /** Minutes of play, with minutes of added time as hundredths; null: no clock runs. */
  readonly minute: number | null;
  readonly goals: readonly [home: number, away: number] | null;
  /** VAR decisions among the events, if those were requested. */
  readonly rulings: number;
}

/** Matches close to the answer's instant, by id. */
export type Progress = ReadonlyMap<string, MatchProgress>;

/** Phases in order. Matches that are called off are left out: they may be resumed or rescheduled. */
const PHASES = ['scheduled', 'live', 'finished'];

/** Matches that kick off further away from the answer's instant do not change. */
const MAX_DISTANCE_MS = 4 * 3_600_000;

const NO_PROGRESS: Progress = new Map();

interface WireMatch {
  readonly id?: unknown;
  readonly phase?: unknown;
  readonly status?: unknown;
  readonly time?: {
    readonly timestamp?: unknown;
    readonly minute?: { readonly minute?: unknown; readonly extra?: unknown } | null;
  } | null;
  readonly scores?: { readonly home_score?: unknown; readonly away_score?: unknown } | null;
  readonly events?: unknown;
}

function minuteOf(time: WireMatch['time']): number | null {
  const { minute, extra } = time?.minute ?? {};
  if (typeof minute !== 'number') return null;
  return minute + (typeof extra === 'number' ? extra / 100 : 0);
}

function goalsOf(scores: WireMatch['scores']): MatchProgress['goals'] {
  const { home_score: home, away_score: away } = scores ?? {};
  return typeof home === 'number' && typeof away === 'number' ? [home, away] : null;
}

function rulingsIn(events: unknown): number {
  return Array.isArray(events) ? events.filter((event) => event?.type === 'var').length : 0;
}

/**
 * Reads the progress of the matches in an answer.
 *
 * @param asOf when the answer was requested, epoch ms of the world
 */
export function progressOf(data: unknown, asOf: number): Progress {
  const matches = (recordsIn(data) as readonly (WireMatch | null)[]).flatMap((match) => {
    const kickOff = match?.time?.timestamp;
    if (typeof kickOff !== 'number' || Math.abs(kickOff * 1_000 - asOf) > MAX_DISTANCE_MS) return [];
    const { id, phase, status, time, scores, events } = match ?? {};
    const order = PHASES.indexOf(String(phase));
    if (order < 0 || typeof id !== 'string' || typeof status !== 'number') return [];
    const progress: MatchProgress = {
      phase: order,
      status,
      minute: minuteOf(time),
      goals: goalsOf(scores),
      rulings: rulingsIn(events),
    };
    return [[id, progress] as const];
  });
  return matches.length === 0 ? NO_PROGRESS : new Map(matches);
}

/** Returns 1 if a match moved forward, -1 if it moved back, 0 if unknown. */
function directionOf(before: MatchProgress, after: MatchProgress): number {
  if (before.phase !== after.phase) return Math.sign(after.phase - before.phase);
  if (PHASES[after.phase] !== 'live') return 0;
  const [homeBefore, awayBefore] = before.goals ?? [0, 0];
  const [home, away] = after.goals ?? [homeBefore, awayBefore];
  // Between periods the clock stops, or restarts below the last minute of added time.
  const hasClocks = before.status === after.status && before.minute !== null && after.minute !== null;
  const minutes = hasClocks ? Number(after.minute) - Number(before.minute) : 0;
  if (minutes > 0 || home > homeBefore || away > awayBefore || after.rulings > before.rulings) return 1;
  return minutes < 0 || home < homeBefore || away < awayBefore ? -1 : 0;
}

/**
 * Whether `after` shows an earlier state than `before`, as from a lagging replica: a match moved back and none forward.
 * A disallowed goal does not count: its VAR decision is among the events, or the clock or another match has moved on.
 */
export function isEarlier(after: Progress, before: Progress): boolean {
  const directions = [...after].map(([id, match]) => {
    const previous = before.get(id);
    return previous ? directionOf(previous, match) : 0;
  });
  return directions.includes(-1) && !directions.includes(1);
}
