import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const clients = { ...DEFAULT_CLIENT_LIMITS, trustedProxies: ['10.0.0.0/8'] };
const MADE = /^[a-z0-9]{5}-\d{1,10}$/;

test.each([
  ['10.1.2.3', 'a.B-9_z', 'a.B-9_z'],
  ['10.1.2.3', 'x'.repeat(64), 'x'.repeat(64)],
  ['10.1.2.3', 'x'.repeat(65), MADE],
  ['10.1.2.3', 'two words', MADE],
  ['10.1.2.3', '"}\u001b[31m', MADE],
  ['10.1.2.3', '', MADE],
  ['192.0.2.1', 'a.B-9_z', MADE],
  ['127.0.0.1', 'a.B-9_z', MADE],
])('answers %s with the id %j as %s', async (remoteAddress, id, expected) => {
  const { get } = await startBffForTest(() => liveEnvelope(), {}, { clients });
  for (const path of [LIVE, '/nowhere', '/%zz', '/healthz']) {
    const { headers } = await get(path, { remoteAddress, headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(
      typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
    );
  }
});

test('generates different ids and logs them with each line of a request', async () => {
  const { get, logLines } = await startBffForTest((_, response) => void response.writeHead(500).end());
  const ids = await Promise.all(
    Array.from({ length: 50 }, async () => String((await get(LIVE)).headers['x-request-id'])),
  );
  expect(new Set(ids).size).toBe(50);
  const lines = logLines.filter((line) => line.includes('"request failed"'));
  expect(lines).toHaveLength(50);
  for (const id of ids) expect(lines.join('\n')).toContain(`"request":"${id}"`);
  expect(lines.every((line) => line.startsWith('["debug"'))).toBe(true);
});

test('logs nothing for a successful request', async () => {
  const { get, logLines } = await startBffForTest(() => liveEnvelope());
  await get(LIVE);
  const before = logLines.length;
  for (const path of [LIVE, '/healthz', '/nowhere', '/api/v2.2/livescores/?t=no']) await get(path);
  expect(logLines.length).toBe(before);
});
