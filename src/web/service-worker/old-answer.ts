/** When a response was stored, by the device's clock, epoch ms. */
const STORED_AT = 'x-stored-at';
/** Size of its body. */
const STORED_BYTES = 'x-stored-bytes';
/** Pages ask again after this time. */
const RETRY_SECONDS = 5;

/** Why there is no newer answer. */
export type Reason = 'offline' | 'unreachable';

/** Returns a response to store, which `oldAnswer` can date later. */
export function storable({ headers }: Response, body: ArrayBuffer, now: number): Response {
  const next = new Headers(headers);
  // The body has been decompressed.
  next.delete('content-encoding');
  next.delete('content-length');
  next.set(STORED_AT, String(now));
  next.set(STORED_BYTES, String(body.byteLength));
  return new Response(body, { headers: next });
}

/** Returns what a stored response says of itself. */
export const storedFacts = ({ headers }: Response) => ({
  at: Number(headers.get(STORED_AT)),
  bytes: Number(headers.get(STORED_BYTES)),
  etag: headers.get('etag'),
});

/**
 * Returns a stored response with the headers of today: the world's time has passed since, the data are older by as much,
 * and `Cache-Status` says why. The page dims such data and names their instant.
 */
export function oldAnswer(stored: Response, now: number, reason: Reason): Response {
  const headers = new Headers(stored.headers);
  const passedMs = Math.max(0, now - storedFacts(stored).at);
  for (const name of ['world-time', 'server-timing']) {
    const time = headers.get(name);
    if (time) headers.set(name, time.replace(/(\d+); rate=([\d.]+)/, advance));
  }
  headers.set('cache-control', `max-age=${RETRY_SECONDS}`);
  headers.set('cache-status', `ServiceWorker; fwd=stale; detail=${reason}`);
  return new Response(stored.body, { headers });

  /** Whole seconds, so that time and age still differ by the instant of the data. */
  function advance(_: string, world: string, rate: string): string {
    const worldSeconds = Math.floor((passedMs / 1000) * Number(rate));
    if (headers.has('age')) headers.set('age', String(Number(headers.get('age')) + worldSeconds));
    return `${Number(world) + worldSeconds * 1000}; rate=${rate}`;
  }
}
