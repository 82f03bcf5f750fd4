import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { BUILDER_PAGES, PAGES } from '#contract/pages.ts';

const web = makeWebRoot();
afterAll(() => web.remove());

const NEWS = 'https://www.example.org';
const EMBEDS = ['/embed/match/19', '/embed/table/583?form=on', '/embed/scores?leagues=583'];

const start = (embedOrigins: readonly string[], frameOrigins: readonly string[] = []) =>
  startBffForTest(
    () => listEnvelope([]),
    {},
    {
      webRoot: web.path,
      pages: [...PAGES, ...BUILDER_PAGES],
      clients: { ...DEFAULT_CLIENT_LIMITS, embedOrigins, frameOrigins },
    },
  );

const frame = (site: string, dest = 'iframe') => ({
  headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': site },
});

const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];

test.each(EMBEDS)('shows %s in frames of the named sites and of our own pages alone', async (address) => {
  const { get } = await start([NEWS, 'http://127.0.0.1:5000']);
  const { statusCode, headers } = await get(address, frame('cross-site'));
  expect(statusCode).toBe(200);
  expect(ancestorsOf(headers['content-security-policy'])).toBe(`'self' ${NEWS} http://127.0.0.1:5000`);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
});

test('requests the texts of an embed ahead, in the language of its address or the browser', async () => {
  writeFileSync(
    join(web.path, 'embed.html'),
    '<html lang="en" data-texts="/assets/texts-1a2b/"><div id="view"></div></html>',
  );
  const { get } = await start([NEWS]);
  for (const [address, file] of [
    ['/embed/match/19', 'de/embed-match.js'],
    ['/embed/scores?leagues=583&lang=en', 'en/embed-scores.js'],
  ] as const) {
    const { headers } = await get(address, { headers: { 'accept-language': 'de' } });
    expect(headers['link']).toContain(`</assets/texts-1a2b/${file}>; rel=modulepreload; crossorigin`);
  }
});

test('keeps the wall and the pages out of frames of other sites', async () => {
  const { get } = await start([NEWS]);
  for (const [address, ancestors] of [
    ['/wall', "'self'"],
    ['/', "'none'"],
  ] as const) {
    const { headers } = await get(address, frame('cross-site'));
    expect(ancestorsOf(headers['content-security-policy'])).toBe(ancestors);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

const HOME = 'http://home.local:8123';

test.each(['/wall', '/wall?views=table', '/', '/match/7/stats', '/team/7', '/vidiprinter', '/about'])(
  'shows %s in frames of sites that are named for pages, and of no others',
  async (address) => {
    const { get } = await start([NEWS], [HOME]);
    const { headers } = await get(address, frame('cross-site'));
    const ancestors = ancestorsOf(headers['content-security-policy']);
    expect(ancestors).toBe(address.startsWith('/wall') ? `'self' ${HOME}` : HOME);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test.each([
  '/remote',
  '/status',
  '/my',
  '/console',
  '/wall/new',
  '/embed/new',
  '/nowhere',
  '/embed/scores?leagues=1',
])('shows %s in no frame of a site that is named for pages', async (address) => {
  const { get } = await start([], [HOME]);
  const { headers } = await get(address, { headers: { 'sec-fetch-dest': 'document' } });
  expect(ancestorsOf(headers['content-security-policy'])).toMatch(/^'(?:none|self)'$/);
});

test.each([
  ['cross-site', 'iframe'],
  ['same-site', 'iframe'],
  ['cross-site', 'object'],
])('without EMBED_ORIGINS a frame (%s, %s) has a sentence that says what to do', async (site, dest) => {
  const { get } = await start([]);
  const { statusCode, headers, body } = await get('/embed/match/19', frame(site, dest));
  expect(statusCode).toBe(403);
  expect(body).toMatch(/can’t be shown on this site.*EMBED_ORIGINS/);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(ancestorsOf(headers['content-security-policy'])).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await get('/embed/scores?lang=de', frame(site, dest))).body).toMatch(
    /darf auf dieser Website nicht/,
  );
});

test.each([
  ['same-origin', 'iframe'],
  ['cross-site', 'document'],
  ['none', 'document'],
])('without EMBED_ORIGINS our own pages and tabs show embeds (%s, %s)', async (site, dest) => {
  const { get } = await start([]);
  const { statusCode, headers } = await get('/embed/match/19', frame(site, dest));
  expect(statusCode).toBe(200);
  expect(ancestorsOf(headers['content-security-policy'])).toBe("'self'");
});
