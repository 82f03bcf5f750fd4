import { useDeferredValue, useMemo, useState } from 'react';
import type { Filter } from '#web/features/scores/filter.ts';
import { allLines, firstScreens, foldedGroups } from '#web/features/scores/folding.ts';
import { byCompetition, byTime, type Group } from '#web/features/scores/order.ts';
import { type Row, type Show, showOf } from '#web/features/scores/shown.ts';
import { folds } from '#web/settings/folds.ts';
import { useKept } from '#web/settings/kept.ts';
import { pins } from '#web/settings/pins.ts';
import type { Sorting } from '#web/settings/sorting.ts';
import { useMostRows } from '#web/ui/use-most-rows.ts';
import { useStaying } from './use-staying.ts';
import { useWishes } from './use-wishes.ts';

interface Asked {
  /** Another day is another list. */
  readonly day: string | null;
  readonly show: Show;
  readonly by: Sorting;
  readonly filter: Filter;
  /** Whether the pointer is over the list, so that no row may move. */
  readonly held: boolean;
}

export interface List {
  readonly groups: readonly Group[];
  /** The groups drawn so far: first those that fill the screen, then all. */
  readonly drawn: readonly Group[];
  readonly folded: ReadonlySet<string>;
  readonly pinned: readonly string[];
}

/** Height of a row with its share of headings and bars, px; rows have two lines in a narrow window. */
const heightOfRow = () => (innerWidth < 640 ? 60 : 36);
/** Rows that are added with every frame after the first. */
const STEP = 40;
const NOTHING: ReadonlySet<string> = new Set();
const NO_ROWS: readonly Row[] = [];

/** Returns the list of a page from its rows: filtered, grouped, sorted and folded. */
export function useList(rows: readonly Row[] | null, { day, show, by, filter, held }: Asked): List {
  const wishes = useHeld(useWishes(), held);
  const { text, finds } = useDeferredValue(filter);
  const wanted = text.trim();
  const kept = useKept(folds);
  const pinned = useKept(pins);
  const staying = useStaying(show === 'live' ? [day, by, wanted].join() : null, rows ?? NO_ROWS);
  const groups = useMemo(() => {
    const narrowed = (rows ?? NO_ROWS).filter(
      ({ record }) => (show === 'all' || showOf(record) === show || staying.has(record.id)) && finds(record),
    );
    return by === 'time' ? byTime(narrowed, wishes) : byCompetition(narrowed, wishes);
  }, [rows, show, by, finds, wishes, staying]);
  // A search and the Live filter show everything unfolded.
  const searched = wanted !== '' || show === 'live';
  const folded = useMemo(
    () => (searched ? NOTHING : foldedGroups(groups, kept, pinned)),
    [groups, kept, pinned, searched],
  );
  const most = useMostRows(heightOfRow(), STEP, rows && allLines(groups, folded));
  return {
    groups,
    drawn: firstScreens(groups, folded, most),
    folded,
    pinned,
  };
}

/** Returns the last value from before the pointer was over the list. */
function useHeld<T>(value: T, held: boolean): T {
  const [kept, keep] = useState(value);
  if (!held && kept !== value) keep(value);
  return held ? kept : value;
}
