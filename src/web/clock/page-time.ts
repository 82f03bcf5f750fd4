import { takeWorldTime } from './world-clock.ts';

/**
 * Sets the clock from the page's own `Server-Timing`, which has the world's time at sending in the format of
 * `World-Time`. The day is therefore known before any data.
 */
export function takePageTime(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const worldEntry = page?.serverTiming?.find(({ name }) => name === 'world');
  if (page && worldEntry) takeWorldTime(worldEntry.description, page.responseStart);
}
