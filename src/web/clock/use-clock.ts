import { useSyncExternalStore } from 'react';
import { onPauseChange, pausedAt } from './pause.ts';
import { worldClock } from './world-clock.ts';

function subscribe(listener: () => void): () => void {
  const leaveClock = worldClock.subscribe(listener);
  const leavePause = onPauseChange(listener);
  return () => {
    leaveClock();
    leavePause();
  };
}

/**
 * Returns what `read` makes of the world's time (epoch ms in full seconds, null before the first answer). The component
 * renders only when the result changes, so return a primitive: a text that changes once a minute renders once a minute.
 * While the page is paused its time stands still.
 */
export function useClock<T extends string | number | boolean | null>(read: (now: number | null) => T): T {
  return useSyncExternalStore(subscribe, () => read(pausedAt() ?? worldClock.now()));
}
