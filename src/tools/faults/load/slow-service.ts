import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import type { Figure } from './figure.ts';
import { liveEnvelopeWithAllowance, startBeforeFake } from './start-before-fake.ts';
import { startReferenceServer } from './system.ts';
import { sendTraffic } from './traffic.ts';

const SLOW_MS = 7_000;
const SECONDS = 60;
const PER_SECOND = 100;

/** Polls one answer for a minute while the data service takes 7 s for each. */
export async function slowService(): Promise<readonly Figure[]> {
  const { address, upstream, close } = await startBeforeFake(() => liveEnvelopeWithAllowance());
  const reference = await startReferenceServer(1_000);
  // Long enough for the key to be watched.
  await sendTraffic({ url: address + LIVE_PATH, perSecond: PER_SECOND, seconds: 12 });
  upstream.answer = async () => {
    await pause(SLOW_MS);
    return liveEnvelopeWithAllowance();
  };
  let oldest = 0;
  const [touchline, bare] = await Promise.all([
    sendTraffic({
      url: address + LIVE_PATH,
      perSecond: PER_SECOND,
      seconds: SECONDS,
      onAnswer: ({ age }) => {
        oldest = Math.max(oldest, age);
      },
    }),
    sendTraffic({ url: reference.url, perSecond: PER_SECOND, seconds: SECONDS }),
  ]);
  reference.child.kill();
  await close();
  return [
    {
      name: 'p99 of warm requests while each call takes 7 s',
      value: touchline.p99Ms,
      unit: 'ms',
      aim: 50,
      reference: { name: 'node:http', value: bare.p99Ms },
    },
    { name: 'failed requests', value: touchline.errors, unit: 'requests', aim: 0, reference: null },
    // Sum of a period of 5 s, a call of 7 s, and the back-off.
    { name: 'oldest answer', value: oldest, unit: 's', aim: 20, reference: null },
  ];
}
