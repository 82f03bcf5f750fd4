import { isMinuteOf, PERIODS, placeOfPeriod } from '#contract/periods.ts';
import { isRowEvent, type MatchEvent } from '#contract/records/match-event.ts';
import { isKick } from '#contract/shoot-out-kick.ts';
import { HALF_TIME, STATUSES } from '#contract/status.ts';
import { type MatchRule, mapEvents, withEvents } from './match-rule.ts';

/** Later than any minute of play. */
const UNKNOWN_MINUTE = 1_000;

export const notBegun: MatchRule = (match) =>
  STATUSES[match.status]?.phase === 'scheduled' && match.events?.length ? withEvents(match, []) : match;

export const clockPeriod: MatchRule = (match) => {
  const { phase, status, status_period, time } = match;
  const isWrong =
    phase === 'live' &&
    status !== HALF_TIME &&
    status_period !== null &&
    time.minute !== null &&
    !isMinuteOf(status_period, time.minute.minute);
  return isWrong ? { ...match, status_period: null } : match;
};

/** Returns the period of an event; null if its own one cannot be right. */
function rightPeriod({ type, period, minute }: MatchEvent): string | null {
  if (isKick({ type }) && period?.toLowerCase() !== PERIODS[4]) return PERIODS[4];
  return period !== null && minute !== null && !isMinuteOf(period, minute) ? null : period;
}

export const eventPeriod: MatchRule = (match) =>
  mapEvents(match, (event) => {
    const period = rightPeriod(event);
    return period === event.period ? event : { ...event, period };
  });

/** Added time follows its minute, and an unknown minute is last in its period. */
function compareTimes(a: MatchEvent, b: MatchEvent): number {
  const minute = (event: MatchEvent) => event.minute ?? UNKNOWN_MINUTE;
  return (
    placeOfPeriod(a) - placeOfPeriod(b) ||
    minute(a) - minute(b) ||
    (a.extra_minute ?? 0) - (b.extra_minute ?? 0)
  );
}

function isSorted(events: readonly MatchEvent[], compare: (a: MatchEvent, b: MatchEvent) => number): boolean {
  return events.every((event, at) => {
    const before = events[at - 1];
    return !before || compare(before, event) <= 0;
  });
}

export const order: MatchRule = (match) => {
  const events = match.events ?? [];
  if (isSorted(events, compareTimes)) return match;
  // A list with the newest first has those of one minute turned round, too. A row must come to the same result.
  const inRows = events.filter((event) => isRowEvent(event));
  const isReversed = !isSorted(inRows, compareTimes) && isSorted(inRows, (a, b) => compareTimes(b, a));
  return withEvents(match, (isReversed ? events.toReversed() : events).toSorted(compareTimes));
};
