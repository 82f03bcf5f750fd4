/** The store that processes share fails while two of them are polled. The tests wait for real deadlines, so they run concurrently. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { createRedisStore } from '#bff/fleet/redis-store.ts';
import { createBff } from '#bff/server.ts';
import { CANARY } from '#bff/testing/canary.ts';
import { fakeWireMatch, liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { createClock, startSetting } from '#run/clock.ts';
import { sendTraffic } from './load/traffic.ts';
import { LIVE_PATH } from './paths.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from './redis-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Every answer expires once a second, so that the store is needed all the time. */
const WORLD_RATE = 5;
/** All five tests run at the same time; `--load` sends 200 a second to each fault alone. */
const PER_SECOND = 20;
/** The fault begins a second after the traffic, and ends before it. */
const SECONDS = 4;
const FAULT_MS = 2_000;

interface TestStore {
  readonly redis: RedisServer;
  readonly proxy: TcpProxy;
}

interface Fault {
  begin(store: TestStore): Promise<unknown>;
  end(store: TestStore): Promise<unknown>;
}

async function startTwo({ onTestFinished }: TestContext) {
  const redis = await startRedisServer();
  const proxy = await startTcpProxy(redis.url);
  const upstream = await startFakeUpstream((_request, _response, url) =>
    url.searchParams.get('t') === 'live'
      ? liveEnvelope()
      : { data: fakeWireMatch(Number(url.searchParams.get('id')), 3, NOON / 1_000, [1, 0]), meta: {} },
  );
  const clock = createClock(startSetting(NOON, WORLD_RATE));
  const stores = [0, 1].map(() => createRedisStore(proxy.url.replace('http:', 'redis:'), () => {}));
  const bffs = await Promise.all(
    stores.map((store) =>
      createBff({
        upstream: { url: upstream.url, ...CANARY, mode: 'embedded', picturesUrl: upstream.url },
        ...{ clock, host: '127.0.0.1', port: 0, webRoot: null, pages: [] },
        eventLoop: { isBlocked: false, close: () => {} },
        metrics: { host: '127.0.0.1', port: 0 },
        clients: { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 0 },
        shared: { store, world: () => 'test' },
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(bffs.map((bff) => bff.close()));
    await upstream.close();
    await proxy.close();
    await redis.close();
  });
  return { store: { redis, proxy }, upstream, addresses: bffs.map((bff) => bff.metricsAddress) };
}

/** Requests records that no process has; `fleet.test.ts` holds how soon they are answered without the store. */
async function requestCold(addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const response = await fetch(`${address}/api/v2.2/fixtures/?t=info&id=${1_000 + index}`);
    expect(response.status).toBe(200);
  }
}

async function survive(context: TestContext, { begin, end }: Fault): Promise<void> {
  const { store, upstream, addresses } = await startTwo(context);
  const traffic = Promise.all(
    addresses.map((address) =>
      sendTraffic({ url: address + LIVE_PATH, perSecond: PER_SECOND, seconds: SECONDS }),
    ),
  );
  await pause(1_000);
  await begin(store);
  await pause(200);
  await requestCold(addresses);
  await pause(FAULT_MS);
  await end(store);
  const results = await traffic;
  expect(results.map(({ errors }) => errors)).toEqual([0, 0]);
  // They share again: a record that one has fetched costs no second call.
  const path = '/api/v2.2/fixtures/?t=info&id=';
  let id = 5_000;
  const isShared = async () => {
    id += 1;
    upstream.hits.length = 0;
    for (const address of addresses) expect((await fetch(`${address}${path}${id}`)).status).toBe(200);
    return upstream.hits.filter((hit) => hit.includes(`id=${id}`)).length === 1;
  };
  await vi.waitUntil(isShared, { timeout: 30_000, interval: 250 });
}

describe.skipIf(!hasRedisServer())('a shared store', { concurrent: true }, () => {
  test('R1 killed costs no request, and is used again when it is back', (context) =>
    survive(context, {
      begin: ({ redis }) => redis.kill(),
      end: ({ redis }) => redis.restart(),
    }));

  test('R2 frozen costs no request', (context) =>
    survive(context, {
      begin: async ({ redis }) => redis.signal('SIGSTOP'),
      end: async ({ redis }) => redis.signal('SIGCONT'),
    }));

  test('R3 full costs no request', (context) =>
    survive(context, {
      begin: ({ redis }) => redis.command(['CONFIG', 'SET', 'maxmemory', '1']),
      end: ({ redis }) => redis.command(['CONFIG', 'SET', 'maxmemory', '0']),
    }));

  test('R4 full of garbage costs no request', (context) => {
    let timer: NodeJS.Timeout;
    return survive(context, {
      begin({ redis }) {
        timer = setInterval(() => void redis.poison().catch(() => {}), 100);
        return redis.poison();
      },
      end: async () => clearInterval(timer),
    });
  });

  test('R5 that takes half a second costs no request', (context) =>
    survive(context, {
      begin: ({ proxy }) => proxy.behave({ kind: 'latency', delayMs: 500 }),
      end: ({ proxy }) => proxy.behave({ kind: 'forward' }),
    }));
});
