import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { type AnswerHandler, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, startBffForTest, type TestBff } from '#bff/testing/start-bff.ts';
import { createTickedClock, NOON } from '#bff/testing/ticked-clock.ts';
import { ODDS_FILE_LIST, PAGE_FILE_LIST, PAGES } from '#contract/pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-preview-'));
mkdirSync(join(webRoot, '.vite'));
cpSync('public/preview', join(webRoot, 'preview'), { recursive: true });
writeFileSync(join(webRoot, ODDS_FILE_LIST), '[]');
writeFileSync(join(webRoot, PAGE_FILE_LIST), '{}');
writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}');
for (const page of ['wall.html', 'embed.html']) writeFileSync(join(webRoot, page), '<!doctype html>');
writeFileSync(
  join(webRoot, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Live football scores, minute by minute." />
    <title>Touchline</title>
  </head>
  <body>${' '.repeat(1_100)}</body>
</html>`,
);
afterAll(() => rmSync(webRoot, { recursive: true }));

const ORIGIN = 'https://scores.example.com';
const KICK_OFF = NOON / 1_000 - 7_200;
const COUNTRY = { id: '11', name: 'Germany', cc: 'de' };

const one = (record: object) => ({ ...listEnvelope([]), data: record });

const finishedMatch = (changes: object = {}) => ({
  ...fakeWireMatch(7, 3, KICK_OFF, [2, 1]),
  round_name: '13',
  winner_team_id: '14',
  scores: { home_score: '2', away_score: '1', ht_score: '1-0' },
  ...changes,
});

const standingsRow = (name: string, points: number) => ({
  team_id: name.length,
  team_name: name,
  overall: { games_played: 12, points, position: 1 },
});

const RECORDS: Readonly<Record<string, object>> = {
  'fixtures info': finishedMatch(),
  'leagues info': {
    id: 1,
    name: 'Northern League',
    country: COUNTRY,
    id_current_season: '50',
    seasons: [{ id: '50', name: '26/27' }],
  },
  'leagues standings_live': {
    season_id: '50',
    standings: [standingsRow('Otterford', 30), standingsRow('Kestrel Vale', 28)],
  },
  'teams info': { id: 1, name: 'Otterford Rovers', founded: 1899, country: COUNTRY },
  'players info': {
    id: 1,
    name: 'Maximilian Reyes Marlow',
    common_name: 'Marlow, Max',
    position: 'F',
    country: COUNTRY,
    roles: [{ team: { id: 1, name: 'Otterford Rovers' }, is_current: '1' }],
  },
  'coaches info': { id: 1, name: 'Jo Tennant', country: COUNTRY },
  'referees info': { id: 1, name: 'Alex Pike', country: COUNTRY },
  'venues info': { id: 1, name: 'Mill Lane', city: 'Otterford', capacity: '25000', country: COUNTRY },
  'countries info': { id: 11, name: 'Germany', code: 'de' },
  'continents info': { id: 2, name: 'Europe' },
  'broadcast info': { id: 111, name: 'Arena Sport', country: COUNTRY },
};

const answerRecord: AnswerHandler = (_, response, { pathname, searchParams }) => {
  if (searchParams.get('t') === 'list')
    return listEnvelope([
      { id: 1, name: searchParams.get('lang') === 'de' ? 'Nordliga' : 'Northern League' },
    ]);
  const route = pathname.split('/').at(-2);
  const record = RECORDS[`${route} ${searchParams.get('t')}`];
  if (record && Number(searchParams.get('id')) < 1_000_000) return one(record);
  response.writeHead(404).end('{}');
  return undefined;
};

/** Options of a BFF whose waits end when its clock is ticked, however busy the machine is. */
function onTickedClock(options: Partial<BffOptions>) {
  const clock = createTickedClock();
  const clients = { ...DEFAULT_CLIENT_LIMITS, publicUrl: ORIGIN };
  const time = { clock, elapsed: clock.elapsed, schedule: clock.schedule };
  return { webRoot, pages: PAGES, clients, ...options, ...time };
}

async function start(answer: AnswerHandler = answerRecord, options: Partial<BffOptions> = {}) {
  const all = onTickedClock(options);
  return { ...(await startBffForTest(answer, {}, all)), clock: all.clock };
}

/** Reads a page as the services do that show previews. */
function read(html: string) {
  const { document } = new Window();
  document.write(html);
  const contentOf = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
  return {
    title: document.title,
    description: contentOf('description'),
    og: Object.fromEntries(
      [...document.querySelectorAll('meta[property^="og:"]')].map((tag) => [
        tag.getAttribute('property')?.slice(3),
        tag.getAttribute('content'),
      ]),
    ) as Record<string, string | undefined>,
    card: contentOf('twitter:card'),
    elements: document.querySelectorAll('*').length,
  };
}

const pathOf = (address: string | undefined) => address?.slice(ORIGIN.length) ?? '';

describe('a link', () => {
  let shared: TestBff;
  beforeAll(async () => {
    shared = await startBff(answerRecord, {}, onTickedClock({}));
  });
  afterAll(() => shared.close());

  test('the page is in the language of its address, and names the addresses in every language', async () => {
    const { body } = await shared.get('/match/7?lang=de');
    expect(body).toMatch(/<html[^>]* lang="de"/);
    for (const address of [
      'hreflang="x-default" href="https://scores.example.com/match/7"',
      'hreflang="en" href="https://scores.example.com/match/7?lang=en"',
      'hreflang="de" href="https://scores.example.com/match/7?lang=de"',
    ])
      expect(body).toContain(address);
    expect((await shared.get('/match/7')).body).toMatch(/<html[^>]* lang="en"/);
  });

  test('without a language is written in the browser’s, and names an address without one', async () => {
    const { body } = await shared.get('/match/7', { headers: { 'accept-language': 'de' } });
    expect(body).toMatch(/<html[^>]* lang="de"/);
    expect(read(body).og).toMatchObject({
      locale: 'de_DE',
      title: 'Team 14 2:1 Team 15',
      url: `${ORIGIN}/match/7`,
    });
  });

  test.each([
    [
      '/match/7',
      'Team 14 2–1 Team 15',
      'Full time (half-time 1–0) · League · Round 13 · Kick-off Sat 21 Nov 2026, 10:00 UTC',
    ],
    ['/match/7/lineups', 'Team 14 2–1 Team 15: Line-ups', 'Full time'],
    ['/match/7/odds', 'Team 14 2–1 Team 15: Odds', 'Full time'],
    [
      '/competition/1',
      'Northern League',
      'Germany · Season 26/27 · Table, fixtures, results and top scorers',
    ],
    ['/competition/1/leaders', 'Northern League: Statistics', 'Germany'],
    ['/team/1', 'Otterford Rovers', 'Team · Germany · Founded 1899'],
    ['/player/1', 'Max Marlow', 'Forward · Germany · Otterford Rovers'],
    ['/coach/1', 'Jo Tennant', 'Manager · Germany'],
    ['/referee/1', 'Alex Pike', 'Referee · Germany'],
    ['/venue/1', 'Mill Lane', 'Stadium · Otterford, Germany · 25,000 seats'],
    ['/country/11', 'Germany', 'Country'],
    ['/continent/2', 'Europe', 'Continent'],
    ['/tv/111', 'Arena Sport', 'TV channel · Germany'],
    [
      '/tv?d=2026-11-21',
      'Football on TV, Sat 21 Nov 2026',
      'Which channels show which matches on Sat 21 Nov 2026.',
    ],
    ['/?d=2026-11-21', 'Football scores, Sat 21 Nov 2026', 'Football scores and fixtures of Sat 21 Nov 2026'],
    [
      '/odds?d=2026-11-21',
      'Best odds, Sat 21 Nov 2026',
      'The best prices for the matches of Sat 21 Nov 2026',
    ],
  ])('%s has title, description and the picture of its kind', async (path, title, description) => {
    const { get } = shared;
    const response = await get(path);
    const page = read(response.body);
    expect(response.statusCode).toBe(200);
    expect(page).toMatchObject({
      // The title of the page itself is shown before the page can hide a score.
      title: `${title.replace(' 2–1 ', ' v ')} · Touchline`,
      card: 'summary_large_image',
      og: {
        title,
        type: 'website',
        site_name: 'Touchline',
        locale: 'en_GB',
        url: ORIGIN + path,
        'image:width': '1200',
        'image:height': '630',
        'image:alt': 'Touchline',
      },
    });
    expect(page.description).toContain(description);
    expect(page.og['description']).toBe(page.description);
    const picture = await get(pathOf(page.og['image']));
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  test.each([
    ['/match/7/stats?lang=de', '/match/7/stats?lang=de', 'Team 14 – Team 15: Statistik'],
    ['/competition/1', '/competition/1', 'Northern League'],
  ])('%s leads editors to the code that embeds it, without a score', async (path, address, title) => {
    const { document } = new Window();
    document.write((await shared.get(path)).body);
    const link = document.querySelector('link[type="application/json+oembed"]');
    expect(link?.getAttribute('rel')).toBe('alternate');
    expect(link?.getAttribute('title')).toBe(title);
    const href = link?.getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('url')).toBe(ORIGIN + address);
    expect((await shared.get(pathOf(href))).json().type).toBe('rich');
  });

  test.each([
    ['/team/7?lang=de', '/team/7.rss?lang=de'],
    ['/competition/1/results', '/competition/1.rss'],
  ])('%s leads readers of feeds to its results', async (path, address) => {
    const { document } = new Window();
    document.write((await shared.get(path)).body);
    const link = document.querySelector('link[type="application/rss+xml"]');
    expect(link?.getAttribute('href')).toBe(ORIGIN + address);
  });

  test.each(['/team/1', '/', '/tv'])('%s, which cannot be embedded, does not', async (path) => {
    expect((await shared.get(path)).body).not.toContain('oembed');
  });

  test.each([
    ['/', 'Touchline', 'general'],
    ['/tv', 'Football on TV · Touchline', 'tv'],
    ['/competitions', 'Competitions and tables · Touchline', 'general'],
    ['/search?q=secret', 'Search · Touchline', 'general'],
    ['/?d=2026-02-30', 'Touchline', 'general'],
  ])('%s of no day or record has a title and a picture', async (path, title, picture) => {
    const { get, upstream } = await start();
    const page = read((await get(path)).body);
    expect(page.title).toBe(title);
    expect(page.og['url']).toBe(ORIGIN + path.split('?')[0]);
    expect(page.og['image']).toBe(`${ORIGIN}/preview/${picture}.png`);
    expect(upstream.hits).toEqual([]);
  });

  test('of a comparison names both sides, from a request for each', async () => {
    const { get, upstream } = await start((request, response, url) => {
      if (url.searchParams.get('id') !== '2') return answerRecord(request, response, url);
      return one({ id: 2, name: 'Kestrel Vale', country: COUNTRY });
    });
    const page = read((await get('/compare?teams=1,2')).body);
    expect(page).toMatchObject({
      title: 'Otterford Rovers v Kestrel Vale · Touchline',
      description: 'Two teams compared: season, form, head-to-head and table.',
      og: { url: `${ORIGIN}/compare?teams=1,2`, image: `${ORIGIN}/preview/general.png` },
    });
    expect(upstream.hits).toHaveLength(2);
    expect(read((await get('/compare?teams=1,2&lang=de')).body).og['url']).toBe(
      `${ORIGIN}/compare?teams=1,2&lang=de`,
    );
    expect(upstream.hits).toHaveLength(2);
  });

  test.each([
    ['/compare', 'Compare · Touchline'],
    ['/compare?teams=1,1', 'Compare · Touchline'],
    ['/compare?teams=1,1000000', 'Touchline'],
  ])('%s of fewer than two records is general', async (path, title) => {
    const { get } = await start();
    expect(read((await get(path)).body).title).toBe(title);
  });

  test('has the name of a competition in its language', async () => {
    const { get } = await start();
    await get('/api/names?lang=de');
    for (const [path, english] of [
      ['/competition/1', 'Northern League'],
      ['/match/7', ' · League · '],
    ] as const) {
      const texts = async (query: string) => {
        const { title, description } = read((await get(path + query)).body);
        return `${title} ${description}`;
      };
      expect(await texts('')).toContain(english);
      expect(await texts('?lang=de')).toContain('Nordliga');
    }
  });

  test('is described in German with ?lang=de, and its address keeps that', async () => {
    const { get } = await start();
    const { title, description, og } = read((await get('/match/7?lang=de')).body);
    expect(title).toBe('Team 14 – Team 15 · Touchline');
    expect(og['title']).toBe('Team 14 2:1 Team 15');
    expect(description).toBe(
      'Endstand (Halbzeit 1:0) · League · 13. Spieltag · Anstoß Sa., 21. Nov. 2026, 10:00 UTC',
    );
    expect(og).toMatchObject({ locale: 'de_DE', url: `${ORIGIN}/match/7?lang=de` });
    expect(og['image']).toBe(`${ORIGIN}/preview/match.png`);
    expect(read((await get('/country/11?lang=de')).body).og['title']).toBe('Deutschland');
    expect(read((await get('/match/7?lang=nl')).body).og['locale']).toBe('en_GB');
  });

  test('of a competition names the first of its table when that is cached, and requests no table', async () => {
    const { get, upstream } = await start();
    expect(read((await get('/competition/1')).body).description).not.toContain('Otterford');
    expect(upstream.hits).toHaveLength(1);
    await get('/api/v2.2/leagues/?t=standings_live&season_id=50');
    expect(read((await get('/competition/1')).body).description).toBe(
      'Germany · Season 26/27 · 1. Otterford 30 points, 2. Kestrel Vale 28',
    );
    expect(upstream.hits).toHaveLength(2);
  });

  test('of an unknown match, a wrong id and an unknown page has general tags and the status of the page', async () => {
    const { get } = await start();
    for (const [path, status] of [
      ['/match/1000000', 200],
      ['/match/x"><script>', 200],
      ['/nowhere', 404],
    ] as const) {
      const response = await get(encodeURI(path));
      const page = read(response.body);
      expect([response.statusCode, page.title, page.og['url']]).toEqual([status, 'Touchline', undefined]);
      expect(page.og['image']).toBe(`${ORIGIN}/preview/general.png`);
    }
  });

  test('has no address and no picture without PUBLIC_URL, and never those of Host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const withOrigin = await start();
    expect((await withOrigin.get('/match/7', { headers })).body).not.toContain('evil');
    const { get } = await start(answerRecord, { clients: DEFAULT_CLIENT_LIMITS });
    const { body } = await get('/match/7', { headers });
    expect(read(body)).toMatchObject({ card: 'summary', og: { title: 'Team 14 2–1 Team 15' } });
    expect(body).not.toMatch(/evil|og:url|og:image/);
  });

  test('holds no price, and nothing of odds with ODDS=off', async () => {
    const { get } = await start(answerRecord, { hasOdds: false });
    expect((await get('/match/7/odds')).statusCode).toBe(404);
    expect(read((await get('/odds?d=2026-11-21')).body).title).toBe('Touchline');
  });
});

describe('a link without spoilers', () => {
  const STATES = [
    { status: 1 },
    { status: 3 },
    { status: 32, scores: { home_score: '3', away_score: '2', ht_score: '1-0', et_score: '3-2' } },
    { status: 31, scores: { home_score: '2', away_score: '2', ht_score: '1-0', ps_score: '5-4' } },
    { status: 6 },
    { status: 9, info: 'Awarded by the federation' },
  ];
  const PATHS = ['/match/7?spoilers=off', '/match/7/stats?spoilers=off&lang=de'];

  test('tells nothing of a match but who plays and when', async () => {
    const pages = await Promise.all(
      STATES.map(async (state) => {
        const { get } = await start(() => one(finishedMatch(state)));
        return Promise.all(PATHS.map(async (path) => (await get(path)).body));
      }),
    );
    for (const [index, path] of PATHS.entries()) {
      // Equal bytes, whatever the score and the state are.
      const [page = '', ...others] = new Set(pages.map((bodies) => bodies[index]));
      expect(others).toEqual([]);
      const { title, description, og } = read(page);
      expect(title).toMatch(/^Team 14 [v–] Team 15/);
      expect(description).toMatch(/(Kick-off|Anstoß) /);
      expect(og['url']).toBe(ORIGIN + path);
      expect(og['image']).toBe(`${ORIGIN}/preview/match.png`);
    }
  });

  test('has another page than the link with the score', async () => {
    const { get } = await start();
    const [open, hidden] = [await get('/match/7'), await get('/match/7?spoilers=off')];
    expect(open.body).toContain('2–1');
    expect(hidden.body).not.toMatch(/2–1|Full time|half-time/);
  });

  test('says that a match is called off, which is no spoiler', async () => {
    const { get } = await start(() => one(fakeWireMatch(7, 4, KICK_OFF)));
    expect(read((await get('/match/7?spoilers=off')).body).description).toContain('Postponed');
  });
});

describe('text of the data service', () => {
  test('a name from right to left does not turn the score round in titles', async () => {
    const teams = { home: { id: 14, name: 'النسر' }, away: { id: 15, name: 'Alder' } };
    const { get } = await start(() => one(finishedMatch({ teams })));
    const page = read((await get('/match/7')).body);
    expect(page.og['title']).toBe('\u2068النسر\u2069 2–1 \u2068Alder\u2069');
    expect(page.title).toBe('\u2068النسر\u2069 v \u2068Alder\u2069 · Touchline');
  });

  test.each([
    ['an end tag and a script', '</title><script>alert(1)</script>'],
    ['a quote and a refresh', '"><meta http-equiv="refresh" content="0;url=//evil">'],
    ['a single quote and a handler', "'; onload='x"],
    ['a change of direction and NUL', 'נבחרת\u202eישראל\u0000'],
    ['entities and patterns of replacement', '&lt;b&gt; $& $1 $`'],
    ['5,000 characters', 'x'.repeat(5_000)],
  ])('stays text: %s', async (_, name) => {
    const { get } = await start(() =>
      one(finishedMatch({ teams: { home: { id: 14, name }, away: { id: 15, name: 'Team 15' } } })),
    );
    const plain = read((await get('/')).body);
    const page = read((await get('/match/7')).body);
    // The link to its oEmbed answer, and its early requests.
    expect(page.elements).toBe(plain.elements + 2);
    expect(page.og['title']?.length).toBeLessThanOrEqual(200);
    expect(page.og['title']).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(page.og['title']?.replace('\u2068', '').slice(0, 5)).toBe(name.slice(0, 5));
  });
});

