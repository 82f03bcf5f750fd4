/** Returns the registration of the service worker once it is active; null without one, for which `ready` alone would wait for ever. */
export async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  return (await serviceWorker.getRegistration()) ? serviceWorker.ready : null;
}
