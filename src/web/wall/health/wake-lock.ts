import { createStore } from '#web/state/store.ts';

/** Whether the screen stays on: the browser keeps it on, or refuses to; null while unknown. */
export const isScreenKept = createStore<boolean | null>(null);

/** Asks the browser to keep the screen on for as long as the page is open. It grants it to pages over https only. */
export function startWakeLock(): void {
  // The preview of an address is no display.
  if (window.parent !== window) return;
  async function request(): Promise<void> {
    // It is lost whenever the page is hidden.
    if (document.visibilityState === 'hidden') return;
    try {
      await navigator.wakeLock.request('screen');
      isScreenKept.set(true);
    } catch {
      isScreenKept.set(false);
    }
  }
  document.addEventListener('visibilitychange', request);
  void request();
}