test.each([
  [
    'a kick-off after the last date',
    finishedMatch({ time: { timestamp: 9e15, datetime: '2026-11-21 15:00:00' } }),
    '/match/7',
    'Team 14 2–1 Team 15',
  ],
  [
    'a season id that no request may have',
    { ...RECORDS['leagues info'], id_current_season: '0999999999999999' },
    '/competition/1',
    'Northern League',
  ],
])('describes a record with %s', async (_, record, path, title) => {
  const { get, logLines } = await start(() => one(record));
  const response = await get(path);
  expect([response.statusCode, read(response.body).og['title']]).toEqual([200, title]);
  expect(logLines.filter((line) => line.includes('error'))).toEqual([]);
});

describe('caching', () => {
  test('answers from the cache with compressed HTML and an ETag that changes with the score', async () => {
    const { get, upstream, clock } = await start();
    const first = await get('/match/7', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept-Language',
    });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Team 14 2–1 Team 15');
    const validators = { 'if-none-match': String(first.headers['etag']) };
    expect((await get('/match/7', { headers: validators })).statusCode).toBe(304);
    expect(upstream.hits).toHaveLength(1);

    upstream.answer = () => one(finishedMatch({ scores: { home_score: '3', away_score: '1' } }));
    clock.tick(7 * 86_400);
    const changed = await get('/match/7', { headers: validators });
    expect([changed.statusCode, read(changed.body).og['title']]).toEqual([200, 'Team 14 3–1 Team 15']);
  });

  test('shares its request with the page, and does not make its key watched', async () => {
    const { get, upstream, clock } = await start(() =>
      one(fakeWireMatch(7, 1, NOON / 1_000 - 1_200, [0, 0])),
    );
    await get('/match/7');
    await get('/api/v2.2/fixtures/?t=info&id=7&include=events,stats');
    expect(upstream.hits).toHaveLength(1);
    clock.tick(60);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(upstream.hits).toHaveLength(1);
  });
});

