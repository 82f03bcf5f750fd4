/** What feeds say, read by parsers that are not ours. */
import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { FEED_SITE, type FeedMatches, startFeeds } from '#bff/testing/feed-upstream.ts';
import { FEEDS, feedAddress } from '#contract/feeds.ts';

const HOUR = 3_600;
const HOSTILE = `=HYPERLINK("x"),\n]]>]]>&<b>'\ufffe`;
const MATCHES: FeedMatches = {
  7: { at: -HOUR, status: 1, score: [2, 1], home: 'United' },
  8: { at: -4 * HOUR, status: 3, score: [0, 3], home: HOSTILE },
  9: { at: 2 * HOUR, status: 4, home: '+49 Wanderers' },
  10: { at: 5 * HOUR, status: 0, home: '-Rovers' },
  11: { at: 20 * HOUR, status: 17, home: '@Athletic' },
};

type Row = Readonly<Record<string, string>>;
const rowsOf = (csv: string): readonly Row[] => parse(csv, { columns: true });

/** Returns the items of a feed that is well-formed XML. */
function itemsOf(rss: string): readonly Row[] {
  expect(XMLValidator.validate(rss)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === 'item', ignoreAttributes: true });
  const { channel } = parser.parse(rss).rss;
  return channel.item.map(({ title, guid, link }: Row) => ({ title, guid, link }));
}

function eventsOf(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, location } = new ICAL.Event(component);
    const property = (name: string) => component.getFirstPropertyValue(name);
    return {
      uid,
      summary,
      location,
      start: String(startDate),
      status: property('status'),
      sequence: property('sequence'),
      url: property('url'),
    };
  });
}

test('a day as CSV has every match, with times in UTC and in the zone that was asked for', async () => {
  const { get } = await startFeeds(MATCHES);
  const { body, headers } = await get('/scores.csv?utc=5.5');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = rowsOf(body);
  expect(
    rows.map(({ id, home, date, time, kickOffUtc, phase, homeScore, awayScore }) => [
      id,
      home,
      date,
      time,
      kickOffUtc,
      phase,
      homeScore,
      awayScore,
    ]),
  ).toEqual([
    [
      '8',
      `'=HYPERLINK("x"), ]]>]]>&<b>'\ufffe`,
      '2026-11-21',
      '13:30',
      '2026-11-21T08:00:00Z',
      'finished',
      '0',
      '3',
    ],
    ['7', 'United', '2026-11-21', '16:30', '2026-11-21T11:00:00Z', 'live', '2', '1'],
    ['9', "'+49 Wanderers", '2026-11-21', '19:30', '2026-11-21T14:00:00Z', 'off', '', ''],
    ['10', "'-Rovers", '2026-11-21', '22:30', '2026-11-21T17:00:00Z', 'scheduled', '', ''],
  ]);
  expect(rows[0]).toMatchObject({
    url: `${FEED_SITE}/match/8`,
    asOf: '2026-11-21T12:00:00Z',
    state: 'Full time',
  });
  const [postponed] = rowsOf((await get('/scores.csv?lang=de')).body).filter(({ id }) => id === '9');
  expect(postponed?.['state']).toBe('Verlegt');
});

test('a match without a kick-off time has a day and no time', async () => {
  const { get } = await startFeeds(MATCHES);
  const [row] = rowsOf((await get('/scores.csv?d=2026-11-22')).body);
  expect(row).toMatchObject({ id: '11', home: "'@Athletic", date: '2026-11-22', time: '', kickOffUtc: '' });
});

test('a table as CSV has negative numbers as numbers, and a name that begins as a formula as text', async () => {
  const { get } = await startFeeds(MATCHES);
  const rows = rowsOf((await get('/competition/1.csv')).body);
  expect(
    rows.map(({ position, team, goalDifference, points }) => [position, team, goalDifference, points]),
  ).toEqual([
    ['1', "'=cmd|A1", '4', '8'],
    ['2', 'Town', '-4', '7'],
  ]);
});

test('JSON has the columns of CSV as fields, and the age of the data', async () => {
  const { get, clock } = await startFeeds(MATCHES);
  await get('/scores.json');
  clock.tick(10);
  const day = (await get('/scores.json')).json();
  expect(day).toMatchObject({ version: 1, day: '2026-11-21', asOf: '2026-11-21T12:00:00Z' });
  expect(day.rows[1]).toMatchObject({ id: '7', home: 'United', homeScore: 2, awayScore: 1, minute: null });
  expect((await get('/competition/1.json')).json()).toMatchObject({
    id: '1',
    name: 'Germany Northern League',
    season: '26/27',
    rows: [{ team: '=cmd|A1', goalDifference: 4 }, { team: 'Town' }],
  });
  expect((await get('/match/7.json')).json()).toMatchObject({
    name: 'United v Team 15',
    events: [],
    rows: [{ id: '7', homeScore: 2 }],
  });
});

