import { focusManager, type QueryClient } from '@tanstack/react-query';
import { held, onHold } from '#web/clock/hold.ts';
import { worldClock } from '#web/clock/world-clock.ts';

/** One return to the page can be told by several events; they count as one, ms. */
const ONE_RETURN = 500;

/**
 * Asks for everything on the page again as soon as it is looked at after a pause: back from another tab
 * (`visibilitychange`), from the browser's back-forward cache (`pageshow`), from sleep (`resume`), or once
 * there is a connection again (`online`). A request that was under way when the device fell asleep may never
 * end, so it is given up for a new one. Hidden and paused pages ask for nothing.
 *
 * @returns ends it
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
    // Polls ask for the page's attention first: without it their timers pass.
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