describe('limits', () => {
  test('sends general tags after 300 ms, and those of the match once its answer is there', async () => {
    let respond = () => {};
    const { get, upstream, clock } = await start(
      () => new Promise((resolve) => (respond = () => resolve(one(finishedMatch())))),
    );
    const response = get('/match/7');
    await expect.poll(() => upstream.hits).toHaveLength(1);
    clock.tick(0.3);
    expect(read((await response).body).title).toBe('Touchline');
    respond();
    await expect.poll(async () => read((await get('/match/7')).body).title).toContain('Team 14');
    expect(upstream.hits).toHaveLength(1);
  });

  test('sends general tags while the data service fails', async () => {
    const { get } = await start((_, response) => void response.writeHead(500).end());
    const response = await get('/match/7');
    expect([response.statusCode, read(response.body).title]).toEqual([200, 'Touchline']);
  });

  test('makes at most 60 calls a minute for links to invented ids', async () => {
    const { get, upstream, clock } = await start((_, response) => void response.writeHead(404).end('{}'));
    const flood = async (first: number) => {
      for (let id = first; id < first + 100; id += 1) await get(id % 2 ? `/match/${id}` : `/team/${id}`);
    };
    await flood(1_000);
    expect(upstream.hits).toHaveLength(60);
    // Those that are known to be missing cost nothing.
    await get('/match/1001');
    clock.tick(60);
    await flood(2_000);
    expect(upstream.hits).toHaveLength(120);
  });
});

describe('a picture of an earlier version', () => {
  test.each([
    ['/preview/match/7.png?v=1a2b3c4d', '/preview/match.png'],
    ['/preview/match/7.png?spoilers=off&v=1a2b3c4d', '/preview/match.png'],
    ['/preview/tv/2026-11-21.png', '/preview/tv.png'],
    ['/preview/venue/3.png', '/preview/general.png'],
  ])('%s is that of its kind, without a request', async (path, picture) => {
    const { get, upstream } = await start();
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['location']]).toEqual([301, picture]);
    expect((await get(picture)).statusCode).toBe(200);
    expect(upstream.hits).toEqual([]);
  });

  test.each(['/preview/match/7', '/preview/status/1.png', '/preview/match/..%2f7.png', '/preview/a/b/c.png'])(
    'is not at %s',
    async (path) => {
      const { get } = await start();
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
