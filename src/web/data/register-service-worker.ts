import { cachePrefix } from '#contract/cache-prefix.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { trustedWorkerUrl } from './long/trusted-worker-url.ts';

/** Built from web/service-worker/ (run/build/service-worker.ts). */
const SCRIPT = fullPath('/service-worker.js');

/** Whether a registration is ours: the rest of the origin may have another one. */
const isOurs = ({ scope }: ServiceWorkerRegistration) => scope === location.origin + fullPath('/');

/**
 * Registers the service worker of the built pages. When a new one takes control it gets the page's address and those of
 * what it has loaded before, so that it can store them without a request.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () =>
    serviceWorker.controller?.postMessage([
      location.href,
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  keepServiceWorker(serviceWorker).catch(() => {});
}

/** Registers the worker or asks for a newer one; if the server has none any more, removes it with all that it stored. */
export async function keepServiceWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    // To register again would keep one that is about to leave.
    const registration = serviceWorker.controller && (await serviceWorker.getRegistration());
    if (registration && isOurs(registration)) await registration.update();
    else await serviceWorker.register(trustedWorkerUrl(SCRIPT), { updateViaCache: 'none' });
  } catch {
    // Browsers also refuse it in some private windows and offline; the pages work without it.
    if (await isGone()) await removeServiceWorker(serviceWorker);
  }
}

/** Only the server's own word counts: a request that fails, or any other answer, says nothing of the worker. */
async function isGone(): Promise<boolean> {
  const { status } = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

/** A worker that is unregistered stores nothing, so that what is deleted then stays deleted. */
async function removeServiceWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(isOurs).map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(fullPath('/'))));
  await Promise.all(names.map((name) => caches.delete(name)));
}
