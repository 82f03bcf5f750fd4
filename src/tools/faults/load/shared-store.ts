import { setTimeout as pause } from 'node:timers/promises';
import { startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tools/faults/redis-server.ts';
import { startTcpProxy, type TcpProxy } from '#tools/faults/tcp-proxy.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import type { Figure } from './figure.ts';
import { liveEnvelopeWithAllowance } from './start-before-fake.ts';
import { startReferenceServer } from './system.ts';
import { sendTraffic } from './traffic.ts';

const SECONDS = 60;
const PER_SECOND = 200;
const FAULT_FROM_MS = 5_000;
const FAULT_MS = 40_000;
const POISON_INTERVAL_MS = 500;
/** Period of the live list by `LIVE_EVERY`. */
const PERIOD_SECONDS = 5;

interface Fault {
  readonly name: string;
  begin(redis: RedisServer, proxy: TcpProxy): Promise<unknown>;
  end(redis: RedisServer, proxy: TcpProxy): Promise<unknown>;
}

let poisoning: NodeJS.Timeout | undefined;

const FAULTS: readonly Fault[] = [
  { name: 'killed', begin: (redis) => redis.kill(), end: (redis) => redis.restart() },
  {
    name: 'frozen',
    begin: async (redis) => redis.signal('SIGSTOP'),
    end: async (redis) => redis.signal('SIGCONT'),
  },
  {
    name: 'full',
    begin: (redis) => redis.command(['CONFIG', 'SET', 'maxmemory', '1']),
    end: (redis) => redis.command(['CONFIG', 'SET', 'maxmemory', '0']),
  },
  {
    name: 'full of garbage',
    async begin(redis) {
      poisoning = setInterval(() => void redis.poison().catch(() => {}), POISON_INTERVAL_MS);
    },
    end: async () => clearInterval(poisoning),
  },
  {
    name: 'slow by 500 ms',
    begin: (_, proxy) => proxy.behave({ kind: 'latency', delayMs: 500 }),
    end: (_, proxy) => proxy.behave({ kind: 'forward' }),
  },
];

async function measure({ name, begin, end }: Fault): Promise<readonly Figure[]> {
  const redis = await startRedisServer();
  const proxy = await startTcpProxy(redis.url);
  const upstream = await startFakeUpstream(() => liveEnvelopeWithAllowance());
  const processes = [0, 1].map(() =>
    startTouchlineProcess({
      UPSTREAM_URL: upstream.url,
      USERNAME: 'somebody',
      TOKEN: 'something-secret',
      LIVE_EVERY: String(PERIOD_SECONDS),
      LOG_LEVEL: 'error',
      REDIS_URL: proxy.url.replace('http:', 'redis:'),
    }),
  );
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const reference = await startReferenceServer(1_000);
  const bareTraffic = sendTraffic({ url: reference.url, perSecond: PER_SECOND, seconds: SECONDS });
  const traffic = Promise.all(
    addresses.map((address) =>
      sendTraffic({ url: address + LIVE_PATH, perSecond: PER_SECOND / addresses.length, seconds: SECONDS }),
    ),
  );
  await pause(FAULT_FROM_MS);
  const before = upstream.hits.length;
  await begin(redis, proxy);
  await pause(FAULT_MS);
  const during = upstream.hits.length - before;
  await end(redis, proxy);
  const results = await traffic;
  const bare = await bareTraffic;
  reference.child.kill();
  await Promise.all(processes.map((each) => each.remove()));
  await upstream.close();
  await proxy.close();
  await redis.close();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    {
      name: `failed of ${sum(results.map(({ requests }) => requests))} requests, store ${name}`,
      value: sum(results.map(({ errors }) => errors)),
      unit: 'requests',
      aim: 0,
      reference: null,
    },
    {
      name: 'p99',
      value: Math.max(...results.map(({ p99Ms }) => p99Ms)),
      unit: 'ms',
      aim: 50,
      reference: { name: 'node:http', value: bare.p99Ms },
    },
    {
      name: `calls a period and process during ${FAULT_MS / 1_000} s of it`,
      value: during / (FAULT_MS / 1_000 / PERIOD_SECONDS) / processes.length,
      unit: 'calls',
      aim: 1.2,
      reference: null,
    },
  ];
}

/** Lets the store that two processes share fail in five ways, each in a minute of 200 requests a second. */
export async function sharedStore(): Promise<readonly Figure[]> {
  if (!hasRedisServer()) {
    console.log('not run: redis-server is not installed');
    return [];
  }
  const figures: Figure[] = [];
  for (const fault of FAULTS) figures.push(...(await measure(fault)));
  return figures;
}
