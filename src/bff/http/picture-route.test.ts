import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AnswerHandler } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { IMAGE_KINDS } from '#contract/parse/image.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>';

function sends(type: string, bytes: string | Buffer): AnswerHandler {
  return (_, response) => void response.writeHead(200, { 'content-type': type }).end(bytes);
}

test.each(IMAGE_KINDS)('serves %s as drawn by the embedded service', async (kind) => {
  const { get, upstream } = await startBffForTest(sends('image/svg+xml; charset=utf-8', SVG));
  const { statusCode, headers, body } = await get(`/img/${kind}/7`);
  expect([statusCode, body, upstream.hits]).toEqual([200, SVG, [`/images/${kind}/7`]]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['teams', '/images/soccer/teams/100/7.png'],
  ['leagues', '/images/soccer/leagues/100/7.png'],
  ['players', '/images/soccer/players/100/7.png'],
  ['coaches', '/images/soccer/coaches/50/7.png'],
  ['referees', '/images/soccer/referees/50/7.png'],
  ['countries', '/images/countries/30/7.png'],
  ['tvchannels', '/images/tvchannels/100/7.png'],
  ['bookmakers', '/images/soccer/bookmakers/7.png'],
  ['venues', '/images/soccer/venues/7.png'],
])('fetches %s of a real service from its CDN, without the account', async (kind, path) => {
  const { get, upstream } = await startBffForTest(sends('image/png', PNG), { mode: 'real' });
  const { rawPayload, headers } = await get(`/img/${kind}/7`);
  expect([rawPayload.equals(PNG), headers['content-type'], upstream.hits]).toEqual([
    true,
    'image/png',
    [path],
  ]);
});

test('sends a drawing compressed, and a PNG as it is', async () => {
  const drawing = SVG.replace('<circle r="9"/>', '<circle r="9"/>'.repeat(20));
  const drawn = await startBffForTest(sends('image/svg+xml', drawing));
  const compressed = await drawn.get('/img/teams/7', { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(drawing);
  const painted = await startBffForTest(sends('image/png', PNG), { mode: 'real' });
  const asItIs = await painted.get('/img/teams/7', { headers: { 'accept-encoding': 'br' } });
  expect([asItIs.headers['content-encoding'], asItIs.rawPayload.equals(PNG)]).toEqual([undefined, true]);
});

test('fetches a picture once for all clients and caches it', async () => {
  const { get, upstream } = await startBffForTest(sends('image/svg+xml', SVG));
  await Promise.all(Array.from({ length: 50 }, () => get('/img/teams/7')));
  await get('/img/teams/7');
  await get('/img/teams/007');
  expect(upstream.hits).toHaveLength(1);
});

test.each([
  ['a drawing from a foreign service', 'real', sends('image/svg+xml', SVG)],
  ['what calls itself PNG and is not', 'real', sends('image/png', '<script>')],
  ['a page', 'embedded', sends('text/html', '<html></html>')],
  ['what calls itself a drawing and is a page', 'embedded', sends('image/svg+xml', '<html></html>')],
  [
    'a picture of more than 512 KB',
    'real',
    sends('image/png', Buffer.concat([PNG, Buffer.alloc(512 * 1024)])),
  ],
  ['nothing', 'real', (_, response) => void response.writeHead(404).end()],
  ['an error', 'real', (_, response) => void response.writeHead(500).end()],
  ['a redirect', 'real', (_, response) => void response.writeHead(302, { location: '/elsewhere.png' }).end()],
] satisfies [string, 'embedded' | 'real', AnswerHandler][])(
  'serves the placeholder for %s, cached for a minute',
  async (_, mode, answer) => {
    const { get, clock, upstream } = await startBffForTest(answer, { mode });
    const { statusCode, headers, body } = await get('/img/teams/7');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=60',
    ]);
    expect(body).toMatch(/^<svg .*<\/svg>$/);
    clock.tick(59);
    await get('/img/teams/7');
    expect(upstream.hits).toHaveLength(1);
    clock.tick(2);
    await get('/img/teams/7');
    expect(upstream.hits).toHaveLength(2);
  },
);

test.each([
  '/img/',
  '/img/teams',
  '/img/teams/',
  '/img/teams/7/8',
  '/img/passwords/7',
  '/img/teams/7.png',
  '/img/teams/..%2f7',
  '/img/__proto__/7',
  '/img/teams/%00',
  `/img/teams/${'7'.repeat(99)}`,
])('answers 404 at %s', async (url) => {
  const { get, upstream } = await startBffForTest(sends('image/svg+xml', SVG));
  expect((await get(url)).statusCode).toBeGreaterThanOrEqual(404);
  expect(upstream.hits).toEqual([]);
});
