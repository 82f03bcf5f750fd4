/** The periods of a match in the order of play, as the wire names them, in lower case. */
export const PERIODS = ['1st half', '2nd half', 'extra time 1', 'extra time 2', 'penalties'] as const;

export type PeriodName = (typeof PERIODS)[number];

export interface TimedPeriod {
  readonly period: Exclude<PeriodName, 'penalties'>;
  /** The minute before its first. */
  readonly before: number;
  /** Minutes without added time. */
  readonly length: number;
}

/** The periods that have minutes. */
export const TIMED_PERIODS: readonly TimedPeriod[] = [
  { period: '1st half', before: 0, length: 45 },
  { period: '2nd half', before: 45, length: 45 },
  { period: 'extra time 1', before: 90, length: 15 },
  { period: 'extra time 2', before: 105, length: 15 },
];

/** The last minute of each timed period without added time, in the order of play: 45, 90, 105, 120. */
export const PERIOD_ENDS: readonly number[] = TIMED_PERIODS.map(({ before, length }) => before + length);

/** Returns the period of an event in lower case, which may be a name of the service's own; without one, by its minute. */
export function periodOf({ period, minute }: { period: string | null; minute: number | null }): string {
  if (period !== null) return period.toLowerCase();
  const after = minute ?? 0;
  // Up to minute 105 it may be added time of the second half.
  if (after > 105) return PERIODS[3];
  return after > 45 ? PERIODS[1] : PERIODS[0];
}

/** Longest added time that is believed, in minutes. */
const MAX_ADDED_MINUTES = 15;

/**
 * Whether a minute can be one of a period; of a period without minutes, or with an unknown name, any can. Some clocks
 * begin a period with the minute before its first.
 */
export function isMinuteOf(name: string, minute: number): boolean {
  const timed = TIMED_PERIODS.find(({ period }) => period === name.toLowerCase());
  return !timed || (minute >= timed.before && minute <= timed.before + timed.length + MAX_ADDED_MINUTES);
}

/** Returns the place of an event's period in the order of play, from 0; periods with unknown names are last. */
export function placeOfPeriod(event: { period: string | null; minute: number | null }): number {
  const place = (PERIODS as readonly string[]).indexOf(periodOf(event));
  return place < 0 ? PERIODS.length : place;
}
