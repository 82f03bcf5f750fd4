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
  /** Somebody points at the list: nothing in it may change its place now. */
  readonly held: boolean;
}

export interface List {
  readonly groups: readonly Group[];
  /** As many of them as are drawn already: first what fills the screen, then all. */
  readonly drawn: readonly Group[];
  readonly folded: ReadonlySet<string>;
  readonly pinned: readonly string[];
}

/** What a row takes with its share of heads and bars, px: where it has two lines, in a narrow window, and elsewhere. */
const heightOfRow = () => (innerWidth < 640 ? 60 : 36);
/** So many rows come with every frame after the first. */
const STEP = 40;
const NOTHING: ReadonlySet<string> = new Set();
const NO_ROWS: readonly Row[] = [];

/** The list of a page from its rows: narrowed, grouped, in order, folded. */
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
  // Who looks for something, or for what is in play, wants to see it.
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

/** A value that waits as long as it is held. */
function useHeld<T>(value: T, held: boolean): T {
  const [kept, keep] = useState(value);
  if (!held && kept !== value) keep(value);
  return held ? kept : value;
}
