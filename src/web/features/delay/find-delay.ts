import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Match } from '#contract/records/match.ts';

/** A record of a match as the service had it at an instant. */
export interface Observation {
  /** World time, epoch ms; up to a second too late, since `Age` counts full seconds. */
  readonly asOf: number;
  readonly match: Match;
}

export type Sight = 'goal' | 'kick-off';

/** Longest distance between the bounds of an instant that is known well enough, ms: its middle is within 2 s. */
const MAX_SPREAD_MS = 4000;
const AGE_ERROR_MS = 1000;
const MAX_DELAY_MS = MAX_DELAY_SECONDS * 1000;

const isFirstHalf = (period: string | null): boolean => period !== null && /1st/i.test(period);

interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** Returns between which instants a match kicked off, by one record of it. */
function kickOffBounds({ asOf, match }: Observation): readonly Bounds[] {
  if (match.phase === 'scheduled') return [{ from: asOf - AGE_ERROR_MS, to: Infinity }];
  const { minute } = match.time;
  const isRunning =
    match.phase === 'live' && isFirstHalf(match.status_period) && minute?.minute && minute.extra === null;
  const byMinute = isRunning ? [minuteBounds(asOf - AGE_ERROR_MS, asOf, minute.minute)] : [];
  // An event's minute counts from the kick-off, and its time is a full second.
  const byEvents = (match.events ?? []).flatMap(({ timestamp, minute: at, extra_minute, period }) =>
    timestamp && at && extra_minute === null && isFirstHalf(period)
      ? [minuteBounds(timestamp * 1000, timestamp * 1000 + 999, at)]
      : [],
  );
  return [...byMinute, ...byEvents, { from: -Infinity, to: asOf }];
}

/** The first minute lasts from the kick-off for a minute. */
const minuteBounds = (from: number, to: number, minute: number): Bounds => ({
  from: from - minute * MINUTE_MS,
  to: to - (minute - 1) * MINUTE_MS,
});

/** Returns the instant of the kick-off, epoch ms; null while it is not known to within 2 s. */
export function kickOffOf(observations: readonly Observation[]): number | null {
  const bounds = observations.flatMap(kickOffBounds);
  const from = Math.max(...bounds.map((one) => one.from));
  const to = Math.min(...bounds.map((one) => one.to));
  return to >= from && to - from <= MAX_SPREAD_MS ? (from + to) / 2 : null;
}

/** Returns the instants of the goals of a match, epoch ms, as far as the service says them. */
const goalsOf = ({ match }: Observation): readonly number[] =>
  (match.events ?? []).flatMap(({ type, timestamp }) =>
    type === 'goal' && timestamp ? [timestamp * 1000] : [],
  );

/**
 * Returns by how many seconds a television is behind on which a viewer saw something at an instant (epoch ms): the last goal
 * or the kick-off before it. Null while the observations do not tell.
 */
export function findDelay(
  sight: Sight,
  tappedAt: number,
  observations: readonly Observation[],
): number | null {
  const last = observations.at(-1);
  const instants = sight === 'goal' ? (last ? goalsOf(last) : []) : [kickOffOf(observations) ?? Infinity];
  // An event's time is a full second.
  const before = instants.filter((instant) => instant <= tappedAt + AGE_ERROR_MS);
  const delayMs = tappedAt - Math.max(...before);
  return delayMs <= MAX_DELAY_MS ? Math.max(0, Math.round(delayMs / 1000)) : null;
}
