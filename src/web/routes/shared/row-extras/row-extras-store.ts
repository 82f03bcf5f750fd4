import type { ComponentType } from 'react';
import type { FoldedPrices } from '#web/features/odds/fold-prices.ts';
import { createSightWatcher, type SightWatcher } from '#web/ui/sight-watcher.ts';
import { addBatch, type Batch } from './batches.ts';

/** The extras of a list's rows; those of a match stay the same value while they are the same. */
interface RowExtrasState {
  /** Ids of the matches whose rows are in sight. */
  readonly inSight: ReadonlySet<string>;
  /** The matches that have been in sight, by when they came. */
  readonly batches: readonly Batch[];
  /** Names of the channels of matches in sight. */
  readonly channels: ReadonlyMap<string, string>;
  /** Prices of matches in sight. */
  readonly prices: ReadonlyMap<string, FoldedPrices>;
  /** Draws prices. It loads with them, because a site without odds does not serve it. */
  readonly RowPrices: ComponentType<{ readonly matchPrices: FoldedPrices }> | null;
}

/** The extras of a list's rows, for each row to read its own. */
export interface RowExtrasStore {
  readonly get: () => RowExtrasState;
  readonly set: (change: Partial<RowExtrasState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Observes the row of a match until the returned function is called. */
  readonly watch: SightWatcher['watch'];
}

export function createRowExtrasStore(): RowExtrasStore {
  let state: RowExtrasState = {
    inSight: new Set(),
    batches: [],
    channels: new Map(),
    prices: new Map(),
    RowPrices: null,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<RowExtrasState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const { watch } = createSightWatcher(
    (inSight) => set({ inSight, batches: addBatch(state.batches, inSight) }),
    0,
  );
  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
  };
}
