import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { LANGUAGES, type Language } from '#contract/locales.ts';
import { ODDS_FILE_LIST, PAGE_FILE_LIST } from '#contract/pages.ts';

const web = makeWebRoot();
const PAGE =
  '<!doctype html><html lang="en"><meta name="description" content=""><title>Touchline</title><div id="root"></div></html>';
writeFileSync(join(web.path, 'index.html'), PAGE);
const PAGE_FILES = {
  '/match/:id': ['assets/page-1a2b.js', 'assets/odds-1a2b.js', 'assets/style-1a2b.css'],
};
writeFileSync(join(web.path, PAGE_FILE_LIST), JSON.stringify(PAGE_FILES));
for (const name of ['page-1a2b.js', 'odds-3c4d.css', 'odds-1a2b.js'])
  writeFileSync(join(web.path, 'assets', name), 'code');
/** What the server of these tests says of itself. */
const SITE =
  ' data-site="{&quot;operator&quot;:null,&quot;contact&quot;:null,&quot;liveSeconds&quot;:5,&quot;invented&quot;:null}"';
const HIDDEN_FILES = ['assets/page-1a2b.js', 'assets/odds-3c4d.css'];
writeFileSync(join(web.path, ODDS_FILE_LIST), JSON.stringify(HIDDEN_FILES));
afterAll(() => web.remove());

const PATHS = [
  '/match/7',
  '/match/7/tv',
  '/match/7/odds',
  '/assets/odds-1a2b.js',
  '/assets/page-1a2b.js',
  '/assets/odds-3c4d.css',
];