test('prices are those that pages have requested, or of the leagues that are asked for', async () => {
  const { get } = await startFeeds(MATCHES);
  expect(rowsOf((await get('/odds.csv')).body)).toEqual([]);
  const rows = rowsOf((await get('/odds.csv?leagues=1')).body);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    bookmaker: "'@Odds",
    homePrice: '2.5',
    drawPrice: '3.1',
    awayPrice: '2.9',
  });
});

test.each(['/scores.rss', '/team/14.rss', '/competition/1.rss'])(
  '%s has results and called-off matches',
  async (path) => {
    const { get } = await startFeeds(MATCHES);
    const { body, headers } = await get(path);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(itemsOf(body)).toEqual([
      {
        title: '+49 Wanderers v Team 19: Postponed',
        guid: 'match-9@touchline/off',
        link: `${FEED_SITE}/match/9`,
      },
      {
        title: `=HYPERLINK("x"), ]] >]] >&<b>' 0–3 Team 17`,
        guid: 'match-8@touchline/finished',
        link: `${FEED_SITE}/match/8`,
      },
    ]);
  },
);

test('a day has all of its results, a season its newest', async () => {
  const at = (id: number) => ({ at: -7_200 - id, status: 3, score: [1, 0] }) as const;
  const { get } = await startFeeds(
    Object.fromEntries(Array.from({ length: 120 }, (_, id) => [id + 1, at(id)])),
  );
  expect(itemsOf((await get('/scores.rss')).body)).toHaveLength(120);
  expect(itemsOf((await get('/competition/1.rss')).body)).toHaveLength(50);
});

test('JSON Feed has what its specification requires', async () => {
  const { get } = await startFeeds(MATCHES);
  const { body, headers } = await get('/scores.feed?lang=de');
  expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const { version, title, feed_url, items } = JSON.parse(body);
  expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect([title, feed_url]).toEqual([
    'Fußballergebnisse, 2026-11-21',
    `${FEED_SITE}/scores.feed?d=2026-11-21`,
  ]);
  expect(items).toHaveLength(2);
  for (const { id, content_html, url } of items) {
    expect(id).toMatch(/^match-\d+@touchline/);
    expect(content_html).not.toMatch(/<b>/);
    expect(url).toContain(FEED_SITE);
  }
});

test.each(['/team/14.ics', '/competition/1.ics', '/tv/5.ics', '/matches.ics?ids=11,10,9,8,7'])(
  '%s is a calendar without a score',
  async (path) => {
    const { get } = await startFeeds(MATCHES);
    const { body, headers } = await get(path);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = eventsOf(body);
    expect(events.map(({ uid, start, status }) => [uid, start, status])).toEqual([
      ['match-8@touchline', '2026-11-21T08:00:00Z', 'CONFIRMED'],
      ['match-7@touchline', '2026-11-21T11:00:00Z', 'CONFIRMED'],
      ['match-9@touchline', '2026-11-21T14:00:00Z', 'CANCELLED'],
      ['match-10@touchline', '2026-11-21T17:00:00Z', 'CONFIRMED'],
      ['match-11@touchline', '2026-11-22', 'TENTATIVE'],
    ]);
    expect(body).not.toMatch(/\d–\d/);
    expect(events[1]?.location).toBe(path.startsWith('/tv') ? 'Kanal Fünf' : null);
    expect(events[1]?.url).toBe(`${FEED_SITE}/match/7`);
  },
);

test('a match that moves keeps its entry, with a higher sequence, in whichever direction and after a restart', async () => {
  const matches = structuredClone(MATCHES);
  const read = async ({ get }: Awaited<ReturnType<typeof startFeeds>>) =>
    eventsOf((await get('/matches.ics?ids=7,10')).body).map(
      ({ sequence, start }) => [sequence as unknown as number, start] as const,
    );
  const first = await startFeeds(matches);
  const [other, before] = await read(first);
  matches[10] = { at: 3 * HOUR, status: 0, home: '-Rovers' };
  first.clock.tick(HOUR);
  const [sameOther, moved] = await read(first);
  expect(sameOther).toEqual(other);
  expect(moved?.[1]).toBe('2026-11-21T15:00:00Z');
  expect(moved?.[0]).toBeGreaterThan(before?.[0] ?? Number.NaN);
  first.clock.tick(HOUR);
  expect((await read(first))[1]).toEqual(moved);
  // Another process sees only what the match was moved to at last.
  matches[10] = { at: 4 * HOUR, status: 0, home: '-Rovers' };
  const second = await startFeeds(matches);
  second.clock.tick(3 * HOUR);
  expect((await read(second))[1]?.[0]).toBeGreaterThan(moved?.[0] ?? Number.NaN);
});

