import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '#web/clock/after-paint.ts';
import type { Filter } from '#web/features/scores/filter.ts';
import { firstScreens, foldedGroups } from '#web/features/scores/folding.ts';
import { byCompetition, byTime, type Group } from '#web/features/scores/order.ts';
import { type Row, type Show, showOf } from '#web/features/scores/shown.ts';
import { folds } from '#web/settings/folds.ts';
import { useKept } from '#web/settings/kept.ts';
import { pins } from '#web/settings/pins.ts';
import type { Sorting } from '#web/settings/sorting.ts';
import { isFirstView } from '#web/ui/first-view.ts';
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

/** A row with its share of heads and bars takes about as much, in px: so many fill the first screen. */
const ROW = 46;
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
  const drawn = useGrowing(groups, folded, rows !== null);
  return {
    groups,
    drawn,
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

/**
 * The groups to draw: those that fill the screen, and after every painting some more, so that the page answers its
 * viewer in between. A list that somebody comes back to (known from the start, and not what the page was opened for)
 * is whole at once, so that it is as long as it was when the browser looks for the place.
 */
function useGrowing(groups: readonly Group[], folded: ReadonlySet<string>, known: boolean) {
  const [most, setMost] = useState(
    known && !isFirstView() ? Number.POSITIVE_INFINITY : Math.ceil(innerHeight / ROW),
  );
  const drawn = firstScreens(groups, folded, most);
  const isWhole = drawn.length === groups.length;
  useEffect(() => {
    if (!known || isWhole) return;
    return afterPaint(() => startTransition(() => setMost(most + STEP)));
  }, [known, isWhole, most]);
  return drawn;
}
