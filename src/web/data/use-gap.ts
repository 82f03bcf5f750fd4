import { hashKey } from '@tanstack/react-query';
import { worldClock } from '#web/clock/world-clock.ts';
import { useStore } from '#web/state/store.ts';
import { freshness, freshnessOf, type Gap } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/** Returns the latest gap in the answers to these keys; renders when there is a new one. */
export function useGap(keys: readonly OperationKey[]): Gap | null {
  return useStore(freshness, () =>
    keys
      .map((key) => freshnessOf(hashKey(key)).gap)
      .reduce((latest, gap) => (gap && gap.to > (latest?.to ?? 0) ? gap : latest), null),
  );
}

/** Answers within this time of a return belong to it; later ones are news, ms. */
const MAX_RETURN_MS = 3000;

/** Whether an answer as of an instant (epoch ms) ends a gap, so that it is not news. */
export function endsGap(gap: Gap | null, asOf: number): boolean {
  return gap !== null && asOf <= gap.to + MAX_RETURN_MS * worldClock.rate();
}
