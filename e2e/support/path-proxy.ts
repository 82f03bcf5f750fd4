import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#bff/testing/free-port.ts';
import { hasNginx, startSite } from '#tools/scale/fleet-proxy.ts';
import { PLANTED } from './planted.ts';
import { startProxy } from './proxy.ts';
import { startTouchline } from './touchline.ts';
import { LIVE_LIST, refreshed } from './world.ts';

const DOCS = readFileSync(join(import.meta.dirname, '../../docs/proxies.md'), 'utf8');

/** Path of the pages in the examples of docs/proxies.md. */
export const BASE_PATH = '/touchline';

/** What a proxy does with the path: the first word of its example. */
export const PATH_PROXIES = ['Keeps', 'Removes'] as const;

type PathProxy = (typeof PATH_PROXIES)[number];

/** Starts a proxy by its example; where nginx is not installed, one that does the same. */
async function startProxyFor(kind: PathProxy, target: URL, port: number) {
  if (hasNginx()) {
    const [, example = ''] = DOCS.match(new RegExp(`\`\`\`nginx\\n(# ${kind}[^\`]+)`)) ?? [];
    return startSite(port, example.replace('127.0.0.1:3000', target.host));
  }
  const pathOf = (path: string) => (kind === 'Keeps' ? path : path.slice(BASE_PATH.length));
  return startProxy(target.origin, async () => null, { port, pathOf });
}

/** Starts a Touchline under a path, twenty times as fast as the world, and a proxy; returns the address of the pages. */
export async function startUnderPath(kind: PathProxy) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${BASE_PATH}`;
  const touchline = await startTouchline({
    UPSTREAM_URL: '',
    SERVICE_SEED: String(PLANTED.seed),
    SERVICE_NOW: PLANTED.now,
    SERVICE_SPEED: '20',
    PUBLIC_URL: address,
  });
  const proxy = await startProxyFor(kind, new URL(touchline.address), port);
  await refreshed(LIVE_LIST, address);
  return {
    address,
    close: async () => {
      await proxy.close();
      await touchline.close();
    },
  };
}
