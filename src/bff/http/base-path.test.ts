import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { type AnswerHandler, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { availableDictionary } from '#bff/testing/open-difference.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { PAGES } from '#contract/pages.ts';
import { ownPath } from './base-path.ts';

const web = makeWebRoot();
const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="Scores"><title>Touchline</title>
<script nomodule src="/boot.js"></script><script type="module" crossorigin src="/assets/app-1a2b.js"></script>
<link rel="manifest" href="/manifest.webmanifest"></head><body><a href="?">reload</a></body></html>`;
writeFileSync(join(web.path, 'index.html'), PAGE);
afterAll(() => web.remove());

const ADDRESS = 'https://news.example.com/touchline';
const LIVE = '/api/v2.2/livescores/?t=live';
const matches = Array.from({ length: 20 }, (_, index) =>
  fakeWireMatch(index, 1, NOON / 1_000 - 1_200, [2, 1]),
);
const answerMatch: AnswerHandler = (_, __, { pathname }) =>
  pathname.includes('/fixtures/') ? { ...listEnvelope([]), data: matches[7] } : listEnvelope(matches);

const start = (publicUrl = ADDRESS) =>
  startBffForTest(
    answerMatch,
    {},
    {
      ...{ webRoot: web.path, pages: PAGES, operatorContact: 'mailto:desk@example.com' },
      clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl },
    },
  );

/** Returns the paths on our own origin that a document names in attributes. */
const pathsIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|content)="(?:https:\/\/news\.example\.com)?(\/[^"]*)"/g)].map(
    ([, path]) => path,
  );

describe('behind a proxy that keeps the path, and one that removes it', () => {
  test.each([
    ['/', 200],
    ['/match/7', 200],
    ['/wall', 200],
    ['/embed/match/7', 200],
    ['/nowhere', 404],
    ['/boot.js', 200],
    ['/assets/app-1a2b.js', 200],
    [LIVE, 200],
    ['/img/teams/1', 200],
    ['/healthz', 200],
    ['/.well-known/security.txt', 200],
    [`/oembed?url=${encodeURIComponent(`${ADDRESS}/match/7`)}`, 200],
    [`/oembed?url=${encodeURIComponent('https://news.example.com/match/7')}`, 404],
  ])('%s has one answer', async (path, status) => {
    const { get } = await start();
    const [without, whole] = [await get(path), await get(`/touchline${path}`)];
    expect([without.statusCode, whole.statusCode]).toEqual([status, status]);
    expect(whole.body).toBe(without.body);
  });

  test('pages, walls, embeds and errors name nothing outside the path', async () => {
    const { get } = await start();
    await get('/api/v2.2/fixtures/?t=info&id=7&include=events,stats');
    for (const path of ['/', '/match/7', '/wall', '/embed/match/7', '/api-of-none/x.html']) {
      const { body, headers } = await get(path, { headers: { accept: 'text/html' } });
      const paths = [
        ...pathsIn(body),
        ...[...String(headers['link'] ?? '').matchAll(/<([^>]+)>/g)].map(([, one]) => one),
      ];
      expect(paths, path).not.toEqual([]);
      expect(
        paths.filter((one) => !one?.startsWith('/touchline/')),
        path,
      ).toEqual([]);
    }
    const { body, headers } = await get('/match/7');
    expect(body).toContain(' data-base="/touchline"');
    expect(body).toContain(`<meta property="og:url" content="${ADDRESS}/match/7" />`);
    expect(headers['content-security-policy']).toContain('report-uri /touchline/csp-report;');
    expect(headers['reporting-endpoints']).toBe('csp="/touchline/csp-report"');
  });

  test.each([
    ['/match/007?lang=de', '/touchline/match/7?lang=de'],
    ['/preview/match/7.png', '/touchline/preview/match.png'],
    ['/touchline?show=live', '/touchline/?show=live'],
  ])('%s leads to %s', async (path, location) => {
    const { get } = await start();
    expect((await get(path)).headers['location']).toBe(location);
    expect((await get(`/touchline${path}`)).statusCode).toBe(301);
  });

  test('a browser finds its dictionary at the address that it requested', async () => {
    const { get, clock } = await start();
    const browser = { 'accept-encoding': 'br, dcz' };
    const first = await get(LIVE, { headers: browser });
    expect(first.headers['use-as-dictionary']).toBe(
      String.raw`match="/touchline/api/v2.2/livescores/\\?t=live"`,
    );
    const whole = await get(LIVE, { headers: { 'accept-encoding': 'identity' } });
    clock.tick(5);
    const dictionary = { 'available-dictionary': availableDictionary(whole.rawPayload) };
    const next = await get(`/touchline${LIVE}`, { headers: { ...browser, ...dictionary } });
    expect(next.headers['content-encoding']).toBe('dcz');
  });

  test('walls are commanded from pages of its origin', async () => {
    const { bff } = await start();
    const post = (origin: string) =>
      bff.app.inject({ method: 'POST', url: '/touchline/api/wall/report', headers: { origin }, payload: {} });
    expect((await post('https://news.example.com')).statusCode).toBe(400);
    expect((await post('https://other.example.com')).statusCode).toBe(403);
  });
});

test.each(['/tv', '/assets/touchline', '/api'])('refuses %s, where its own addresses are', async (path) => {
  await expect(start(`https://news.example.com${path}`)).rejects.toThrow(
    /^PUBLIC_URL has a path in \/\w+, where .+\. Choose another path\.$/,
  );
});

test('without a path the built pages are served as they are', async () => {
  const { get } = await start('https://news.example.com');
  expect((await get('/touchline/match/7')).statusCode).toBe(404);
  const { body } = await get('/');
  expect(body).not.toContain('data-base');
  expect(body).toContain(PAGE.slice(PAGE.indexOf('<script')));
});

test.each([
  ['https://news.example.com/touchline/tv?d=1', '/tv?d=1'],
  ['http://news.example.com?d=1', '/?d=1'],
  ['http://news.example.com', '/'],
  ['/touchlines', '/touchlines'],
  ['/touchline/', '/'],
  ['*', '*'],
])('the target %s is for %s', (target, path) => {
  expect(ownPath(target, '/touchline')).toBe(path);
});
