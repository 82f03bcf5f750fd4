import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshness, freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { subscribeToAll } from '#web/state/store.ts';
import { healthOf, type WallHealth } from './health.ts';

const subscribe = subscribeToAll(worldClock, freshness);

/**
 * Returns whether the answers to these keys can be trusted, and why not; renders only when that changes.
 *
 * @param hasData whether there is anything to draw
 */
export function useWallHealth(keys: readonly OperationKey[], hasData: boolean): WallHealth {
  const read = () => {
    const answers = keys.map((key) => freshnessOf(hashKey(key)));
    return JSON.stringify(healthOf(answers, hasData, worldClock.now(), worldClock.rate()));
  };
  return JSON.parse(useSyncExternalStore(subscribe, read)) as WallHealth;
}
