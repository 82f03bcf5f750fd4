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
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) refetchActive();
  }
  function onPauseOrResume(): void {
    const isPaused = pausedAt.get() !== null;
    // Polls check the page's focus first: without it their timers do nothing.
    focusManager.setFocused(isPaused ? false : undefined);
    if (!isPaused) refetchActive();
    else void client.cancelQueries({ predicate: ({ state }) => state.data !== undefined });
  }

  document.addEventListener('visibilitychange', refetchActive);
  document.addEventListener('resume', refetchActive);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', refetchActive);
  const leavePause = pausedAt.subscribe(onPauseOrResume);
  return () => {
    document.removeEventListener('visibilitychange', refetchActive);
    document.removeEventListener('resume', refetchActive);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', refetchActive);
    leavePause();
  };
}