test.each([
  [true, [200, 200, 200, 200, 200, 200], ['page-1a2b.js', 'odds-1a2b.js']],
  [false, [200, 200, 404, 200, 404, 404], ['odds-1a2b.js']],
])(
  'serves pages of prices and the files that the build lists for them, and preloads them, only if odds are on (%s)',
  async (hasOdds, statuses, scripts) => {
    const pages = ['/match/:id', '/match/:id/odds', '/match/:id/tv'];
    const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: web.path, pages, hasOdds });
    const answers = await Promise.all(PATHS.map((path) => get(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
    const preloads = scripts.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`);
    expect(answers[0]?.body).toContain(
      '<meta name="early" content="fixtures/?t=info&amp;id=$&amp;include=events,stats">' +
        `${preloads.join('')}<link rel="preload" as="style" crossorigin href="/assets/style-1a2b.css">`,
    );
    await close();
  },
);

test('has nothing to fetch ahead at an address that no page has, or no record', async () => {
  const pages = ['/', '/match/:id'];
  const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: web.path, pages });
  for (const path of ['/', '/nowhere', '/match/seven']) expect((await get(path)).body).not.toContain('early');
  await close();
});

test("has the operator's texts beside prices on the root element, as text and only if odds are on", async () => {
  const oddsCare = { en: { note: '<b>$& & "more"', url: 'https://help.example.org/?a=1&b=2' } };
  for (const [hasOdds, root] of [
    [
      true,
      String.raw`<html data-odds-care="{&quot;en&quot;:{&quot;note&quot;:&quot;&lt;b&gt;$&amp; &amp; \&quot;more\&quot;&quot;,&quot;url&quot;:&quot;https://help.example.org/?a=1&amp;b=2&quot;}}"${SITE} lang="en" dir="ltr">`,
    ],
    [false, `<html data-odds="off"${SITE} lang="en" dir="ltr">`],
  ] as const) {
    const options = { webRoot: web.path, pages: ['/'], hasOdds, oddsCare };
    const { get, close } = await startBff(() => listEnvelope([]), {}, options);
    expect((await get('/')).body).toContain(root);
    await close();
  }
});

test('is in the language of its address, else in the first of the browser that the operator offers', async () => {
  const languageOf = async (languages: readonly Language[], path: string, accepted: string) => {
    const { get, close } = await startBff(
      () => listEnvelope([]),
      {},
      { webRoot: web.path, pages: ['/'], languages },
    );
    const { body, headers } = await get(path, { headers: { 'accept-language': accepted } });
    await close();
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language');
    return / (?:data-languages="[^"]*" )?lang="\w+" dir="\w+"/.exec(body)?.[0].trim();
  };
  expect(await languageOf(LANGUAGES, '/', 'eo, de-AT;q=0.9, en;q=0.8')).toBe('lang="de" dir="ltr"');
  expect(await languageOf(LANGUAGES, '/?lang=en-GB', 'de')).toBe('lang="en" dir="ltr"');
  expect(await languageOf(LANGUAGES, '/nowhere?lang=eo', 'de')).toBe('lang="de" dir="ltr"');
  for (const path of ['/', '/?lang=de'])
    expect(await languageOf(['en'], path, 'de')).toBe('data-languages="en" lang="en" dir="ltr"');
});

test('says whose server it is, how often it looks, and that football is invented only where it is', async () => {
  const options = { webRoot: web.path, pages: ['/'], operatorName: 'Desk "A" & <b>' };
  const siteOf = async (account: object, isInvented: boolean) => {
    const { get, close } = await startBff(() => listEnvelope([]), account, { ...options, isInvented });
    const { body } = await get('/');
    await close();
    const [, text = ''] = / data-site="([^"]*)"/.exec(body) ?? [];
    return JSON.parse(
      text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    );
  };
  expect(await siteOf({}, true)).toEqual({
    operator: 'Desk "A" & <b>',
    contact: null,
    liveSeconds: 5,
    invented: { plan: { requestsPerDay: 100, minutesAllDay: 21, minutesInEvening: 5 } },
  });
  expect(await siteOf({ mode: 'real', livePollSeconds: 45 }, false)).toMatchObject({
    liveSeconds: 45,
    invented: null,
  });
});

test('does not start without odds if the build lists no files for them', async () => {
  const other = makeWebRoot();
  await expect(
    startBff(() => listEnvelope([]), {}, { webRoot: other.path, pages: ['/'], hasOdds: false }),
  ).rejects.toThrow('Run npm run build');
  other.remove();
});

test('has browsers ask for the service worker at every visit', async () => {
  const built = makeWebRoot();
  writeFileSync(join(built.path, 'service-worker.js'), 'code');
  const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: built.path, pages: ['/'] });
  const { headers } = await get('/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);
  await close();
  built.remove();
});

test('names script and style of a page in its Link header', async () => {
  const built = makeWebRoot();
  writeFileSync(
    join(built.path, 'index.html'),
    `<!doctype html><html><script type="module" crossorigin src="/assets/index-1a.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2b.css"></html>`,
  );
  const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: built.path, pages: ['/'] });
  expect((await get('/')).headers['link']).toBe(
    '</assets/index-1a.js>; rel=modulepreload; crossorigin, </assets/index-2b.css>; rel=preload; as=style; crossorigin',
  );
  await close();
  built.remove();
});

test('lets the pages that build walls and embeds alone show frames, of our own origin', async () => {
  const pages = ['/', '/wall/new', '/embed/new'];
  const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: web.path, pages });
  for (const [page, source] of [
    ['/', "'none'"],
    ['/wall/new', "'self'"],
    ['/wall/new?views=board', "'self'"],
    ['/embed/new', "'self'"],
    ['/wall/old', "'none'"],
  ] as const)
    expect((await get(page)).headers['content-security-policy'], page).toContain(`; frame-src ${source}; `);
  await close();
});

test('removes the status page with STATUS=off and marks that in the shell', async () => {
  const pages = ['/', '/status'];
  for (const [enabled, expected, root] of [
    [true, 200, `<html${SITE} `],
    [false, 404, `<html data-status="off"${SITE} `],
  ] as const) {
    const status = { enabled, operatorKey: null };
    const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: web.path, pages, status });
    expect((await get('/status')).statusCode).toBe(expected);
    const home = await get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain(root);
    await close();
  }
});

test('leads from another form of an id to the canonical address, with its query', async () => {
  const pages = ['/match/:id', '/match/:id/tv', '/tv/:id'];
  const { get, close } = await startBff(() => listEnvelope([]), {}, { webRoot: web.path, pages });
  const paths = ['/match/07', '/match/007/tv?lang=de&d=a%2Fb', '/tv/00?x=1', '/match/0x7', '/match/7'];
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [301, '/match/7'],
    [301, '/match/7/tv?lang=de&d=a%2Fb'],
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ]);
  await close();
});