test('every feed is open to HEAD, has a tag, says nothing to search engines, and is compressed', async () => {
  const { get } = await startFeeds(MATCHES);
  const ids = { competition: '1', team: '14', channel: '5', match: '7' } as const;
  for (const [kind, { formats }] of Object.entries(FEEDS))
    for (const format of formats) {
      const id = ids[kind as keyof typeof ids];
      const path = feedAddress(kind as 'team', format, id) + (kind === 'matches' ? '?ids=7,8,9,10,11' : '');
      const { statusCode, headers, body } = await get(path, { headers: { 'accept-encoding': 'br' } });
      expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
      expect(headers['cache-control']).toMatch(/^max-age=\d+, stale-while-revalidate=60$/);
      expect(headers['content-encoding'] ?? body.length).toSatisfy(
        (value) => value === 'br' || value < 1_024,
      );
      const again = await get(path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get(path, { method: 'HEAD' })).statusCode).toBe(200);
    }
});

test.each([
  ['/team/15.ics', 404, 'Record not found. Check the id.'],
  ['/team/x.ics', 404, 'This is no id. Use the number in the address of the page.'],
  ['/match/99.json', 404, 'Record not found. Check the id.'],
  ['/matches.ics?ids=98,99', 404, 'Nothing found at this address. Check it for typing errors.'],
  ['/team/14.csv', 404, 'Nothing found at this address. Check it for typing errors.'],
  ['/scores.csv?d=2026-02-30', 400, 'Invalid d. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.'],
  ['/scores.csv?utc=15', 400, 'Invalid utc. Send hours from UTC, -12 to 14.'],
  ['/scores.csv?utc=5.1', 400, 'Invalid utc. Send hours in quarters, such as 5.75.'],
  ['/scores.csv?v=2', 400, 'Unknown version of the columns. Use v=1.'],
  ['/scores.csv?day=x', 400, 'Unknown parameter day. Use d, utc, lang, v.'],
  ['/matches.ics', 400, 'Missing parameter ids. Send ids of matches, joined by commas, at most 100.'],
  [
    `/matches.ics?ids=${Array.from({ length: 101 }, (_, at) => at + 1)}`,
    400,
    'Invalid ids. Send at most 100 numbers.',
  ],
  ['/odds.csv?leagues=1,2,3,4,5,6,7,8,9,10,11', 400, 'Too many leagues. Send at most 10.'],
])('%s is refused with a sentence', async (path, status, message) => {
  const { get } = await startFeeds(MATCHES);
  const { statusCode, body } = await get(path);
  expect([statusCode, JSON.parse(body).error.message]).toEqual([status, message]);
});

test('without odds there are no prices', async () => {
  const { get } = await startFeeds(MATCHES, { hasOdds: false });
  expect((await get('/odds.csv')).statusCode).toBe(404);
});

test('without a public address the links of a feed have the host by which it was asked for', async () => {
  const { get } = await startFeeds(MATCHES, { clients: undefined as never });
  const { body } = await get('/matches.ics?ids=7', { headers: { host: 'scores.home:3000' } });
  expect(eventsOf(body)[0]?.url).toBe('http://scores.home:3000/match/7');
  const long = await get('/matches.ics?ids=7', { headers: { host: 'a'.repeat(5_000) } });
  expect(eventsOf(long.body)[0]?.url).toBe('http://localhost/match/7');
});

test('a competition has its name in the language of a feed', async () => {
  const { get } = await startFeeds(MATCHES);
  await get('/api/names?lang=de');
  for (const [path, german, english] of [
    ['/scores.csv', ',Nordliga,', ',League,'],
    ['/competition/1.json', '"name":"Germany Nordliga"', '"name":"Germany Northern League"'],
    ['/competition/1.ics', '(Nordliga)', '(League)'],
    ['/competition/1.rss', 'Nordliga', ' · League'],
  ] as const) {
    expect((await get(path)).body).toContain(english);
    expect((await get(`${path}?lang=de`)).body).toContain(german);
  }
});
