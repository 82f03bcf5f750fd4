import { useEffect } from 'react';
import { dropRetained, NO_RETAINED_MATCHES, retainFinished } from '#web/matches/retain-finished.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import { isRowOutOfSight } from './is-row-out-of-sight.ts';

/**
 * Returns the ids of matches that have ended but stay on the Live list: until it is another list, they are out of
 * sight, or the page is hidden.
 *
 * @param list identifies the list; null if it is not a Live list
 */
export function useRetainedFinished(list: string | null, rows: readonly MatchListRow[]): ReadonlySet<string> {
  const [{ endedIds }, setState] = useAccumulator(
    (previous) => retainFinished(previous, list, rows),
    NO_RETAINED_MATCHES,
  );
  useEffect(() => {
    if (endedIds.size === 0) return;
    const drop = (shouldDrop: (id: string) => boolean) => setState((now) => dropRetained(now, shouldDrop));
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('scrollend', () => drop(isRowOutOfSight), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && drop(() => true), { signal });
    return () => controller.abort();
  }, [endedIds, setState]);
  return endedIds;
}
