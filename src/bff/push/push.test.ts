/** What browsers with closed tabs get, through the whole server. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import type { PushConfig } from '#bff/config/push.ts';
import { type FakePushService, startPushService, subscriptionAt } from '#bff/testing/fake-push-service.ts';
import { playedMatch } from '#bff/testing/played-match.ts';
import { startPush } from '#bff/testing/start-push.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';

const PUSH: PushConfig = { isNewsOn: true, keys: null, ownHosts: [], ntfy: null };

async function start(
  service: FakePushService,
  changes: Partial<BffOptions> = {},
  { folder = temporaryFolder(), after = 0 } = {},
) {
  const { match, answer } = playedMatch();
  const server = await startPush(
    answer,
    (clock) => {
      clock.jump(after);
      return {
        push: { ...PUSH, ownHosts: [service.host] },
        operatorContact: 'mailto:desk@example.com',
        ...changes,
      };
    },
    folder,
  );
  return { ...server, match };
}

const textsOf = ({ got }: FakePushService) => got.map(({ title, body }) => `${title} | ${body}`);

async function subscribed(service: FakePushService, changes: object = {}, options: Partial<BffOptions> = {}) {
  const server = await start(service, options);
  expect((await server.send('POST', subscriptionAt(service, changes))).statusCode).toBe(200);
  await server.pass(7);
  return server;
}

test('tells a goal once, and its ruling in words of its own', async () => {
  const service = await startPushService();
  const { match, pass } = await subscribed(service);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(70);
  Object.assign(match, { score: [0, 0], minute: 27 });
  await pass(15);
  await vi.waitFor(() =>
    expect(textsOf(service)).toEqual([
      'Goal for Team 14 | Team 14 1–0 Team 15',
      'Goal ruled out | Team 14 0–0 Team 15',
    ]),
  );
  expect(service.got[0]).toMatchObject({ navigate: '/match/7', lang: 'en' });
  expect(service.got[1]?.tag).toBe(service.got[0]?.tag);
  expect(service.headers[0]).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/),
  });
});

test.each([
  ['a match with hidden scores', { shields: [{ kind: 'team', id: '15', until: null }] }],
  ['a hidden day', { shields: [{ kind: 'day', id: '2026-11-21', until: null }] }],
  ['all matches hidden', { shields: [{ kind: 'all', id: '', until: null }] }],
  ['another team', { bells: { 'team 99': ['goals'] } }],
  ['another kind', { bells: { 'team 14': ['reds'] } }],
])('tells nothing of %s', async (_, changes) => {
  const service = await startPushService();
  const { match, pass } = await subscribed(service, changes);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(90);
  expect(service.headers).toEqual([]);
});

test('tells nothing of what was over before its first look', async () => {
  const service = await startPushService();
  const { match, pass, send } = await start(service);
  Object.assign(match, { reds: [12], minute: 20, isLiveDown: true });
  await send('POST', subscriptionAt(service, { bells: { 'team 14': ['reds'] } }));
  await pass(35);
  match.isLiveDown = false;
  await pass(65);
  expect(service.headers).toEqual([]);
  Object.assign(match, { reds: [12, 24], minute: 25 });
  await pass(65);
  await vi.waitFor(() => expect(service.got).toHaveLength(1));
});

test('tells nothing before the delay of the television is over', async () => {
  const service = await startPushService();
  const { match, pass } = await subscribed(service, { delay: 60 });
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(55);
  expect(service.headers).toEqual([]);
  await pass(80);
  await vi.waitFor(() => expect(service.got).toHaveLength(1));
});

test('tells in one message after quiet hours what happened in them', async () => {
  const service = await startPushService();
  // It is noon.
  const { match, pass, clock } = await subscribed(service, {
    quietHours: { from: '11:00', until: '12:10' },
    zone: 'UTC',
    language: 'de',
  });
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(70);
  Object.assign(match, { score: [2, 0], minute: 27 });
  await pass(70);
  expect(service.headers).toEqual([]);
  clock.jump(600);
  await pass(61);
  await vi.waitFor(() =>
    expect(textsOf(service)).toEqual(['2 Meldungen in deiner Ruhezeit | Team 14 2:0 Team 15']),
  );
});

test('forgets a browser that is gone, and follows nothing for nobody', async () => {
  const service = await startPushService();
  const { match, pass, upstream, folder } = await subscribed(service);
  service.status = 410;
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(90);
  const saved = () => JSON.parse(readFileSync(join(folder, 'push.json'), 'utf8')).subscriptions;
  await vi.waitFor(async () => {
    await pass(1);
    expect(saved()).toEqual([]);
  });
  expect(service.headers).toHaveLength(1);
  // The refresh that was due.
  await pass(30);
  const count = upstream.hits.length;
  await pass(60);
  expect(upstream.hits.length).toBe(count);
});

test('tries again when the push service is busy, and keeps a browser that it refuses', async () => {
  const service = await startPushService();
  const { match, pass, send, logLines } = await subscribed(service);
  service.status = 503;
  Object.assign(match, { score: [1, 0], minute: 25 });
  while (service.headers.length === 0) await pass(1);
  service.status = 201;
  await pass(10);
  await vi.waitFor(() => expect(service.got).toHaveLength(1));
  service.status = 403;
  await send('POST', { endpoint: subscriptionAt(service).endpoint }, '/api/push/test');
  expect(logLines.join()).toContain('push message dropped');
  service.status = 201;
  const { body } = await send('POST', { endpoint: subscriptionAt(service).endpoint }, '/api/push/test');
  expect(JSON.parse(body)).toEqual({ isDelivered: true });
  expect(service.got.at(-1)?.body).toBe('Alerts reach this device, also when Touchline is closed.');
});

test('tells a ruling after its goal, also when the goal has to be sent again', async () => {
  const service = await startPushService();
  const { match, pass } = await subscribed(service);
  service.status = 503;
  Object.assign(match, { score: [1, 0], minute: 25 });
  while (service.headers.length === 0) await pass(1);
  Object.assign(match, { score: [0, 0], minute: 27 });
  await pass(20);
  service.status = 201;
  await pass(20);
  await vi.waitFor(() =>
    expect(textsOf(service).map((text) => text.split(' | ')[0])).toEqual([
      'Goal for Team 14',
      'Goal ruled out',
    ]),
  );
});

test('keeps keys and browsers over a restart, for the owner alone, and tells what happened meanwhile', async () => {
  const service = await startPushService();
  const folder = temporaryFolder();
  const first = await start(service, {}, { folder });
  await first.send('POST', subscriptionAt(service));
  await first.pass(7);
  const state = JSON.parse((await first.get('/api/push')).body);
  await first.close();
  expect(readdirSync(folder).sort()).toEqual(['alerts.json', 'lock', 'push.json', 'vapid.json']);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const second = await start(service, {}, { folder, after: 30 });
  expect(JSON.parse((await second.get('/api/push')).body)).toEqual(state);
  Object.assign(second.match, { score: [1, 0], minute: 21 });
  await second.pass(75);
  await vi.waitFor(() => expect(textsOf(service)).toEqual(['Goal for Team 14 | Team 14 1–0 Team 15']));
});

test('keeps alerts of quiet hours and of a delay over a restart, and sends each once', async () => {
  const service = await startPushService();
  const folder = temporaryFolder();
  const first = await start(service, {}, { folder });
  const endpoint = `http://${service.host}/late`;
  // It is noon.
  await first.send(
    'POST',
    subscriptionAt(service, { quietHours: { from: '11:00', until: '12:10' }, zone: 'UTC' }),
  );
  await first.send('POST', subscriptionAt(service, { endpoint, delay: 120 }));
  await first.pass(7);
  Object.assign(first.match, { score: [1, 0], minute: 25 });
  await first.pass(90);
  await first.close();
  expect(service.headers).toEqual([]);
  const second = await start(service, {}, { folder, after: 100 });
  Object.assign(second.match, { score: [1, 0], minute: 26 });
  await second.pass(120);
  await vi.waitFor(() => expect(textsOf(service)).toEqual(['Goal for Team 14 | Team 14 1–0 Team 15']));
  second.clock.jump(600);
  await second.pass(65);
  await vi.waitFor(() => expect(service.got).toHaveLength(2));
  expect(textsOf(service)[1]).toBe('One alert in your quiet hours | Team 14 1–0 Team 15');
  await second.close();
  const third = await start(service, {}, { folder, after: 1_200 });
  await third.pass(130);
  expect(service.headers).toHaveLength(2);
});

test('leaves out a saved browser that cannot be told anything, and keeps the others', async () => {
  const service = await startPushService();
  const folder = temporaryFolder();
  const subscription = subscriptionAt(service);
  const broken = { ...subscription, endpoint: `${subscription.endpoint}/2`, zone: 'Mars' };
  const subscriptions = [broken, subscription].map((one) => ({ subscription: one, seenAt: Date.now() }));
  writeFileSync(join(folder, 'push.json'), JSON.stringify({ version: 1, subscriptions, alerts: null }));
  const { send } = await start(service, {}, { folder });
  const deliver = async ({ endpoint }: typeof subscription) =>
    JSON.parse((await send('POST', { endpoint }, '/api/push/test')).body);
  expect(await deliver(subscription)).toEqual({ isDelivered: true });
  expect(await deliver(broken)).toEqual({ isDelivered: false });
});

test.each<[string, Partial<BffOptions>, string]>([
  ['off', { push: { ...PUSH, isNewsOn: false } }, 'NEWS=off'],
  ['state', { pushStateDir: null }, 'no folder is named'],
  ['subject', { operatorContact: null }, 'nobody can be reached'],
  ['subject', { operatorContact: 'https://example.com/contact' }, 'the contact is a page'],
  ['allowance', { allowance: { perHour: 100, perDay: null } }, 'the allowance is too small'],
])('is off (%s) where %j', async (obstacle, options) => {
  const service = await startPushService();
  const { get, send } = await start(service, options);
  expect(JSON.parse((await get('/api/push')).body)).toMatchObject({ publicKey: null, obstacle });
  expect((await send('POST', subscriptionAt(service))).statusCode).toBe(404);
});

const NO_POINT = Buffer.alloc(65, 4).toString('base64url');

test.each<[string, object, number]>([
  ['an endpoint of an unknown service', { endpoint: 'https://push.example.com/1' }, 400],
  ['an endpoint in a private network', { endpoint: 'http://10.0.0.1/1' }, 400],
  [
    'a name that only ends like a push service',
    { endpoint: 'https://evilpush.apple.com.example.com/1' },
    400,
  ],
  ['a port', { endpoint: 'https://fcm.googleapis.com:8080/1' }, 400],
  ['short keys', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }, 400],
  ['a key that is no point of the curve', { keys: { p256dh: NO_POINT, auth: 'A'.repeat(22) } }, 400],
  ['an unknown zone', { zone: 'Mars' }, 400],
  [
    'a long body',
    { bells: Object.fromEntries(Array.from({ length: 1_200 }, (_, id) => [`team ${id}`, ['goals']])) },
    413,
  ],
])('refuses %s', async (_, changes, status) => {
  const service = await startPushService();
  const { send, upstream } = await start(service);
  const { statusCode, body } = await send('POST', subscriptionAt(service, changes));
  expect(statusCode).toBe(status);
  if (status === 413) expect(body).toContain('Send at most 20 KB.');
  expect(upstream.hits).toEqual([]);
});

test('takes endpoints of the known services, and bodies of its own pages alone', async () => {
  const service = await startPushService();
  const { send, bff } = await start(service);
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/1', 'https://web.push.apple.com/1'])
    expect((await send('POST', subscriptionAt(service, { endpoint }))).statusCode).toBe(200);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const foreign = { method: 'POST', url: '/api/push', headers, body: subscriptionAt(service) } as const;
  expect((await bff.app.inject(foreign)).statusCode).toBe(403);
  expect((await send('DELETE', { endpoint: 'https://web.push.apple.com/1' })).statusCode).toBe(200);
});

test('a client adds about 60 browsers in an hour, and changes those that are known as before', async () => {
  const service = await startPushService();
  const { send, clock } = await start(service);
  const join = async (number: number) => {
    const subscription = subscriptionAt(service);
    clock.tick(3);
    return (await send('POST', { ...subscription, endpoint: `${subscription.endpoint}/${number}` }))
      .statusCode;
  };
  let count = 0;
  while (count < 100 && (await join(count)) === 200) count += 1;
  expect(count).toBeGreaterThanOrEqual(60);
  expect(count).toBeLessThan(70);
  expect([await join(count), await join(0)]).toEqual([429, 200]);
});
