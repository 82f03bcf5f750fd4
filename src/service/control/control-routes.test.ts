import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

function post(
  app: ReturnType<typeof startApp>['app'],
  url: string,
  payload: object,
  remoteAddress = '127.0.0.1',
) {
  return app.inject({ method: 'POST', url, payload, remoteAddress });
}

test.each(['/control/clock', '/control/faults'])('%s does not exist by default', async (url) => {
  const { app } = startApp();
  const response = await post(app, url, { kind: null, now: '2026-11-21T12:00:00Z' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ msg: 'Endpoint not found' });
});

test.each(['/control/clock', '/control/faults'])('%s does not exist for another machine', async (url) => {
  const { app } = startApp({ control: true });
  const response = await post(app, url, { kind: null }, '192.168.1.20');
  expect(response.statusCode).toBe(404);
});

test('moves the clock, and the responses follow it', async () => {
  const { app, get } = startApp({ control: true });
  const moved = await post(app, '/control/clock', { now: '2027-03-06T15:30:00Z', speed: 60 });
  expect(moved.json()).toEqual({ now: Date.UTC(2027, 2, 6, 15, 30), speed: 60 });
  const { body } = await get('livescores/?t=today');
  expect(body.data[0].time.date).toBe('2027-03-06');
});

test('keeps the speed when the clock is moved, and the time when the speed changes', async () => {
  const { app } = startApp({ control: true });
  await post(app, '/control/clock', { speed: 10 });
  const moved = await post(app, '/control/clock', { now: 1_800_000_000_000 });
  expect(moved.json()).toEqual({ now: 1_800_000_000_000, speed: 10 });
  const faster = await post(app, '/control/clock', { speed: 20 });
  expect(faster.json()).toEqual({ now: 1_800_000_000_000, speed: 20 });
});

test.each([{ now: 'tomorrow' }, { now: -1 }, { speed: 0 }, { speed: '60' }, { speed: 1e9 }])(
  'explains the refusal of an invalid clock request: %j',
  async (order) => {
    const { app } = startApp({ control: true });
    const response = await post(app, '/control/clock', order);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^(now|speed) must be .*\.$/);
  },
);

test('responds with the requested error and Retry-After', async () => {
  const { app, get } = startApp({ control: true });
  await post(app, '/control/faults', { kind: 'error', status: 429, retryAfter: 7 });
  const response = await app.inject('/v2.2/continents/?user=demo&token=demo');
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('7');
  await post(app, '/control/faults', { kind: null });
  expect((await get('continents/')).status).toBe(200);
});

test('garbage is a 200 response that is not JSON', async () => {
  const { app } = startApp({ control: true });
  await post(app, '/control/faults', { kind: 'garbage' });
  const response = await app.inject('/v2.2/continents/?user=demo&token=demo');
  expect(response.statusCode).toBe(200);
  expect(() => response.json()).toThrow(SyntaxError);
});

test('a slow service responds eventually', async () => {
  const { app, get } = startApp({ control: true });
  await post(app, '/control/faults', { kind: 'slow', ms: 1 });
  expect((await get('continents/')).status).toBe(200);
});

test('limits a fault to some routes, and never affects pictures or the control routes', async () => {
  const { app, get } = startApp({ control: true });
  await post(app, '/control/faults', { kind: 'error', routes: ['fixtures'] });
  expect((await get('continents/')).status).toBe(200);
  expect((await get('fixtures/?d=2026-11-21')).status).toBe(500);
  expect((await app.inject('/images/countries/de')).statusCode).toBe(200);
});

test('down closes the connection, and hang never responds but lets the server close', async () => {
  const { app } = startApp({ control: true });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address}/v2.2/continents/?user=demo&token=demo`;
  await post(app, '/control/faults', { kind: 'down' });
  await expect(fetch(url)).rejects.toThrow();
  await post(app, '/control/faults', { kind: 'hang' });
  const hanging = fetch(url);
  hanging.catch(() => {});
  const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  await arrived;
  await app.close();
  await expect(hanging).rejects.toThrow();
});

test.each([
  {},
  { kind: 'fire' },
  { kind: 'slow', ms: -1 },
  { kind: 'error', status: 200 },
  { kind: 'down', routes: 'x' },
])('explains the refusal of an invalid fault: %j', async (fault) => {
  const { app } = startApp({ control: true });
  const response = await post(app, '/control/faults', fault);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/ must be .*\.$/);
});

const CLOCK = { now: '2026-11-21T12:00:00Z' };

test.each([
  ['evil.example'],
  ['evil.example:4022'],
  ['127.0.0.1.evil.example'],
  ['localhost.evil.example'],
  ['localhost@evil.example'],
  ['192.168.1.20:4022'],
  ['0.0.0.0:4022'],
])('refuses a request for a foreign host, as DNS rebinding sends it: Host %j', async (host) => {
  const { app } = startApp({ control: true });
  for (const url of ['/control/clock', '/control/faults']) {
    const payload = { ...CLOCK, kind: 'down' };
    const response = await app.inject({ method: 'POST', url, payload, headers: { host } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'Host or Origin is foreign. Send the request to localhost.' });
  }
  expect((await app.inject('/v2.2/continents/?user=demo&token=demo')).statusCode).toBe(200);
});

test.each([
  ['https://evil.example'],
  ['http://evil.example:4022'],
  ['null'],
  [''],
  ['http://localhost:3000'],
  ['https://localhost:4022'],
  ['http://127.0.0.1:4022'],
])('refuses a request from a page of another origin: Origin %j', async (origin) => {
  const { app } = startApp({ control: true });
  const headers = { host: 'localhost:4022', origin };
  const response = await app.inject({ method: 'POST', url: '/control/clock', payload: CLOCK, headers });
  expect(response.statusCode).toBe(403);
});

test.each([
  [{ host: 'localhost:4022' }],
  [{ host: 'LOCALHOST' }],
  [{ host: '127.0.0.1:4022' }],
  [{ host: '127.8.8.8' }],
  [{ host: '[::1]:4022' }],
  [{ host: 'localhost:4022', origin: 'http://localhost:4022' }],
  [{ host: '[::1]:4022', origin: 'http://[::1]:4022' }],
])('accepts a request for a loopback name: %j', async (headers) => {
  const { app } = startApp({ control: true });
  const response = await app.inject({ method: 'POST', url: '/control/clock', payload: CLOCK, headers });
  expect(response.statusCode).toBe(200);
});
