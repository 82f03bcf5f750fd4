import { Agent, request } from 'undici';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import type { Figure } from './figure.ts';
import { noisyRecord } from './noise.ts';
import { liveEnvelopeWithAllowance, startBeforeFake } from './start-before-fake.ts';
import { MB, memoryOf } from './system.ts';

const IDS = 100_000;
const RECORD_BYTES = 20_000;
const REQUESTS_AT_ONCE = 8;
const REQUESTS_PER_POLL = 1_000;

/** Requests 10⁵ different records of 20 KB while one list is polled. */
export async function manyIds(): Promise<readonly Figure[]> {
  const { address, touchline, upstream, close } = await startBeforeFake((_, __, url) => {
    const id = url.searchParams.get('id');
    if (id === null) return liveEnvelopeWithAllowance();
    return { data: noisyRecord(Number(id), RECORD_BYTES), meta: {} };
  });
  const agent = new Agent({ connections: REQUESTS_AT_ONCE + 1 });
  // The form that takes most memory to make.
  const headers = { 'accept-encoding': 'gzip' };
  const get = async (path: string) => {
    const { statusCode, body } = await request(address + path, { dispatcher: agent, headers });
    await body.dump();
    if (statusCode !== 200) errors += 1;
  };
  let errors = 0;
  let next = 1;
  const client = async () => {
    while (next <= IDS) {
      const id = next++;
      await get(`/api/v2.2/countries/?t=info&id=${id}`);
      if (id % REQUESTS_PER_POLL === 0) await get(LIVE_PATH);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, client));
  const seconds = (performance.now() - startedAt) / 1_000;
  const { rss, peak } = memoryOf(touchline.child.pid);
  const liveCalls = upstream.hits.filter((hit) => hit.includes('livescores')).length;
  await agent.close();
  await close();
  return [
    {
      name: `peak of memory over ${IDS} ids of ${RECORD_BYTES / 1_000} KB`,
      value: peak / MB,
      unit: 'MB',
      aim: 350,
      reference: { name: 'at the end', value: rss / MB },
    },
    { name: 'failed requests', value: errors, unit: 'requests', aim: 0, reference: null },
    // The polled list stays cached: it is fetched once per period of 5 s, not once per poll.
    {
      name: 'calls for the polled list',
      value: liveCalls,
      unit: 'calls',
      aim: Math.ceil(seconds / 5) + 2,
      reference: null,
    },
  ];
}
