import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#web/testing/fake-caches.ts';
import { createAnswerStore } from './answer-store.ts';
import { cacheNames, deleteCaches } from './release.ts';
import { requestKind } from './request-kind.ts';
import { createResponses } from './respond.ts';
import { SHELL, storeShell, WALL_SHELL } from './shell.ts';

const RELEASE = { prefix: 'touchline-', version: '2', files: ['assets/index-1.js', 'assets/tv-1.js'] };
const SCOPE = 'http://here.test/news/';
const LIST = 'http://here.test/news/api/v2.2/livescores/?t=live';
const PAGE = '<script type="module" crossorigin src="/news/assets/index-1.js"></script>';
const { shell, answers } = cacheNames(RELEASE);
const PAGE_HEADERS = { 'server-timing': 'world;desc="1; rate=1"' };

/** Answers every request: a body with status 200, a response, or no connection. */
let server: (url: string) => string | Response | Promise<string>;
let requests: string[];
let caches: ReturnType<typeof fakeCaches>;
const noConnection = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  caches = fakeCaches();
  requests = [];
  server = (url) => `from ${url}`;
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const url = typeof input === 'string' ? input : input.url;
    requests.push(url);
    const response = await server(url);
    return typeof response === 'string' ? new Response(response) : response;
  });
  return () => vi.unstubAllGlobals();
});

