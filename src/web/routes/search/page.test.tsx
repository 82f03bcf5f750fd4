import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { dropFreshness, setFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

let hits: Readonly<Record<string, readonly string[]>> = {};
let inPlay: readonly MatchRow[] = [];
let ended: readonly MatchRow[] = [];

/** Every team plays in a league of its own country. */
const teamOf = (id: string) => ({
  id,
  name: id,
  country: { id: '1', name: 'England', cc: 'en' },
  leagues: [{ id: '9', name: `League of ${id}`, is_cup: false, is_friendly: false, current_season_id: '1' }],
});

/** Each player's only club has the player's id in its name. */
const rolesOf = (url: string) => {
  const id = /id=(\w+)/.exec(url)?.[1];
  return [{ is_current: true, team: { id: '1', name: `Club of ${id}`, is_national: false } }];
};

function open(address = '/search') {
  const requests = fakeServer((url) => {
    if (url.includes('/livescores/')) return answer(inPlay);
    if (url.includes('/teams/')) return answer(/ids=([\w,]+)/.exec(url)?.[1]?.split(',').map(teamOf));
    if (url.includes('/fixtures/')) return answer(ended);
    if (url.includes('/players/')) return answer({ roles: rolesOf(url), country: { name: null } });
    const kind = /t=(\w+)/.exec(url)?.[1] ?? '';
    const data = (hits[kind] ?? []).map((name, at) => ({
      id: `${kind}${at}`,
      name,
      cc: null,
      country_name: null,
      league_name: null,
      startdate: kind === 'match' ? KICK_OFF : null,
    }));
    return answer(data);
  }, KICK_OFF + 3600);
  renderPage(pageRoutes, address);
  const searches = () => requests.filter(({ url }) => url.includes('/search/'));
  return {
    /** The kinds searched so far. */
    kinds: () => searches().map(({ url }) => /t=(\w+)/.exec(url)?.[1]),
    searches,
    /** The addresses of all other requests so far. */
    others: () => requests.map(({ url }) => url).filter((url) => !url.includes('/search/')),
  };
}

setUpPages();
beforeEach(() => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  hits = { team: ['Shrewsbury'], match: ['Shrewsbury vs Bury'] };
  inPlay = [];
  ended = [];
});

afterEach(() => dropFreshness('planted'));

async function type(text: string, msPerLetter: number): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text.slice(0, length) } });
    await pass(msPerLetter);
  }
}

test('a slowly typed word costs three requests, after a pause of 400 ms', async () => {
  const { kinds } = open();
  await settle();
  await type('shrewsbury', 250);
  expect(kinds()).toEqual([]);
  await pass(149);
  expect(kinds()).toEqual([]);
  await pass(500);
  await pass(500);
  expect(kinds()).toEqual(['team', 'league', 'player']);
  expect(screen.getByRole('link', { name: /Shrewsbury/ })).toBeDefined();
});

test('fast typing makes the requests of the last text only', async () => {
  const { searches } = open();
  await settle();
  await type('rovers', 15);
  await pass(500);
  await pass(500);
  expect(searches().map(({ url }) => new URL(url, 'http://x').searchParams.get('q'))).toEqual(
    Array.from({ length: 3 }, () => 'rovers'),
  );
});

test('tells teams of one name apart by league and country, with one request for all of them', async () => {
  hits = { team: ['Rovers', 'Rovers'] };
  const { others } = open('/search?q=rovers');
  await pass(500);
  await pass(500);
  const teams = within(screen.getByRole('region', { name: 'Teams' })).getAllByRole('link');
  expect(teams.map(({ textContent }) => textContent)).toEqual([
    'RoversLeague of team0, England',
    'RoversLeague of team1, England',
  ]);
  expect(others()).toEqual(['/api/v2.2/teams/?t=sort&ids=team0,team1']);
});

test('shows minute and score of a match in play, and requests nothing else for it', async () => {
  inPlay = [{ ...sampleMatch(1, { minute: [23], score: [2, 1] }), id: 'match0' }];
  hits = { match: ['Shrewsbury vs Bury'] };
  const { others } = open('/search?q=shrewsbury');
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Matches' }));
  await pass(500);
  await pass(500);
  const match = within(screen.getByRole('region', { name: 'Matches' })).getByRole('link');
  expect(match.textContent).toMatch(/23′.*2–1$/);
  expect(others().every((url) => url.includes('/livescores/'))).toBe(true);
});

