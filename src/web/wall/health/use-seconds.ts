import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns the full seconds until an instant by `performance.now()`, 0 after it; renders every second. It does without
 * the world's clock, which may be unknown.
 */
export function useSecondsUntil(instant: number): number {
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((instant - performance.now()) / 1000)));
}
