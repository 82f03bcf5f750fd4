import type { ComponentType } from 'react';
import type { FoldedPrices } from '#web/features/odds/fold-prices.ts';
import { createStore } from '#web/state/store.ts';
import { createSightWatcher } from '#web/ui/sight-watcher.ts';
import { addBatch, type Batch } from './batches.ts';

/** The extras of a list's rows; those of a match stay the same value while they are the same. */
interface RowExtrasState {
  /** Ids of the matches whose rows are in sight. */
  readonly inSight: ReadonlySet<string>;
  /** The matches that have been in sight, by when they came. */
  readonly batches: readonly Batch[];
  /** Names of the channels of matches in sight. */
  readonly channels: ReadonlyMap<string, string>;
  /** Ids of the matches in sight whose channels are none of the viewer's, if they have chosen some. */
  readonly onOthers: ReadonlySet<string>;
  /** Prices of matches in sight. */
  readonly prices: ReadonlyMap<string, FoldedPrices>;
  /** Draws prices. It loads with them, because a site without odds does not serve it. */
  readonly RowPrices: ComponentType<{ readonly matchPrices: FoldedPrices }> | null;
}

/** Creates the extras of a list's rows, for each row to read its own. */
export function createRowExtrasStore() {
  const { get, set, subscribe } = createStore<RowExtrasState>({
    inSight: new Set(),
    batches: [],
    channels: new Map(),
    onOthers: new Set(),
    prices: new Map(),
    RowPrices: null,
  });
  const change = (part: Partial<RowExtrasState>) => set({ ...get(), ...part });
  const { watch } = createSightWatcher(
    (inSight) => change({ inSight, batches: addBatch(get().batches, inSight) }),
    0,
  );
  return { get, subscribe, change, watch };
}

export type RowExtrasStore = ReturnType<typeof createRowExtrasStore>;
