import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createRefusalLog } from './refusal-log.ts';

type Line = readonly [level: string, event: string, fields: Record<string, unknown>];

function start() {
  const clock = createTickedClock();
  const lines: Line[] = [];
  const refusals = createRefusalLog((level, event, fields = {}) => {
    lines.push([level, event, fields]);
  }, clock.schedule);
  return { clock, lines, refusals, take: () => lines.splice(0).map(([, , fields]) => fields) };
}

test('writes the first refusal of a kind at once and the others in one line a minute', () => {
  const { clock, lines, refusals, take } = start();
  refusals.refuse('key', '192.0.2.1');
  expect(lines).toEqual([
    [
      'warn',
      'refused',
      { kind: 'key', client: expect.stringMatching(/^[0-9a-f]{12}$/), clients: 1, count: 1 },
    ],
  ]);
  const [{ client } = {}] = take();
  for (let count = 0; count < 30; count += 1) refusals.refuse('key', `198.51.100.${count % 3}`);
  for (let count = 0; count < 11; count += 1) refusals.refuse('key', '192.0.2.1');
  refusals.refuse('code', '192.0.2.1');
  expect(take()).toEqual([{ kind: 'code', client, clients: 1, count: 1 }]);
  clock.tick(60);
  expect(take()).toEqual([{ kind: 'key', client, clients: 4, count: 41 }]);
  clock.tick(600);
  expect(take()).toEqual([]);
  refusals.refuse('key', '192.0.2.1');
  expect(take()).toEqual([{ kind: 'key', client, clients: 1, count: 1 }]);
});

test('names a client by another hash after each start', () => {
  const hashes = [start(), start()].map(({ refusals, take }) => {
    refusals.refuse('rate', '192.0.2.1');
    return take()[0]?.['client'];
  });
  expect(new Set(hashes).size).toBe(2);
});

test('counts all of many clients in bounded memory', () => {
  const { clock, refusals, take } = start();
  for (let client = 0; client < 5_000; client += 1) refusals.refuse('rate', String(client));
  clock.tick(60);
  expect(take()).toMatchObject([{ count: 1 }, { clients: 1_001, count: 4_999 }]);
});

test('writes at the end what it has counted', () => {
  const { refusals, take } = start();
  for (let count = 0; count < 3; count += 1) refusals.refuse('wall', '192.0.2.1');
  refusals.close();
  expect(take()).toMatchObject([{ count: 1 }, { kind: 'wall', count: 2 }]);
});

test('a server logs wrong keys, wrong codes, foreign origins and rates with their kind, and no address', async () => {
  const { get, logLines } = await startBffForTest(
    () => liveEnvelope(),
    {},
    {
      clients: { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 1 },
      status: { enabled: true, operatorKey: 'a-key-of-the-operator' },
    },
  );
  const remoteAddress = '192.0.2.77';
  const pair = {
    method: 'POST',
    url: '/api/wall/remote',
    payload: { do: 'pair', code: 'AAAAAAAA' },
  } as const;
  await get('/api/status', { remoteAddress, headers: { authorization: 'Bearer wrong' } });
  await get(pair.url, { ...pair, remoteAddress, headers: { 'sec-fetch-site': 'same-origin' } });
  await get(pair.url, { ...pair, remoteAddress, headers: { origin: 'https://other.example' } });
  for (let count = 0; count < 9; count += 1) await get('/api/status', { remoteAddress });
  const events = logLines.map((line) => JSON.parse(line)).filter(([, event]) => event === 'refused');
  expect(events.map(([, , { kind }]) => kind)).toEqual(['key', 'code', 'origin', 'rate']);
  expect(logLines.join()).not.toContain(remoteAddress);
});
