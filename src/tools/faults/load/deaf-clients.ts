import { setTimeout as pause } from 'node:timers/promises';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { COUNTRIES_PATH, LIVE_PATH } from '#tools/faults/paths.ts';
import { openRaw } from '#tools/faults/raw-client.ts';
import type { Figure } from './figure.ts';
import { liveEnvelopeWithAllowance, startBeforeFake } from './start-before-fake.ts';
import { countConnections, MB, memoryOf, startReferenceServer } from './system.ts';
import { sendTraffic } from './traffic.ts';

const CLIENTS = 200;
const SECONDS = 60;

/** Returns about 1 MB that does not compress well. */
function largeList() {
  const name = (id: number) => Buffer.from(`${Math.sin(id)}${Math.cos(id)}`.repeat(8)).toString('base64');
  return listEnvelope(
    Array.from({ length: 3_000 }, (_, id) => ({ id: String(id), name: name(id), cc: 'de' })),
  );
}

function openDeaf(url: string) {
  const { origin, pathname, search } = new URL(url);
  return Array.from({ length: CLIENTS }, () => {
    const client = openRaw(origin, `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(10));
    client.socket.pause();
    return client;
  });
}

/** Opens 200 connections that request large answers and never read them. */
export async function deafClients(): Promise<readonly Figure[]> {
  const list = largeList();
  const { address, touchline, close } = await startBeforeFake((_, __, url) =>
    url.pathname.includes('countries') ? list : liveEnvelopeWithAllowance(),
  );
  const reference = await startReferenceServer(JSON.stringify(list).length);
  for (const path of [COUNTRIES_PATH, LIVE_PATH]) await (await fetch(address + path)).arrayBuffer();
  const initialBytes = memoryOf(touchline.child.pid).rss;
  const bareInitialBytes = memoryOf(reference.child.pid).rss;
  const clients = [...openDeaf(address + COUNTRIES_PATH), ...openDeaf(reference.url)];
  const others = sendTraffic({ url: address + LIVE_PATH, perSecond: 100, seconds: SECONDS });
  await pause(SECONDS * 1_000);
  const loadedMemory = memoryOf(touchline.child.pid);
  const bareLoadedMemory = memoryOf(reference.child.pid);
  const { errors, p99Ms } = await others;
  // A client that never reads does not notice that it was closed, so the server's side is counted.
  const [openCount, bareOpenCount] = [address, reference.url].map(countConnections);
  for (const { socket } of clients) socket.destroy();
  reference.child.kill();
  await close();
  return [
    {
      name: `of ${CLIENTS} connections that never read, open after ${SECONDS} s`,
      value: openCount ?? 0,
      unit: 'connections',
      aim: 0,
      reference: { name: 'node:http', value: bareOpenCount ?? 0 },
    },
    {
      name: 'memory that they hold by then',
      value: (loadedMemory.rss - initialBytes) / MB,
      unit: 'MB',
      aim: 50,
      reference: { name: 'node:http', value: (bareLoadedMemory.rss - bareInitialBytes) / MB },
    },
    { name: 'failed requests of others', value: errors, unit: 'requests', aim: 0, reference: null },
    { name: 'p99 of others', value: p99Ms, unit: 'ms', aim: 100, reference: null },
  ];
}
