import { focusManager, type QueryClient } from '@tanstack/react-query';
import { pausedAt } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';

/** Several events within this time count as one return, ms. */
const RETURN_DEBOUNCE_MS = 500;

/**
 * Refetches all active queries when the viewer returns: from another tab (`visibilitychange`), from the back-forward
 * cache (`pageshow`), from sleep (`resume`), or when the connection returns (`online`). A request that was pending
 * during sleep may never end, so it is replaced. Hidden and paused pages fetch nothing.
 *
 * @returns stops it
 */
export function refetchOnResume(client: QueryClient): () => void {
  let lastReturn = Number.NEGATIVE_INFINITY;

  function refetchActive(): void {
    if (pausedAt.get() !== null || document.visibilityState === 'hidden') return;
    worldClock.wake(); // ticks were missed
    if (performance.now() - lastReturn < RETURN_DEBOUNCE_MS) return;
    lastReturn = performance.now();
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: true });
  }
  function onPauseOrResume(): void {
    const isPaused = pausedAt.get() !== null;
    // Polls check the page's focus first: without it their timers do nothing.
    focusManager.setFocused(isPaused ? false : undefined);
    if (!isPaused) refetchActive();
    else void client.cancelQueries({ predicate: ({ state }) => state.data !== undefined });
  }

  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', refetchActive, { signal });
  document.addEventListener('resume', refetchActive, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && refetchActive(), { signal });
  window.addEventListener('online', refetchActive, { signal });
  signal.addEventListener('abort', pausedAt.subscribe(onPauseOrResume));
  return () => controller.abort();
}
