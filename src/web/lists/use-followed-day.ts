import { byKickOff } from '#contract/by-kick-off.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useZone } from '#web/clock/program-context.ts';
import { isSettled } from '#web/data/match.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import { useDay } from './use-day.ts';
import { useIsFollowedMatch } from './use-is-followed-match.ts';

/** Whether a match has begun, as far as its record says: one is hidden from its kick-off on. */
const hasBegun = (match: MatchRow) =>
  isShielded(match) || match.phase === 'live' || match.phase === 'finished';

/**
 * Returns the followed matches of a day that have begun, by kick-off.
 *
 * @param day null: none is requested
 */
export function useFollowedDay(day: Day | null, today: Day | null) {
  const zone = useZone();
  const isFollowed = useIsFollowedMatch();
  const { answers, rows, isComplete, state } = useDay(day, today, zone);
  const isOfDay = (match: MatchRow) => isFollowed(match) && dayAt(match.time.timestamp * 1_000, zone) === day;
  const ofDay = isComplete ? answers.flatMap((answer) => answer?.data ?? []).filter(isOfDay) : null;
  return {
    state,
    /** Null until all lists of the day have come. */
    matches: ofDay?.filter(hasBegun).toSorted(byKickOff) ?? null,
    /** Whether the lists have all followed matches of the day as over, or hidden: an older answer does not. */
    isOver: ofDay?.every((match) => isShielded(match) || isSettled(match)) ?? false,
    rows: rows?.filter(({ record }) => isOfDay(record) && hasBegun(record)) ?? [],
  };
}
