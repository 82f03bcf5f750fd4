import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useZone } from '#web/clock/program-context.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import { useDay } from './use-day.ts';
import { useIsFollowed } from './use-is-followed.ts';

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
  const isFollowed = useIsFollowed();
  const { answers, rows, isComplete, state } = useDay(day, today, zone);
  const isMine = (match: MatchRow) =>
    isFollowed(match) && hasBegun(match) && dayAt(match.time.timestamp * 1_000, zone) === day;
  return {
    state,
    /** Null until all lists of the day have come. */
    matches: isComplete
      ? answers
          .flatMap((answer) => answer?.data ?? [])
          .filter(isMine)
          .toSorted((a, b) => a.time.timestamp - b.time.timestamp)
      : null,
    rows: rows?.filter(({ record }) => isMine(record)) ?? [],
  };
}
