/** Caches of a service worker in memory, with at most `maxBytes` of bodies. */
export function fakeCaches({ maxBytes = Number.POSITIVE_INFINITY } = {}) {
  const caches = new Map<string, Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>>();
  let writes = 0;

  function open(name: string) {
    const stored = caches.get(name) ?? new Map();
    caches.set(name, stored);
    const copy = ({ body, headers }: { body: ArrayBuffer; headers: Headers }) =>
      new Response(body, { headers });
    return {
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      matchAll: async () => [...stored.values()].map(copy),
      match: async (url: string) => (stored.has(url) ? copy(stored.get(url)) : undefined),
      delete: async (url: string) => stored.delete(url),
      addAll: async (urls: readonly string[]) => {
        for (const url of urls) await put(url, await fetch(url));
      },
      put,
    };
    async function put(url: string, response: Response) {
      const body = await response.arrayBuffer();
      const bytes = [...caches.values()].flatMap((cache) => [...cache.values()]);
      if (bytes.reduce((sum, one) => sum + one.body.byteLength, body.byteLength) > maxBytes)
        throw new DOMException('Full', 'QuotaExceededError');
      writes += 1;
      stored.delete(url);
      stored.set(url, { body, headers: response.headers });
    }
  }

  return {
    /** As the browser's, but for what no code uses. */
    storage: {
      open: async (name: string) => open(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (url: string, { cacheName }: { cacheName: string }) => open(cacheName).match(url),
    } as unknown as CacheStorage,
    /** The addresses in a cache, oldest first. */
    urls: (name: string) => [...(caches.get(name)?.keys() ?? [])],
    writes: () => writes,
  };
}
