import { isMinuteOf, placeOfPeriod } from '#contract/periods.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { HALF_TIME, STATUSES } from '#contract/status.ts';
import { type MatchRule, withEvents } from './match-rule.ts';

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

const hasWrongPeriod = ({ period, minute }: MatchEvent) =>
  period !== null && minute !== null && !isMinuteOf(period, minute);

export const eventPeriod: MatchRule = (match) => {
  const events = match.events ?? [];
  if (!events.some(hasWrongPeriod)) return match;
  return withEvents(
    match,
    events.map((event) => (hasWrongPeriod(event) ? { ...event, period: null } : event)),
  );
};

/** Added time follows its minute, and an unknown minute is last in its period. */
function compareTimes(a: MatchEvent, b: MatchEvent): number {
  const minute = (event: MatchEvent) => event.minute ?? UNKNOWN_MINUTE;
  return (
    placeOfPeriod(a) - placeOfPeriod(b) ||
    minute(a) - minute(b) ||
    (a.extra_minute ?? 0) - (b.extra_minute ?? 0)
  );
}

export const order: MatchRule = (match) => {
  const events = match.events ?? [];
  const isOrdered = events.every((event, at) => {
    const before = events[at - 1];
    return !before || compareTimes(before, event) <= 0;
  });
  return isOrdered ? match : withEvents(match, events.toSorted(compareTimes));
};
