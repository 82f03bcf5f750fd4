import { LIVE_PATH } from '#tools/faults/paths.ts';
import type { Figure } from './figure.ts';
import { liveEnvelopeWithAllowance, startBeforeFake } from './start-before-fake.ts';
import { startReferenceServer } from './system.ts';
import { sendTraffic } from './traffic.ts';

const SECONDS = 60;
const PER_SECOND = 200;

/** Takes the data service away for a minute while one answer is polled 200 times per second. */
export async function outage(): Promise<readonly Figure[]> {
  const { address, upstream, close } = await startBeforeFake(() => liveEnvelopeWithAllowance());
  const reference = await startReferenceServer(1_000);
  await sendTraffic({ url: address + LIVE_PATH, perSecond: PER_SECOND, seconds: 6 });
  upstream.answer = (request) => void request.socket.destroy();
  upstream.hits.length = 0;
  const [touchline, bare] = await Promise.all([
    sendTraffic({ url: address + LIVE_PATH, perSecond: PER_SECOND, seconds: SECONDS }),
    sendTraffic({ url: reference.url, perSecond: PER_SECOND, seconds: SECONDS }),
  ]);
  const attempts = upstream.hits.length;
  reference.child.kill();
  await close();
  return [
    {
      name: `failed of ${touchline.requests} requests in an outage of a minute`,
      value: touchline.errors,
      unit: 'requests',
      aim: 0,
      reference: { name: 'node:http', value: bare.errors },
    },
    {
      name: 'attempts to reach the data service',
      value: attempts / SECONDS,
      unit: 'a second',
      aim: 0.6,
      reference: null,
    },
    {
      name: 'p99 in the outage',
      value: touchline.p99Ms,
      unit: 'ms',
      aim: 50,
      reference: { name: 'node:http', value: bare.p99Ms },
    },
  ];
}
