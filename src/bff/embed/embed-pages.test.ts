import { Window } from 'happy-dom';
import { afterAll, expect, test } from 'vitest';
import { type AnswerHandler, FAKE_LEAGUE, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';

const web = makeWebRoot();
afterAll(() => web.remove());

const KICK_OFF = NOON / 1_000 - 1_200;
const HOSTILE = `"><img src=x onerror=alert(1)>&'`;

const named = (id: number, home: string) => {
  const match = fakeWireMatch(id, 1, KICK_OFF, [2, 1]);
  return { ...match, teams: { ...match.teams, home: { ...match.teams.home, name: home } } };
};

const standing = (id: number, points: number) => ({
  team_id: id,
  team_name: `Team ${id}`,
  overall: { games_played: 3, goals_diff: 4 - id, points, position: id },
});

const answerAll: AnswerHandler = (_, response, { pathname, searchParams }) => {
  const query = Object.fromEntries(searchParams);
  const route = pathname.split('/').at(-2);
  const record = (data: unknown) => ({ ...listEnvelope([]), data });
  if (route === 'livescores') return listEnvelope([named(7, 'United')]);
  if (route === 'fixtures' && query['id'] === '11') return record(fakeWireMatch(11, 0, KICK_OFF));
  if (route === 'fixtures' && query['league_id'] === '2')
    return listEnvelope([fakeWireMatch(11, 0, KICK_OFF)]);
  if (route === 'fixtures' && query['t'] === 'info')
    return record(named(Number(query['id']), query['id'] === '8' ? HOSTILE : 'United'));
  if (route === 'fixtures')
    return listEnvelope([
      named(7, 'United'),
      fakeWireMatch(9, 0, KICK_OFF + 86_400),
      fakeWireMatch(10, 3, KICK_OFF, [0, 0]),
    ]);
  if (route === 'leagues' && query['t'] === 'list')
    return listEnvelope([{ ...FAKE_LEAGUE, ...(query['lang'] === 'de' && { name: 'Nordliga' }) }]);
  if (route === 'leagues' && query['t'] === 'info') return record(FAKE_LEAGUE);
  if (route === 'leagues' && query['t'] === 'sort')
    return listEnvelope([{ ...FAKE_LEAGUE, id: Number(query['ids']) }]);
  if (route === 'leagues')
    return record({ season_id: '50', standings: [1, 2, 3, 4, 5].map((id) => standing(id, 20 - id)) });
  response.writeHead(404).end('{}');
  return undefined;
};

async function start(...cached: readonly string[]) {
  const testBff = await startBffForTest(answerAll, {}, { webRoot: web.path, pages: ['/'] });
  for (const path of cached) expect((await testBff.get(`/api/v2.2/${path}`)).statusCode).toBe(200);
  const calls = testBff.upstream.hits.length;
  /** Returns the document of an embed, for which no call may be sent. */
  async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await testBff.get(path, { headers });
    expect(response.statusCode).toBe(200);
    expect(testBff.upstream.hits.length).toBe(calls);
    const { document } = new Window();
    document.write(response.body);
    return { response, document, card: document.querySelector('main')?.textContent ?? '' };
  }
  return { ...testBff, open };
}

const MATCH = (id: number) => `fixtures/?t=info&id=${id}&include=events,stats`;

test('a match has teams, score, state and the time of its data, in the zone and language of its address', async () => {
  const { open, clock } = await start(MATCH(7));
  const { document, card } = await open('/embed/match/7');
  expect(document.title).toBe('United v Team 15');
  expect(card).toContain('United22–1Team 151');
  expect(card).toContain('Live');
  expect(card).toContain('as of 12:00 UTC');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '',
    '/match/7',
    '/',
  ]);
  clock.tick(3_600);
  const german = await open('/embed/match/7?lang=de&zone=Asia/Tokyo&theme=dark');
  expect(german.card).toMatch(/Stand 21:00 (?:JST|GMT\+9|MEZ|OEZ)/);
  const { lang, dataset } = german.document.documentElement;
  expect([lang, dataset['theme']]).toEqual(['de', 'dark']);
});