test('shows the result of a match that is over, which one request brings', async () => {
  ended = [
    { ...sampleMatch(1, { phase: 'finished', status: 3, minute: null, score: [0, 4] }), id: 'match0' },
  ];
  hits = { match: ['Shrewsbury vs Bury'] };
  const { others } = open('/search?q=shrewsbury');
  await pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Matches' }));
  await pass(500);
  await pass(500);
  const match = within(screen.getByRole('region', { name: 'Matches' })).getByRole('link');
  expect(match.textContent).toMatch(/FT.*0–4$/);
  expect(others().filter((url) => url.includes('/fixtures/'))).toEqual([
    '/api/v2.2/fixtures/?t=sort&ids=match0',
  ]);
});

test('offers matches in play and recent entities without a text', async () => {
  inPlay = [sampleMatch(1, { minute: [23], score: [2, 1] })];
  localStorage.setItem('recent', '[{"kind":"team","id":"7","name":"Bury"},{"kind":"planet","id":"8"}]');
  open();
  await pass(500);
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksOf('In play now')).toEqual([expect.stringMatching(/^Home 1 vs Away 1.*23′.*2–1$/)]);
  expect(linksOf('Recent')).toEqual([expect.stringMatching(/^Bury/)]);
});

test('searches other kinds on demand, with one request each', async () => {
  const { kinds } = open('/search?q=shrewsbury');
  await pass(500);
  await pass(100);
  expect(kinds().length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Matches' }));
  await pass(500);
  expect(kinds().slice(3)).toEqual(['match']);
  expect(screen.getByRole('region', { name: 'Matches' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Matches' })).toBeNull();
});

test('makes four requests where nothing is found, and at most three more for similar names', async () => {
  hits = {};
  const { kinds } = open('/search?q=shrewsbery');
  await pass(500);
  await pass(500);
  expect(kinds()).toEqual(['team', 'league', 'player', 'tv']);
  expect(screen.getByText('No results for “shrewsbery”.')).toBeDefined();
  hits = { team: ['Shrewsbury'] };
  const [similar] = screen.getAllByRole('button', { name: 'Teams' });
  if (similar) fireEvent.click(similar);
  await pass(500);
  await pass(500);
  expect(kinds().length).toBeLessThanOrEqual(7);
  expect(new Set(kinds().slice(4))).toEqual(new Set(['team']));
  expect(screen.getByText(/Did you mean/)).toBeDefined();
});

test('finds a channel where no team, competition or player has the name, and does not offer to search them again', async () => {
  hits = { tv: ['Northcast Sport 1', 'Northcast Anywhere'] };
  const { kinds } = open('/search?q=northcast');
  await pass(500);
  await pass(500);
  expect(kinds()).toEqual(['team', 'league', 'player', 'tv']);
  const links = within(screen.getByRole('region', { name: 'TV channels' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tv/tv0', '/tv/tv1']);
  expect(screen.queryByRole('button', { name: 'TV channels' })).toBeNull();
});

test('fetches the clubs of players with the same name on demand only', async () => {
  hits = { player: ['Johnson, Mark', 'Johnson, Mark'] };
  const { searches, others } = open('/search?q=johnson');
  await pass(500);
  await pass(500);
  expect([searches().length, others()]).toEqual([3, []]);
  fireEvent.click(screen.getByRole('button', { name: 'Show each player’s club' }));
  await pass(500);
  expect(others()).toEqual(['/api/v2.2/players/?t=info&id=player0', '/api/v2.2/players/?t=info&id=player1']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Club of player0'),
    expect.stringContaining('Club of player1'),
  ]);
});

test('a search that fails does not claim that there are no results', async () => {
  fakeServer(() => OUTAGE);
  renderPage(pageRoutes, '/search?q=united');
  await pass(500);
  await pass(5000);
  expect(screen.getByRole('alert').textContent).toBe('Search is unavailable. Showing saved results.');
  expect(document.body.textContent).not.toMatch(/\bNo \w|not found|Loading|null|undefined|NaN/);
});

test.each([{ detail: 'allowance-day' }, { detail: 'limit' }, { failure: 'rate_limited' }])(
  'makes no requests while the allowance is short: %o',
  async (freshness) => {
    setFreshness('planted', { ...UNKNOWN, ...freshness });
    const { searches, others } = open('/search?q=shrewsbury');
    await pass(1000);
    expect([...searches(), ...others()]).toEqual([]);
    expect(screen.getByText(/limited to what is already loaded/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Matches' })).toBeNull();
  },
);
