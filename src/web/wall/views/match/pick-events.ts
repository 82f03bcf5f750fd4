import type { Match } from '#contract/records/match.ts';
import { type TimelineEvent, timelinePeriods } from '#web/matches/timeline-periods.ts';

/** Events that decide a match: they stay when there is no room for the others. */
const DECISIVE: ReadonlySet<string> = new Set([
  'goal',
  'redcard',
  'yellowredcard',
  'var',
  'penalty_missed',
  'penalty_shootout_scored',
  'penalty_shootout_missed',
]);
const SHOWN: ReadonlySet<string> = new Set([...DECISIVE, 'yellowcard']);

/** Returns the goals, cards and rulings of a match, newest first. */
export function latestEvents(match: Match): readonly TimelineEvent[] {
  return timelinePeriods(match)
    .flatMap(({ events }) => events)
    .filter(({ event, side }) => SHOWN.has(event.type) && side !== null);
}

/** Returns the latest of events: goals, red cards and rulings, and bookings as far as there is room. */
export function pickEvents(events: readonly TimelineEvent[], max: number): readonly TimelineEvent[] {
  const decisive = events.filter(({ event }) => DECISIVE.has(event.type)).slice(0, max);
  const others = events.filter(({ event }) => !DECISIVE.has(event.type)).slice(0, max - decisive.length);
  const included = new Set([...decisive, ...others]);
  return events.filter((one) => included.has(one));
}
