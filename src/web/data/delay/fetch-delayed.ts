import { takeWorldTime, worldClock } from '#web/clock/world-clock.ts';
import { fetchResponse } from '#web/data/fetch.ts';
import type { ListRequest, ParsedResponse } from '#web/data/long/list-worker.ts';
import { delaySeconds, isDelayed } from './delayed-world.ts';
import { holds } from './holds.ts';

const MIN_POLL_MS = 1000;

/** @throws the signal's reason */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

const maxAgeMs = ({ headers }: Response): number =>
  Math.max(Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 5) * 1000, MIN_POLL_MS);

const worldTimeOf = ({ headers }: Response): number => Number.parseInt(headers.get('world-time') ?? '', 10);

/**
 * Waits until an answer is old enough. Meanwhile its address is polled like any other: the proxy stores versions of what is
 * polled, and without them the next answer would be too young as well.
 *
 * @param endsAt by `performance.now()`
 * @returns whether the answer still holds: the world was not set back behind it
 * @throws the signal's reason
 */
async function holdBack(
  url: string,
  response: Response,
  endsAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  let pollMs = maxAgeMs(response);
  let isSetBack = false;
  const poll = async () => {
    const next = await fetch(url, { cache: 'no-cache', signal });
    pollMs = maxAgeMs(next);
    isSetBack ||= worldTimeOf(next) < worldTimeOf(response);
    await next.body?.cancel();
  };
  for (let leftMs = endsAt - performance.now(); leftMs > 0; leftMs = endsAt - performance.now()) {
    await sleep(Math.min(leftMs, pollMs), signal);
    if (isSetBack) return false;
    // A failure changes nothing: the next poll may succeed.
    if (performance.now() < endsAt) void poll().catch(() => {});
  }
  return true;
}

/**
 * Fetches an answer as it was when the page's instant was now, dated for a world that is at that instant. The proxy may have
 * none that is old enough: then the oldest it has is held back until it is.
 */
export async function fetchDelayed(
  request: ListRequest,
  previous: unknown,
  signal: AbortSignal,
): Promise<ParsedResponse> {
  const delay = isDelayed(request.url) ? delaySeconds() : 0;
  if (delay === 0) return fetchResponse(request, previous, signal);
  const url = `${request.url}&delay=${delay}`;
  const { response, ...rest } = await fetchResponse({ ...request, url }, previous, signal);
  const at = performance.now();
  takeWorldTime(response.headers.get('world-time'), at);
  const time = worldTimeOf(response);
  const age = Number(response.headers.get('age') ?? 0);
  const rate = worldClock.rate();
  const missingMs = response.ok ? ((delay - age) * 1000) / rate : 0;
  let body: BodyInit | null = response.body;
  if (missingMs > 0) {
    // Read at once, because the request's time-out ends an unread body.
    body = await response.arrayBuffer();
    const hold = { url: request.url, asOf: time - age * 1000 };
    holds.set([...holds.get(), hold]);
    const isValid = await holdBack(url, response, at + missingMs, signal).finally(() =>
      holds.set(holds.get().filter((one) => one !== hold)),
    );
    if (!isValid) return fetchDelayed(request, previous, signal);
  }
  signal.throwIfAborted();
  const passed = Math.round(((performance.now() - at) * rate) / 1000) - delay;
  const headers = new Headers(response.headers);
  if (time > 0) headers.set('world-time', `${time + passed * 1000}; rate=${rate}`);
  headers.set('age', String(age + passed));
  return { ...rest, response: new Response(body, { status: response.status, headers }) };
}
