import { trustedWorkerUrl } from '#web/data/long/trusted-worker-url.ts';

/** Built from web/service-worker/ (run/build/service-worker.ts). */
const SCRIPT = '/service-worker.js';

/**
 * Registers the service worker of the built pages. When a new one takes control it gets the addresses of what the page
 * has loaded before, so that it can store them without a request.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () =>
    serviceWorker.controller?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  // To register again would keep one that is about to leave.
  if (serviceWorker.controller) return;
  // Browsers refuse it in some private windows; the pages work without it.
  serviceWorker.register(trustedWorkerUrl(SCRIPT), { updateViaCache: 'none' }).catch(() => {});
}
