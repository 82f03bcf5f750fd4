import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import type { Brand } from './brand.ts';

const web = makeWebRoot();
afterAll(() => web.remove());
const PAGE =
  '<!doctype html><html lang="en"><head><meta name="description" content=""><title>Touchline</title></head><body><div id="root"><div id="view"></div></div></body></html>';
for (const file of ['index.html', 'wall.html', 'embed.html']) writeFileSync(join(web.path, file), PAGE);
writeFileSync(
  join(web.path, 'manifest.webmanifest'),
  '{"name":"Touchline","short_name":"Touchline","display":"standalone"}',
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
const BRAND: Brand = {
  name: 'A</style><b>"Gazette"',
  logo: { type: 'image/svg+xml', bytes: Buffer.from(SVG), ratio: 3 },
  accent: { light: '#8a1538', dark: '#ff9db5' },
};
const ADDRESSES = ['/', '/wall', '/embed/scores?leagues=1'];

const start = (brand: Brand | null) =>
  startBffForTest(() => listEnvelope([]), {}, { webRoot: web.path, pages: ['/'], brand });

test('writes one style and the name into pages, walls and embeds, which their policy allows', async () => {
  const { get } = await start(BRAND);
  for (const address of ADDRESSES) {
    const { body, headers } = await get(address);
    const [style = '', ...others] = [...body.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css);
    expect(others).toEqual([]);
    expect(style).toContain('--accent:light-dark(#8a1538,#ff9db5)');
    expect(style).toMatch(/url\("\/brand\/logo\?v=[\da-f]{8}"\)/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(body).toContain(' data-brand="A&lt;/style&gt;&lt;b&gt;&quot;Gazette&quot;"');
    expect(body).not.toContain('<b>"Gaz');
  }
  expect((await get('/')).body).toContain('<meta property="og:site_name" content="A&lt;/style&gt;');
});

test('serves the logo as a picture that may run and load nothing, and the name in the manifest', async () => {
  const { get } = await start(BRAND);
  const logo = await get('/brand/logo');
  expect(logo.body).toBe(SVG);
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/manifest.webmanifest')).json()).toEqual({
    name: BRAND.name,
    short_name: BRAND.name,
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    description: 'Live football scores, minute by minute.',
  });
});

test('the manifest is in the language of the browser, with or without a house style', async () => {
  const { get } = await start(null);
  const manifest = async (language: string) =>
    (await get('/manifest.webmanifest', { headers: { 'accept-language': language } })).json();
  expect(await manifest('de-AT,en;q=0.5')).toMatchObject({ lang: 'de', name: 'Touchline' });
  expect(await manifest('eo')).toMatchObject({ lang: 'en' });
});

test('changes no byte without a house style', async () => {
  const { get } = await start(null);
  for (const address of ADDRESSES) expect((await get(address)).body).not.toMatch(/brand|<style>/);
  expect((await get('/brand/logo')).statusCode).toBe(404);
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Touchline' });
});
