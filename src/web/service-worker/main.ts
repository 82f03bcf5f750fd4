/** The service worker, with which an installed app starts without a connection (docs/decisions/0043-service-worker.md). */
import { cachePrefix } from '#contract/cache-prefix.ts';
import { createAnswerStore } from './answer-store.ts';
import { openPage } from './open-page.ts';
import { pathIn } from './path-in.ts';
import { cacheNames, deleteCaches, type Release } from './release.ts';
import { requestKind } from './request-kind.ts';
import { createResponses } from './respond.ts';
import { SHELL, storeShell, WALL_SHELL } from './shell.ts';
import { showPush } from './show-push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (run/build/service-worker.ts), wherever it is named. */
declare const RELEASE: Omit<Release, 'prefix'>;

const { registration, clients, location, navigator } = self;
const { scope } = registration;
const release = { ...RELEASE, prefix: cachePrefix(new URL(scope).pathname) };
const names = cacheNames(release);
const now = () => performance.timeOrigin + performance.now();
/** A page loads first: a new worker would share its connection, and could take this one's place in between. */
const UPDATE_DELAY_MS = 5000;

/**
 * Opens a cache, unless this worker has been replaced or removed: then the shell has been deleted, and nothing would
 * delete what is stored. It checks after opening, since opening creates a deleted cache again.
 */
async function open(name: string): Promise<Cache> {
  const cache = await caches.open(name);
  if (await caches.match(SHELL, { cacheName: names.shell })) return cache;
  await caches.delete(name);
  throw new Error('This worker is out of use.');
}

const respond = createResponses({
  scope,
  open: () => open(names.shell),
  answers: createAnswerStore({ open: () => open(names.answers), now }),
  files: release.files,
  now,
  reason: () => (navigator.onLine ? 'unreachable' : 'offline'),
  onPage: (shell) =>
    Promise.all([
      shell === WALL_SHELL && storeWallShell(),
      new Promise((resolve) => setTimeout(resolve, UPDATE_DELAY_MS))
        .then(() => registration.update())
        .catch(leaveIfGone)
        .catch(() => {}),
    ]),
});

/** Unregisters the worker if the server has none any more. */
async function leaveIfGone(): Promise<void> {
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  // The browser may end an unregistered worker at once.
  await deleteCaches(caches, release.prefix);
  await registration.unregister();
}

/** Stores the shell of the wall, unless it is there or of another release. */
async function storeWallShell(): Promise<void> {
  if (await caches.match(WALL_SHELL, { cacheName: names.shell })) return;
  await storeShell(caches, release, now(), WALL_SHELL).catch(() => {});
}

async function install(): Promise<void> {
  await storeShell(caches, release, now());
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await deleteCaches(caches, release.prefix, Object.values(names));
  // The request for a page leaves while the worker is starting.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** Requests from the browser's own cache what a page loaded before the worker was there, and stores it. */
async function adopt(urls: readonly string[], event: ExtendableMessageEvent): Promise<void> {
  for (const url of urls) {
    if (pathIn(scope, url) === WALL_SHELL) event.waitUntil(storeWallShell());
    const request = new Request(url, { cache: 'only-if-cached', mode: 'same-origin' });
    const kind = requestKind(request, scope);
    if (kind) await respond[kind]({ request, waitUntil: (work) => event.waitUntil(work) }).catch(() => {});
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(adopt(event.data, event)));
self.addEventListener('push', (event) => event.waitUntil(showPush(registration, scope, event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = notification.data?.open;
  if (typeof address === 'string') event.waitUntil(openPage(clients, scope, address));
});
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const kind = requestKind(request, scope);
  if (!kind) return;
  event.respondWith(respond[kind]({ request, preloadResponse, waitUntil: (work) => event.waitUntil(work) }));
});
