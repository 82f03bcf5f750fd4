import { gzipSync } from 'node:zlib';
import { COUNTRIES_PATH, LIVE_PATH } from '#tools/faults/paths.ts';
import type { Figure } from './figure.ts';
import { liveEnvelopeWithAllowance, startBeforeFake } from './start-before-fake.ts';
import { MB, memoryOf } from './system.ts';

const INFLATED_BYTES = 200 * MB;

/** Sends a body of 200 KB that inflates to 200 MB. */
export async function gzipBomb(): Promise<readonly Figure[]> {
  const bomb = gzipSync(Buffer.alloc(INFLATED_BYTES, ' '), { level: 9 });
  const { address, touchline, close } = await startBeforeFake((_, response, url) => {
    if (!url.pathname.includes('countries')) return liveEnvelopeWithAllowance();
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  });
  await fetch(address + LIVE_PATH);
  const { peak: initialPeak } = memoryOf(touchline.child.pid);
  const { status } = await fetch(address + COUNTRIES_PATH);
  const { peak } = memoryOf(touchline.child.pid);
  await close();
  return [
    {
      name: 'peak of memory above that before a gzip bomb',
      value: (peak - initialPeak) / MB,
      unit: 'MB',
      aim: 50,
      reference: { name: 'inflated', value: INFLATED_BYTES / MB },
    },
    { name: 'status of the answer', value: status, unit: '', aim: 502, reference: null },
  ];
}
