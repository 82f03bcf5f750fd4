import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { pageAt } from './page-at.ts';

/** Returns the index of the page on screen; renders when the page turns. */
export function useRotation(count: number, every: number): number {
  return useClock((now) => pageAt(count, every, now ?? 0, worldClock.rate()));
}
