import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#web/testing/fake-caches.ts';
import { keepServiceWorker } from './register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a worker whose script the server answers as given; returns what is left of it. */
async function visit({
  head,
  refused = true,
  isControlled = true,
}: {
  head: () => Promise<Response>;
  refused?: boolean;
  isControlled?: boolean;
}) {
  const caches = fakeCaches();
  for (const name of ['touchline-shell-1', 'touchline-answers-1', 'other']) await caches.storage.open(name);
  const fetchHead = vi.fn(head);
  vi.stubGlobal('caches', caches.storage);
  vi.stubGlobal('fetch', fetchHead);
  const ask = async () => {
    if (refused) throw new TypeError('Failed to update a ServiceWorker');
  };
  const scope = `${location.origin}/`;
  const unregister = vi.fn(async () => true);
  const container = {
    controller: isControlled ? {} : null,
    register: ask,
    getRegistration: async () => ({ scope, update: ask }),
    getRegistrations: async () => [
      { scope, unregister },
      { scope: `${scope}other/`, unregister },
    ],
  } as unknown as ServiceWorkerContainer;
  await keepServiceWorker(container).catch(() => {});
  return {
    names: await caches.storage.keys(),
    unregistered: unregister.mock.calls.length,
    requests: fetchHead.mock.calls.length,
  };
}

const answer = (status: number) => async () => new Response(null, { status });
const KEPT = ['touchline-shell-1', 'touchline-answers-1', 'other'];

test.each([
  [404, true],
  [410, true],
  [404, false],
])(
  'removes the worker and what it stored when its script is gone (%i, controlled: %s)',
  async (status, isControlled) => {
    const left = await visit({ head: answer(status), isControlled });
    expect(left).toEqual({ names: ['other'], unregistered: 1, requests: 1 });
  },
);

test.each([200, 304, 403, 429, 500, 503])('keeps the worker when the server answers %i', async (status) => {
  const left = await visit({ head: answer(status) });
  expect(left).toEqual({ names: KEPT, unregistered: 0, requests: 1 });
});

test('keeps the worker without a connection', async () => {
  const left = await visit({ head: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(left).toEqual({ names: KEPT, unregistered: 0, requests: 1 });
});

test('asks nothing more of the server while the worker can be fetched', async () => {
  const left = await visit({ head: answer(404), refused: false });
  expect(left).toEqual({ names: KEPT, unregistered: 0, requests: 0 });
});
