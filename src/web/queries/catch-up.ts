import { focusManager, type QueryClient } from '@tanstack/react-query';
import { held, onHold } from '#web/clock/hold.ts';
import { worldClock } from '#web/clock/world-clock.ts';

/** Several events within this time count as one return, ms. */
const ONE_RETURN = 500;

/**
 * Refetches all active queries when the viewer returns: from another tab (`visibilitychange`), from the back-forward
 * cache (`pageshow`), from sleep (`resume`), or when the connection returns (`online`). A request that was pending
 * during sleep may never end, so it is replaced. Hidden and paused pages fetch nothing.
 *
 * @returns stops it
 */
export function keepUp(client: QueryClient): () => void {
  let last = Number.NEGATIVE_INFINITY;

  function catchUp(): void {
    if (held() !== null || document.visibilityState === 'hidden') return;
    worldClock.wake(); // ticks were missed
    if (performance.now() - last < ONE_RETURN) return;
    last = performance.now();
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: true });
  }
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) catchUp();
  }
  function onPause(): void {
    const paused = held() !== null;
    // Polls check the page's focus first: without it their timers do nothing.
    focusManager.setFocused(paused ? false : undefined);
    if (!paused) catchUp();
    else void client.cancelQueries({ predicate: ({ state }) => state.data !== undefined });
  }

  document.addEventListener('visibilitychange', catchUp);
  document.addEventListener('resume', catchUp);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', catchUp);
  const leaveHold = onHold(onPause);
  return () => {
    document.removeEventListener('visibilitychange', catchUp);
    document.removeEventListener('resume', catchUp);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', catchUp);
    leaveHold();
  };
}
