import { useEffect } from 'react';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import type { RetainedMatches } from '#web/matches/retain-finished.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { isRowOutOfSight } from './is-row-out-of-sight.ts';

const loadRetain = () => import('#web/matches/retain-finished.ts');
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Returns the ids of matches that have ended but stay on the Live list: until it is another list, they are out of
 * sight, or the page is hidden.
 *
 * @param list identifies the list; null if it is not a Live list
 */
export function useRetainedFinished(list: string | null, rows: readonly MatchListRow[]): ReadonlySet<string> {
  const retain = useAfterFirstView(list === null ? null : loadRetain);
  const [retained, setState] = useAccumulator<RetainedMatches | null>(
    (previous) => (list === null || !retain ? null : retain.retainFinished(previous, list, rows)),
    null,
  );
  const endedIds = retained?.endedIds ?? NO_IDS;
  useEffect(() => {
    if (!retain || endedIds.size === 0) return;
    const drop = (shouldDrop: (id: string) => boolean) =>
      setState((now) => now && retain.dropRetained(now, shouldDrop));
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('scrollend', () => drop(isRowOutOfSight), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && drop(() => true), { signal });
    return () => controller.abort();
  }, [retain, endedIds, setState]);
  return endedIds;
}
