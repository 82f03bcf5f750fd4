import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import type { Filter } from '#web/matches/filter.ts';
import { foldedGroups, groupsInFirstScreens, totalLines } from '#web/matches/folding.ts';
import { byCompetition, byTime, type MatchGroup } from '#web/matches/order.ts';
import type { RetainedMatches } from '#web/matches/retain-finished.ts';
import { filterOf, type MatchListRow, type StatusFilter } from '#web/matches/rows.ts';
import { folds } from '#web/settings/folds.ts';
import { pins } from '#web/settings/pins.ts';
import type { Sorting } from '#web/settings/sorting.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useMaxRows } from '#web/ui/use-max-rows.ts';
import { isRowOutOfSight } from './is-row-out-of-sight.ts';
import { useWishes } from './use-wishes.ts';

const loadRetain = () => import('#web/matches/retain-finished.ts');
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Returns the ids of matches that have ended but stay on the Live list: until it is another list, they are out of
 * sight, or the page is hidden.
 *
 * @param list identifies the list; null if it is not a Live list
 */
function useRetainedFinished(list: string | null, rows: readonly MatchListRow[]): ReadonlySet<string> {
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

interface ListOptions {
  /** Another day is another list. */
  readonly day: string | null;
  readonly statusFilter: StatusFilter;
  readonly by: Sorting;
  readonly filter: Filter;
  /** Whether the pointer is over the list, so that no row may move. */
  readonly isPointerOver: boolean;
}

export interface List {
  readonly groups: readonly MatchGroup[];
  /** The groups drawn so far: first those that fill the screen, then all. */
  readonly drawnGroups: readonly MatchGroup[];
  readonly foldedKeys: ReadonlySet<string>;
  readonly pinned: readonly string[];
}

/** Height of a row with its share of headings and bars, px; rows have two lines in a narrow window. */
const heightOfRow = () => (innerWidth < 640 ? 60 : 36);
/** Rows that are added with every frame after the first. */
const ROWS_PER_STEP = 40;
const NO_KEYS: ReadonlySet<string> = new Set();
const NO_ROWS: readonly MatchListRow[] = [];

/** Returns the list of a page from its rows: filtered, grouped, sorted and folded. */
export function useList(
  rows: readonly MatchListRow[] | null,
  { day, statusFilter, by, filter, isPointerOver }: ListOptions,
): List {
  const currentWishes = useWishes();
  const [wishes] = useAccumulator((last) => (isPointerOver ? last : currentWishes), currentWishes);
  const { text, finds } = useDeferredValue(filter);
  const searchText = text.trim();
  const storedFolds = useStore(folds);
  const pinned = useStore(pins);
  const retainedIds = useRetainedFinished(
    statusFilter === 'live' ? [day, by, searchText].join() : null,
    rows ?? NO_ROWS,
  );
  const groups = useMemo(() => {
    const filteredRows = (rows ?? NO_ROWS).filter(
      ({ record }) =>
        (statusFilter === 'all' || filterOf(record) === statusFilter || retainedIds.has(record.id)) &&
        finds(record),
    );
    return by === 'time' ? byTime(filteredRows, wishes) : byCompetition(filteredRows, wishes);
  }, [rows, statusFilter, by, finds, wishes, retainedIds]);
  // A search and the Live filter show everything unfolded.
  const isUnfolded = searchText !== '' || statusFilter === 'live';
  const foldedKeys = useMemo(
    () => (isUnfolded ? NO_KEYS : foldedGroups(groups, storedFolds, pinned)),
    [groups, storedFolds, pinned, isUnfolded],
  );
  const maxRows = useMaxRows(heightOfRow(), ROWS_PER_STEP, rows && totalLines(groups, foldedKeys));
  return {
    groups,
    drawnGroups: groupsInFirstScreens(groups, foldedKeys, maxRows),
    foldedKeys,
    pinned,
  };
}
