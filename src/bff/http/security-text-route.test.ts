import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const PATH = '/.well-known/security.txt';
const PUBLIC_URL = 'https://scores.example';
const DAY_MS = 86_400_000;

const start = (operatorContact: string | null) =>
  startBffForTest(
    () => listEnvelope([]),
    {},
    { operatorContact, clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl: PUBLIC_URL } },
  );

test('says where vulnerabilities are reported, for less than a year', async () => {
  const { get } = await start('mailto:desk@example.com');
  const { statusCode, headers, body } = await get(PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', ...others] = body.split('\n');
  expect([contact, ...others]).toEqual([
    'Contact: mailto:desk@example.com',
    'Preferred-Languages: en, de',
    `Canonical: ${PUBLIC_URL}${PATH}`,
    '',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

test('is not there without a contact', async () => {
  const { get } = await start(null);
  expect((await get(PATH)).statusCode).toBe(404);
});
