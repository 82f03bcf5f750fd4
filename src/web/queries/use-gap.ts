import { useSyncExternalStore } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf, type Gap, onFreshness } from './freshness.ts';
import { hashOf } from './hash.ts';
import type { OperationKey } from './operation-key.ts';

/** The latest gap in what the answers to these keys told; renders when there is a new one. */
export function useGap(keys: readonly OperationKey[]): Gap | null {
  return useSyncExternalStore(onFreshness, () => {
    let latest: Gap | null = null;
    for (const key of keys) {
      const { gap } = freshnessOf(hashOf(key));
      if (gap && gap.to > (latest?.to ?? 0)) latest = gap;
    }
    return latest;
  });
}

/** All answers to a return have come before the next poll, ms; what comes later is news again. */
const RETURN = 3000;

/** Whether an answer that shows the world at an instant (epoch ms) ends a gap, and so brings no news. */
export function endsGap(gap: Gap | null, asOf: number): boolean {
  return gap !== null && asOf <= gap.to + RETURN * worldClock.rate();
}
