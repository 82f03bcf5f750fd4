import { expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { startBffForTest } from './testing/start-bff.ts';

const COUNTRIES = '/api/v2.2/countries/?t=list';

const warningsIn = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as readonly [level: string, event: string, fields: object])
    .filter(([level]) => level === 'warn')
    .map(([, ...event]) => event);

test('logs the status with which a wrong address is refused', async () => {
  const { get, logLines } = await startBffForTest(
    (_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  );
  await get(COUNTRIES);
  expect(warningsIn(logLines)).toMatchObject([
    ['upstream call', { operation: 'countries?t=list', outcome: 'status', status: 404 }],
    ['refresh failed', { operation: 'countries?t=list', reason: 'status', status: 404 }],
  ]);
});

test('logs the code of the error of a failed connection', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { get, logLines } = await startBffForTest(() => null, { url, mode: 'real' });
  await get(COUNTRIES);
  expect(warningsIn(logLines)).toMatchObject([
    ['upstream call', { outcome: 'connection', errorCode: 'ECONNREFUSED' }],
    ['refresh failed', { reason: 'connection', errorCode: 'ECONNREFUSED' }],
  ]);
});
