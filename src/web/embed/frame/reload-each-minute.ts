import { MINUTE_MS } from '#contract/durations.ts';

/**
 * Reloads the page each minute while its tab is visible. It first looks whether the server answers, since a browser's own
 * error page would never come back.
 *
 * @param file any file of ours that pages without an origin may read
 */
export function reloadEachMinute(file = import.meta.url): void {
  setInterval(async () => {
    if (document.visibilityState === 'hidden') return;
    const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (response && response.status < 500) location.reload();
  }, MINUTE_MS);
}
