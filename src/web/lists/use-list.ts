import { useDeferredValue, useMemo } from 'react';
import type { Filter } from '#web/matches/filter.ts';
import { foldedGroups, groupsInFirstScreens, totalLines } from '#web/matches/folding.ts';
import { byCompetition, byTime, type MatchGroup } from '#web/matches/order.ts';
import { filterOf, type MatchListRow, type StatusFilter } from '#web/matches/rows.ts';
import { folds } from '#web/settings/folds.ts';
import { pins } from '#web/settings/pins.ts';
import type { Sorting } from '#web/settings/sorting.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useMaxRows } from '#web/ui/use-max-rows.ts';
import { useRetainedFinished } from './use-retained-finished.ts';
import { useWishes } from './use-wishes.ts';

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
  };
}
