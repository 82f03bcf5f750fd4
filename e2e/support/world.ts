import { PLANTED } from './planted.ts';
import { type Addresses, startTouchline, type Touchline } from './touchline.ts';

/** What the functions of this file speak to: a worker has one Touchline for all its tests. */
let touchline: Addresses | null = null;

export function connectWorld(addresses: Addresses): void {
  touchline = addresses;
}

/**
 * Starts a Touchline with a world that can be moved, and returns it once it has the first lists: a cold service takes
 * seconds for them, on a busy machine longer than a page waits.
 *
 * @param environment variables instead of the defaults
 * @param root the folder of the project to start
 */
export async function startWorld(
  environment: Readonly<Record<string, string>> = {},
  root?: string,
): Promise<Touchline> {
  const settings = {
    UPSTREAM_URL: '',
    SERVICE_CONTROL: 'on',
    SERVICE_SEED: String(PLANTED.seed),
    SERVICE_NOW: PLANTED.now,
    ...environment,
  };
  const started = await startTouchline(settings, root);
  connectWorld(started);
  await refreshed(LIVE_LIST, started.address);
  await refreshed(`fixtures/?t=schedule&d=${settings.SERVICE_NOW.slice(0, 10)}`, started.address);
  return started;
}

/** The address of the worker's pages and proxy. */
export const pageAddress = () => touchline?.address ?? '';

/** The address of the worker's data service. */
export const serviceAddress = () => touchline?.serviceAddress ?? '';

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${serviceAddress()}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The service refused /control/${path}: ${response.status}`);
}

/** Moves the world of service and proxy to an ISO instant and lets it run at `speed`. */
export async function setClock(now: string, speed = 1): Promise<void> {
  await control('clock', { now, speed });
  touchline?.clock?.move(Date.parse(now), speed);
}

/** Makes the data service fail for everybody, or (null) work again. */
export const setFault = (kind: 'down' | 'error' | 'slow' | 'garbage' | null) => control('faults', { kind });

/** The request for the matches in play. */
export const LIVE_LIST = 'livescores/?t=live&include=events';

/**
 * Waits until the proxy answers from the world's present: it retries only now and then after an outage, and gives its
 * last answer while a new one takes long.
 */
export async function refreshed(request: string, address = pageAddress()): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/api/v2.2/${request}`);
    await response.body?.cancel();
    if (response.ok && !response.headers.get('cache-status')?.includes('fwd=stale')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
