import { useCallback } from 'react';
import { MAX_UNCONFIRMED_MS } from '#web/format/minute.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import { visibleRows } from './apply-control.ts';
import type { WallControl } from './control.ts';

interface Day {
  readonly rows: readonly MatchListRow[] | null;
  /** Returns the as-of instant of the newest list of matches, epoch ms. */
  readonly confirmed: () => number;
}

/**
 * Returns the rows of a wall's day without hidden matches. While the wall is frozen they are those of its instant, at which
 * also their minutes stand.
 */
export function useFrozenDay({ rows, confirmed }: Day, control: WallControl): Day {
  const isFrozen = control.freeze !== null;
  const [ownRows] = useAccumulator((previous) => (isFrozen && previous ? previous : rows), rows);
  const at = control.freeze?.at ?? 0;
  const atInstant = useCallback(() => at - MAX_UNCONFIRMED_MS, [at]);
  return { rows: visibleRows(ownRows, control), confirmed: isFrozen ? atInstant : confirmed };
}
