/** What readers of a topic of ntfy get, through the whole server. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { createFakeBrowser } from '#bff/testing/fake-browser.ts';
import { playedMatch } from '#bff/testing/played-match.ts';
import { startPush } from '#bff/testing/start-push.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { readStoredList } from './stored-subscriptions.ts';

interface Published {
  readonly topic: string;
  readonly title: string;
  readonly message: string;
  readonly click?: string;
}

/** A server of ntfy, what was published there, and all it was asked. */
async function startNtfy() {
  const ntfy = {
    url: '',
    status: 200,
    headers: {} as Record<string, string>,
    published: [] as Published[],
    hits: [] as { path: string; authorization: string | undefined }[],
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    ntfy.hits.push({ path: request.url ?? '', authorization: request.headers.authorization });
    if (ntfy.status === 200) ntfy.published.push(body);
    response.writeHead(ntfy.status, ntfy.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(ntfy, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

type Ntfy = Awaited<ReturnType<typeof startNtfy>>;

const WISHES = {
  bells: { 'team 14': ['kick-off', 'goals', 'full-time', 'ruled-out'] },
  language: 'en',
  zone: 'Europe/London',
  quietHours: null,
  shields: [],
  delay: 0,
};

/** A server without https, contact and keys: what a home has. */
async function start({ url }: Ntfy, changes: Partial<BffOptions> = {}, folder = temporaryFolder()) {
  const { match, answer } = playedMatch();
  const server = await startPush(
    answer,
    () => ({
      push: { isNewsOn: true, keys: null, ownHosts: [], ntfy: { url, token: 'tk_example' } },
      ...changes,
    }),
    folder,
  );
  const send = async (method: 'POST' | 'DELETE', path: string, body: object) => {
    const response = await server.send(method, body, path);
    return { status: response.statusCode, json: JSON.parse(response.body) };
  };
  const open = async (wishes: object = {}): Promise<string> =>
    (await send('POST', '/api/push/topic', { ...WISHES, ...wishes })).json.topic;
  return { ...server, match, send, open };
}

async function opened(ntfy: Ntfy, wishes: object = {}) {
  const server = await start(ntfy);
  const topic = await server.open(wishes);
  await server.pass(7);
  return { ...server, topic };
}

const GOAL = { score: [1, 0], minute: 25 };

test('publishes a goal under a name that nobody can guess, with the token', async () => {
  const ntfy = await startNtfy();
  const { match, pass, topic, open, get } = await opened(ntfy);
  expect(JSON.parse((await get('/api/push')).body)).toMatchObject({
    publicKey: null,
    obstacle: 'subject',
    topics: { url: ntfy.url, obstacle: null },
  });
  expect(topic).toMatch(/^touchline-[\w-]{22}$/);
  expect(await open()).not.toBe(topic);
  Object.assign(match, GOAL);
  await pass(70);
  await vi.waitFor(() => expect(ntfy.published.length).toBeGreaterThan(1));
  expect(ntfy.published[0]).toEqual({ topic, title: 'Goal for Team 14', message: 'Team 14 1–0 Team 15' });
  expect(ntfy.hits[0]).toEqual({ path: '/', authorization: 'Bearer tk_example' });
});

test('opens the match where the address of the pages is known', async () => {
  const ntfy = await startNtfy();
  const server = await start(ntfy, {
    clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl: 'http://scores.test:7000/news' },
  });
  const topic = await server.open({ language: 'de' });
  expect((await server.send('POST', '/api/push/test', { topic })).json).toEqual({ isDelivered: true });
  expect(ntfy.published).toEqual([
    {
      topic,
      title: 'Touchline',
      message: 'Meldungen kommen auf diesem Gerät auch an, wenn Touchline geschlossen ist.',
      click: 'http://scores.test:7000/news/',
    },
  ]);
});

test.each([
  ['matches with hidden scores', { shields: [{ kind: 'team', id: '15', until: null }] }],
  ['another team', { bells: { 'team 99': ['goals'] } }],
])('publishes nothing of %s', async (_, wishes) => {
  const ntfy = await startNtfy();
  const { match, pass } = await opened(ntfy, wishes);
  Object.assign(match, GOAL);
  await pass(70);
  expect(ntfy.hits).toEqual([]);
});

test('publishes after the delay of the television, and after quiet hours in one message', async () => {
  const ntfy = await startNtfy();
  const { match, pass, open, clock, topic } = await opened(ntfy, { delay: 60 });
  // It is noon.
  const quiet = await open({ quietHours: { from: '11:00', until: '12:10' }, zone: 'UTC' });
  Object.assign(match, GOAL);
  await pass(55);
  expect(ntfy.hits).toEqual([]);
  await pass(80);
  await vi.waitFor(() => expect(ntfy.published.map((message) => message.topic)).toEqual([topic]));
  clock.jump(600);
  await pass(61);
  await vi.waitFor(() =>
    expect(ntfy.published.at(-1)).toMatchObject({ topic: quiet, title: 'One alert in your quiet hours' }),
  );
});

test.each([429, 503])('tries again after %i', async (status) => {
  const ntfy = await startNtfy();
  const { match, pass } = await opened(ntfy);
  ntfy.status = status;
  Object.assign(match, GOAL);
  while (ntfy.hits.length === 0) await pass(1);
  ntfy.status = 200;
  await pass(10);
  await vi.waitFor(() => expect(ntfy.published).toHaveLength(1));
});

test.each([
  [301, 'a redirect, which it does not follow'],
  [403, 'a refused token'],
  [404, 'an address without ntfy'],
])('keeps the topic after %i, %s', async (status) => {
  const ntfy = await startNtfy();
  const { topic, send, logLines } = await opened(ntfy);
  Object.assign(ntfy, { status, headers: { location: `${ntfy.url}/elsewhere` } });
  const deliver = async () => (await send('POST', '/api/push/test', { topic })).json;
  expect(await deliver()).toEqual({ isDelivered: false });
  expect(ntfy.hits.map(({ path }) => path)).toEqual(['/']);
  expect(logLines.join()).toContain('push message dropped');
  expect(logLines.join()).not.toContain(topic);
  ntfy.status = 200;
  expect(await deliver()).toEqual({ isDelivered: true });
});

test('follows the wishes of a topic, and publishes under no name that it has not made', async () => {
  const ntfy = await startNtfy();
  const { topic, send, match, pass } = await opened(ntfy);
  const change = (name: string) =>
    send('POST', '/api/push', { ...WISHES, topic: name, bells: { 'team 99': 255 } });
  expect((await change(topic)).json).toMatchObject({ isSubscribed: true });
  expect((await change(`touchline-${'A'.repeat(22)}`)).json).toEqual({ isSubscribed: false });
  expect((await change('news')).status).toBe(400);
  Object.assign(match, GOAL);
  await pass(70);
  expect(ntfy.hits).toEqual([]);
  expect((await send('DELETE', '/api/push', { topic })).json).toEqual({ isSubscribed: false });
  expect((await send('POST', '/api/push/test', { topic })).json).toEqual({ isDelivered: false });
});

test('keeps topics and the browsers of earlier versions over a restart', async () => {
  const ntfy = await startNtfy();
  const folder = temporaryFolder();
  const browser = { ...WISHES, endpoint: 'https://web.push.apple.com/1', keys: createFakeBrowser().keys };
  const saved = { subscription: browser, seenAt: Date.now() };
  writeFileSync(
    join(folder, 'push.json'),
    JSON.stringify({ version: 1, subscriptions: [saved], alerts: null }),
  );
  const first = await start(ntfy, {}, folder);
  const topic = await first.open();
  await first.close();
  const subscriptions = readStoredList(readFileSync(join(folder, 'push.json'), 'utf8'));
  expect(subscriptions).toMatchObject([saved, { subscription: { ...WISHES, topic } }]);
  const second = await start(ntfy, {}, folder);
  expect((await second.send('POST', '/api/push/test', { topic })).json).toEqual({ isDelivered: true });
});

test.each<[string, Partial<BffOptions>]>([
  ['off', { push: { isNewsOn: false, keys: null, ownHosts: [], ntfy: { url: 'http://a', token: null } } }],
  ['state', { pushStateDir: null }],
  ['allowance', { allowance: { perHour: 100, perDay: null } }],
  [
    'ntfy',
    {
      operatorContact: 'mailto:desk@example.com',
      push: { isNewsOn: true, keys: null, ownHosts: [], ntfy: null },
    },
  ],
])('offers no topics (%s)', async (obstacle, options) => {
  const { get, send } = await start(await startNtfy(), options);
  expect(JSON.parse((await get('/api/push')).body).topics).toEqual({ url: null, obstacle });
  expect((await send('POST', '/api/push/topic', WISHES)).status).toBe(404);
});

test('follows no match for a topic without bells, which stays for the next one', async () => {
  const ntfy = await startNtfy();
  const { open, pass, upstream, send } = await start(ntfy);
  const topic = await open({ bells: {} });
  await pass(60);
  expect(upstream.hits).toEqual([]);
  await send('POST', '/api/push', { ...WISHES, topic });
  await pass(7);
  expect(upstream.hits).not.toEqual([]);
});

test('makes three topics a minute for a client, and follows no match for topics that it cannot reach', async () => {
  const ntfy = await startNtfy();
  const folder = temporaryFolder();
  const { send, close } = await start(ntfy, {}, folder);
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await send('POST', '/api/push/topic', WISHES)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await close();
  const without = await start(ntfy, {
    pushStateDir: folder,
    operatorContact: 'mailto:desk@example.com',
    push: { isNewsOn: true, keys: null, ownHosts: [], ntfy: null },
  });
  await without.pass(60);
  expect(without.upstream.hits).toEqual([]);
});
