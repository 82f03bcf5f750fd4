import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { app } = startApp();
const URL = '/v2.2/continents/?t=list&user=demo&token=demo';
let port = 0;

beforeAll(async () => {
  port = Number(new globalThis.URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

test('answers HEAD like GET without a body', async () => {
  const [head, get] = [await app.inject({ method: 'HEAD', url: URL }), await app.inject(URL)];
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('answers 404 to %s', async (method) => {
  const response = await app.inject({ method, url: URL, payload: { t: 'list' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ msg: 'Endpoint not found' });
});

test('answers a preflight request for any header', async () => {
  const response = await app.inject({
    method: 'OPTIONS',
    url: URL,
    headers: { origin: 'https://example.org' },
  });
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
  });
});

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['an address of 20 KB', `GET /v2.2/continents/?t=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
])('refuses %s with JSON', async (_, text) => {
  const answer = await sendRaw(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ msg: 'Bad request' });
});
