import { useSyncExternalStore } from 'react';
import { subscribeToAll } from '#web/state/store.ts';
import { pausedAt } from './pause.ts';
import { worldClock } from './world-clock.ts';

const subscribe = subscribeToAll(worldClock, pausedAt);

/**
 * Returns what `read` makes of the world's time (epoch ms in full seconds, null before the first answer). The component
 * renders only when the result changes, so return a primitive: a text that changes once a minute renders once a minute.
 * While the page is paused its time stands still.
 */
export function useClock<T extends string | number | boolean | null>(read: (now: number | null) => T): T {
  return useSyncExternalStore(subscribe, () => read(pausedAt.get() ?? worldClock.now()));
}
