import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { HTML, makeWebRoot } from '#bff/testing/web-root.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const LONG_ID = '7'.repeat(65);

const web = makeWebRoot();
let testBff: TestBff;
let isBroken = false;
beforeAll(async () => {
  const clock = createTickedClock();
  const { now } = clock;
  clock.now = () => {
    if (!isBroken) return now();
    isBroken = false;
    throw new TypeError('a defect');
  };
  testBff = await startBff(
    () => listEnvelope([]),
    {},
    { clock, webRoot: web.path, pages: ['/', '/match/:id'] },
  );
});
afterAll(async () => {
  await testBff.close();
  web.remove();
});

const ROWS = [
  [404, '/nope.js', 'not_found', 'Page not found'],
  [404, `/match/${LONG_ID}`, 'not_found', 'Page not found'],
  [404, `/img/teams/${LONG_ID}`, 'not_found', 'Page not found'],
  [404, '/img/teams/..%2f..%2fetc', 'not_found', 'Page not found'],
  [400, '/%zz', 'bad_parameter', 'This address can’t be read'],
] as const;

test.each(ROWS)('%i %s is a page for a browser and JSON for a script', async (status, path, code, title) => {
  const page = await testBff.get(path, { headers: BROWSER });
  expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`<h1>${title}</h1>`);
  expect(page.headers['cache-control']).toBe('no-store');
  for (const accept of ['*/*', 'text/css,*/*;q=0.1', 'image/avif,image/*,*/*;q=0.8']) {
    const { statusCode, body } = await testBff.get(path, { headers: { accept } });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([status, code]);
  }
});

test.each([
  ['de', 'en', 'de'],
  ['en', 'de', 'en'],
  ['de-AT', 'en', 'de'],
  ['eo', 'de', 'de'],
])('the page of an address with ?lang=%s is, for a reader of %s, in %s', async (lang, reader, language) => {
  const { headers, body } = await testBff.get(`/nope.js?lang=${lang}`, {
    headers: { ...BROWSER, 'accept-language': reader },
  });
  expect(body).toContain(`<html lang="${language}" dir="ltr">`);
  expect(headers['vary']).toBe('Accept-Language');
});

test('a defect is a page, too, in German for a German reader, and is logged', async () => {
  const reader = { headers: { ...BROWSER, 'accept-language': 'de-AT,de;q=0.9' } };
  // The first German page requests the German names of competitions, by the same clock.
  await testBff.get('/', reader);
  isBroken = true;
  const { statusCode, headers, body } = await testBff.get('/', reader);
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(body).toContain('<html lang="de" dir="ltr">');
  expect(body).toContain('<h1>Etwas ist schiefgegangen</h1>');
  expect(testBff.logLines.join()).toContain('"defect"');
});

test('the API answers a browser in JSON', async () => {
  for (const path of ['/api/nowhere', '/api/v2.2/livescores/?t=nothing', '/%61pi/nowhere']) {
    const { statusCode, headers } = await testBff.get(path, { headers: BROWSER });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  }
});

test.each(['/nowhere', '//x', '//x/y', `/nowhere/${LONG_ID}`, '/team/%3Cb%3E'])(
  'the shell says that there is no page at %s',
  async (path) => {
    const { statusCode, body } = await testBff.get(path, { headers: BROWSER });
    expect([statusCode, body]).toEqual([404, HTML]);
  },
);

test('its style is allowed by its policy, which allows nothing else of a document', async () => {
  const { headers, body } = await testBff.get('/nope.js', { headers: BROWSER });
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['content-security-policy']).toContain(hash);
  expect(body).not.toMatch(/<script|style=|nope/);
});

test.each(['/*x', '/:a([)', '/:a((a+)+)$', '/csp-report:x', '/api/*', '//'])(
  'POST %s is refused in our own words',
  async (url) => {
    const { statusCode, headers, body } = await testBff.get(url, { method: 'POST' });
    expect([statusCode, headers['allow'], JSON.parse(body).error.code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ]);
  },
);

test('names POST where a report is taken', async () => {
  for (const method of ['DELETE', 'PUT', 'PATCH'] as const)
    expect((await testBff.get('/csp-report?x', { method })).headers['allow']).toBe('POST');
});
