import { takeWorldTime } from './world-clock.ts';

/**
 * The page itself was an answer: its `Server-Timing` tells what time it was in the world when it was sent, in the
 * words of `World-Time`. So the day is known before any data are.
 */
export function takePageTime(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = page?.serverTiming?.find(({ name }) => name === 'world');
  if (page && told) takeWorldTime(told.description, page.responseStart);
}