/** Sends a request through the worker, and waits for what it stores. Returns the body, or null without a response. */
async function send(kind: 'page' | 'answer' | 'file', url: string, signal?: AbortSignal) {
  const work: Promise<unknown>[] = [];
  const respond = createResponses({
    scope: SCOPE,
    open: () => caches.storage.open(shell),
    answers: createAnswerStore({ open: () => caches.storage.open(answers), now: () => 1 }),
    files: RELEASE.files,
    now: () => 1,
    reason: () => 'offline',
    onPage: async () => {},
  });
  const request = new Request(url, signal ? { signal } : {});
  const response = await respond[kind]({ request, waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  return response.type === 'error' ? null : response.text();
}

test('the network’s answer comes first, and the stored one only when there is no connection', async () => {
  expect(await send('answer', LIST)).toBe(`from ${LIST}`);
  server = () => 'goal';
  expect(await send('answer', LIST)).toBe('goal');
  server = noConnection;
  expect(await send('answer', LIST)).toBe('goal');
  expect(await send('answer', `${LIST}&include=events`)).toBeNull();
});

test('the whole list replaces its first screens, which are older', async () => {
  const firstScreens = 'http://here.test/news/api/first/?d=2026-11-21&of=2026-11-21&matches=20';
  const list = 'http://here.test/news/api/v2.2/fixtures/?t=schedule&d=2026-11-21';
  await send('answer', firstScreens);
  await send('answer', list);
  server = noConnection;
  expect(await send('answer', firstScreens)).toBe(`from ${list}`);
  expect(caches.urls(answers)).toEqual([list]);
});

test('a slow answer is waited for', async () => {
  await send('answer', LIST);
  let deliver = (_: string) => {};
  server = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  let body: string | null | undefined;
  const end = send('answer', LIST).then((text) => {
    body = text;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(body).toBeUndefined();
  deliver('goal');
  await end;
  expect(body).toBe('goal');
});

test('errors reach the page and are not stored', async () => {
  await send('answer', LIST);
  server = () => new Response('down', { status: 503 });
  expect(await send('answer', LIST)).toBe('down');
  server = noConnection;
  expect(await send('answer', LIST)).toBe(`from ${LIST}`);
});

test('a page that has left gets nothing', async () => {
  await send('answer', LIST);
  server = noConnection;
  expect(await send('answer', LIST, AbortSignal.abort())).toBeNull();
});

test('without a connection every page is the shell', async () => {
  server = (url) => (url === SHELL ? PAGE : url);
  await storeShell(caches.storage, RELEASE, 1);
  expect(caches.urls(shell)).toEqual(['assets/index-1.js', SHELL]);
  server = (url) => new Response(url, { headers: PAGE_HEADERS });
  expect(await send('page', 'http://here.test/news/tv')).toBe('http://here.test/news/tv');
  server = noConnection;
  expect(await send('page', 'http://here.test/news/match/1')).toBe(PAGE);
  expect(await send('file', 'http://here.test/news/assets/index-1.js')).toBe('assets/index-1.js');
});

test.each([
  ['a proxy that says the server is away', 502, {}],
  ['the server itself, which has a defect', 500, PAGE_HEADERS],
  ['a hotel’s portal', 200, { 'server-timing': 'edge;dur=1' }],
])('the stored app opens instead of a page of %s', async (_, status, headers) => {
  const other = () => new Response('another page', { status, headers });
  server = other;
  expect(await send('page', 'http://here.test/news/tv')).toBe('another page');
  server = (url) => (url === SHELL ? PAGE : url);
  await storeShell(caches.storage, RELEASE, 1);
  server = other;
  expect(await send('page', 'http://here.test/news/tv')).toBe(PAGE);
});

test('a portal’s page takes no place of data, of a file or of the shell', async () => {
  const file = 'http://here.test/news/assets/tv-1.js';
  await send('answer', LIST);
  server = () => new Response('log in', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect([await send('answer', LIST), await send('file', file)]).toEqual(['log in', 'log in']);
  await expect(storeShell(caches.storage, RELEASE, 1)).rejects.toThrow('release');
  server = noConnection;
  expect(await send('answer', LIST)).toBe(`from ${LIST}`);
  expect(caches.urls(shell)).toEqual([]);
});

test.each([
  [404, PAGE_HEADERS],
  [401, {}],
])('a page with status %i is shown', async (status, headers) => {
  server = (url) => (url === SHELL ? PAGE : url);
  await storeShell(caches.storage, RELEASE, 1);
  server = () => new Response('this page', { status, headers });
  expect(await send('page', 'http://here.test/news/tv')).toBe('this page');
});

test('a shell that names files of another release is not stored', async () => {
  server = () => PAGE.replace('index-1', 'index-2');
  await expect(storeShell(caches.storage, RELEASE, 1)).rejects.toThrow('release');
  server = () => new Response(PAGE, { status: 502 });
  await expect(storeShell(caches.storage, RELEASE, 1)).rejects.toThrow('release');
  expect(caches.urls(shell)).toEqual([]);
});

test('files of the release are stored when they are used, and those of open older pages are not', async () => {
  for (const name of ['tv-1', 'tv-0']) {
    expect(await send('file', `http://here.test/news/assets/${name}.js`)).toContain(name);
    requests = [];
    expect(await send('file', `http://here.test/news/assets/${name}.js`)).toContain(name);
    expect(requests).toHaveLength(name === 'tv-1' ? 0 : 1);
  }
  expect(caches.urls(shell)).toEqual(['assets/tv-1.js']);
});

test('a new release deletes what the one before has stored, and nobody else’s caches', async () => {
  const before = cacheNames({ ...RELEASE, version: '1' });
  for (const name of [before.shell, before.answers, shell, answers, 'other']) await caches.storage.open(name);
  await deleteCaches(caches.storage, RELEASE.prefix, [shell, answers]);
  expect(await caches.storage.keys()).toEqual([shell, answers, 'other']);
  await deleteCaches(caches.storage, RELEASE.prefix);
  expect(await caches.storage.keys()).toEqual(['other']);
});

const get = { method: 'GET', mode: 'cors', cache: 'no-cache' } as const;

test.each([
  ['/', { mode: 'navigate' }, 'page'],
  ['/match/7/tv', { mode: 'navigate' }, 'page'],
  ['/api/v2.2/livescores/?t=live', { mode: 'navigate' }, null],
  ['/robots.txt', { mode: 'navigate' }, null],
  ['/readyz', { mode: 'navigate' }, null],
  ['/apiary', { mode: 'navigate' }, 'page'],
  ['/assets/index-1.js', {}, 'file'],
  ['http://here.test/assets/index-1.js', {}, null],
  ['/api/v2.2/livescores/?t=live', {}, 'answer'],
  ['/api/first/?d=2026-11-21', {}, 'answer'],
  ['/api/status', {}, null],
  ['/img/teams/1', {}, null],
  ['/api/v2.2/livescores/?t=live', { cache: 'no-store' }, null],
  ['/match/7', { method: 'HEAD' }, null],
  ['https://other.test/assets/index-1.js', {}, null],
] as const)('a request for %s %j is for: %s', (path, options, kind) => {
  const url = path.startsWith('/') ? `${SCOPE}${path.slice(1)}` : path;
  expect(requestKind({ ...get, ...options, url }, SCOPE)).toBe(kind);
});

test('a wall opens offline with its own shell, and not with that of the app', async () => {
  server = () => PAGE;
  await storeShell(caches.storage, RELEASE, 1);
  const wall = 'http://here.test/news/wall?views=board';
  server = noConnection;
  expect(await send('page', wall)).toBeNull();
  server = () => `<title>Wall</title>${PAGE}`;
  await storeShell(caches.storage, RELEASE, 1, WALL_SHELL);
  server = noConnection;
  expect(await send('page', wall)).toContain('Wall');
  expect(await send('page', 'http://here.test/news/tv')).toBe(PAGE);
});

test('a frame in another site is left to the browser', () => {
  const frame = {
    method: 'GET',
    mode: 'navigate',
    cache: 'default',
    url: 'http://here.test/news/embed/match/1',
  } as const;
  expect(requestKind(frame, SCOPE)).toBeNull();
});
