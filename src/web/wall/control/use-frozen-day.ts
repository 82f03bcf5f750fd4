import { useCallback, useMemo } from 'react';
import { MAX_UNCONFIRMED_MS } from '#contract/minute.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { FRESH, type WallHealth } from '#web/wall/health/health.ts';
import { visibleRows } from './apply-control.ts';
import type { WallControl } from './control.ts';

type Rows = readonly MatchListRow[] | null;

/**
 * Returns the rows of a wall's day without hidden matches. While the wall is frozen they are those of its instant, at which
 * also their minutes stand.
 *
 * @param confirmed returns the as-of instant of the newest list of matches, epoch ms
 */
export function useFrozenDay(
  rows: Rows,
  confirmed: () => number,
  health: WallHealth,
  control: WallControl,
): { readonly rows: Rows; readonly confirmed: () => number; readonly health: WallHealth } {
  const isFrozen = control.freeze !== null;
  const [ownRows] = useAccumulator<Rows>((previous) => (isFrozen && previous ? previous : rows), rows);
  const visible = useMemo(() => visibleRows(ownRows, control), [ownRows, control]);
  const at = control.freeze?.at ?? 0;
  const atInstant = useCallback(() => at - MAX_UNCONFIRMED_MS, [at]);
  return {
    rows: visible,
    confirmed: isFrozen ? atInstant : confirmed,
    // A frozen wall is old on purpose.
    health: isFrozen && ownRows ? FRESH : health,
  };
}