test('without a language in its address an embed has the first one of the reader', async () => {
  const { open } = await start(MATCH(7));
  const languages = { 'accept-language': 'nl-NL,de-AT;q=0.9,en;q=0.8' };
  expect((await open('/embed/match/7', languages)).card).toContain('Zum Spiel');
  expect((await open('/embed/match/7?lang=en', languages)).card).toContain('Full match');
});

test('the list of matches in play brings a match up to date that is not requested itself', async () => {
  const { open, get, upstream, clock } = await start(MATCH(7));
  clock.tick(60);
  upstream.answer = () => listEnvelope([{ ...named(7, 'United'), scores: { home_score: 5, away_score: 1 } }]);
  await get('/api/v2.2/livescores/?t=live');
  upstream.hits.length = 1;
  const { card } = await open('/embed/match/7');
  expect(card).toContain('5–1');
  expect(card).toContain('as of 12:01 UTC');
});

test('scores have the matches of the day, those in play first', async () => {
  const day = new Date(NOON).toISOString().slice(0, 10);
  const { open } = await start('leagues/?t=sort&ids=1', `fixtures/?t=schedule&d=${day}&league_id=1`);
  const { document, card } = await open('/embed/scores?leagues=1');
  expect(card).toContain('Northern League');
  expect(card).toContain('1 live');
  expect(
    [...document.querySelectorAll('li')].map((item) => item.textContent?.match(/Team \d+/)?.[0]),
  ).toEqual(['Team 15', 'Team 20']);
});

test('a competition has its name in the language of the embed, once a page has asked for the names', async () => {
  const { open, get, upstream } = await start(
    'leagues/?t=info&id=1',
    'leagues/?t=standings_live&season_id=50',
  );
  expect((await open('/embed/table/1?lang=de')).card).toContain('Northern League');
  await get('/api/names?lang=de');
  upstream.hits.length = 2;
  const { card, document } = await open('/embed/table/1?lang=de');
  expect([card.includes('Nordliga'), document.title]).toEqual([true, 'Nordliga']);
});

test('a match that the feed does not start is called so, with its answer’s age and not the clock’s', async () => {
  const day = new Date(NOON).toISOString().slice(0, 10);
  const schedule = `fixtures/?t=schedule&d=${day}&league_id=2`;
  const { open, clock } = await start('leagues/?t=sort&ids=2', schedule, MATCH(11));
  clock.tick(7_200);
  expect((await open('/embed/match/11')).card).toContain('Delayed');
  expect((await open('/embed/scores?leagues=2')).card).toContain('DelayedTeam 22');
});

test('a table has its rows around the marked teams', async () => {
  const { open } = await start('leagues/?t=info&id=1', 'leagues/?t=standings_live&season_id=50');
  const rowsOf = async (path: string) =>
    [...(await open(path)).document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(await rowsOf('/embed/table/1')).toHaveLength(5);
  expect(await rowsOf('/embed/table/1?rows=3&teams=4')).toEqual([
    '3Team 3 (opens in a new tab)3+117',
    '4Team 4 (marked) (opens in a new tab)3016',
    '5Team 5 (opens in a new tab)3−115',
  ]);
});

test('an embed of which nothing is cached says so', async () => {
  const { open } = await start();
  for (const path of [
    '/embed/match/7',
    '/embed/table/1',
    '/embed/scores?leagues=1',
    '/embed/match/!',
    '/embed/scores',
  ]) {
    const { card, document } = await open(path);
    expect(card).toContain('No scores here yet. Update in a minute.');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('');
  }
});

test('names are text, and nothing inline needs a place in the policy', async () => {
  const { open } = await start(MATCH(8));
  const { document, response } = await open('/embed/match/8');
  expect(document.querySelector('[dir=auto].text-balance')?.textContent).toBe(HOSTILE);
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
});
