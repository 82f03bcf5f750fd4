import { useSyncExternalStore } from 'react';
import { held, onHold } from './hold.ts';
import { worldClock } from './world-clock.ts';

function subscribe(listener: () => void): () => void {
  const leaveClock = worldClock.subscribe(listener);
  const leaveHold = onHold(listener);
  return () => {
    leaveClock();
    leaveHold();
  };
}

/**
 * What `read` makes of the world's time (epoch ms in full seconds, null before the first answer). The component renders only
 * when the result changes, so return something primitive: a text that ticks once a minute renders once a minute.
 * While the viewer has paused the page, its time stands still.
 */
export function useClock<T extends string | number | boolean | null>(read: (now: number | null) => T): T {
  return useSyncExternalStore(subscribe, () => read(held() ?? worldClock.now()));
}
