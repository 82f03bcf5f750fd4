import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BARE_PERSON } from '#contract/testing/bare-profiles.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { answer, holdRequests, OUTAGE } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
});

const DAY_S = 86_400;
const NOW = KICK_OFF + 30 * DAY_S;
const CLUB = { id: '1001', name: 'Home 1', is_national: false };
const PLAYER = {
  ...BARE_PERSON,
  id: '5',
  name: 'Ada Stone',
  roles: [{ team: CLUB, is_current: true, start: '2026-01-01', end: null, role: 'player', shirt: 9 }],
};

/** The club's match of some days after the first one, which it has won by two goals. */
const match = (day: number) => ({
  ...sampleMatch(1, {
    phase: 'finished',
    status: 3,
    minute: null,
    score: [2, 0],
    kickOff: KICK_OFF + day * DAY_S,
  }),
  id: `m${day}`,
});
const sheet = (id: string, stats: object) => ({ player: { id }, stats });
const LINE_UPS = {
  m4: [sheet('5', { minutes: 81, goals: 1, assists: 0, yellowcards: 1, rating: 7.8 })],
  m3: [sheet('6', {})],
  m2: [sheet('6', {})],
} as Record<string, readonly object[]>;

const respond = (url: string) => {
  const id = /[?&]id=(\w+)/.exec(url)?.[1] ?? '';
  if (url.includes('t=last_next')) {
    return answer({ next: [], current: [], last: [4, 3, 2, 1].map(match) });
  }
  if (url.includes('t=match_lineups')) {
    return answer({ home: { squad: LINE_UPS[id] ?? [] }, away: { squad: [] } });
  }
  if (url.includes('t=match_bench')) {
    return answer({ home: id === 'm3' ? [sheet('5', { minutes: 12 })] : [], away: [] });
  }
  return answer(url.includes('/players/') ? PLAYER : []);
};

const matches = () => within(screen.getByRole('region', { name: 'Last matches' })).getAllByRole('link');

test("lists the club's last matches, newest first, with what the player did in each", async () => {
  await openPage('/player/5', respond, NOW);
  await pass(1000);
  expect(matches().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Away 1.*Wwon2–01 goal, booked, 81 minutes81′7\.8rating 7\.8$/),
    expect.stringMatching(/Wwon2–012 minutes12′–$/),
    expect.stringMatching(/Wwon2–0Not in the squad–$/),
  ]);
  expect(screen.getByRole('link', { name: 'Home 1' }).getAttribute('href')).toBe('/team/1001');
});

test('requests line-ups of the first three matches, and a bench where the player did not start', async () => {
  const requests = await openPage('/player/5', respond, NOW);
  await pass(1000);
  const parts = () => requests.flatMap(({ url }) => /t=(match_\w+&id=\w+)/.exec(url)?.[1] ?? []).sort();
  expect(parts()).toEqual([
    'match_bench&id=m2',
    'match_bench&id=m3',
    'match_lineups&id=m2',
    'match_lineups&id=m3',
    'match_lineups&id=m4',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'More matches' }));
  await pass(500);
  await pass(500);
  expect(matches()[3]?.textContent).toMatch(/No line-ups–$/);
  expect(screen.queryByRole('button', { name: 'More matches' })).toBeNull();
});

test('lists no matches from before the player joined the club', async () => {
  const joined = { ...PLAYER, roles: [{ ...PLAYER.roles[0], start: '2026-11-25' }] };
  await openPage('/player/5', (url) => (url.includes('/players/') ? answer(joined) : respond(url)), NOW);
  await pass(1000);
  expect(matches()).toHaveLength(1);
});

test('shows the name that fans know, with the registered one as a fact, by which the search finds it later', async () => {
  const nickname = {
    ...PLAYER,
    name: 'Sergeo Blazco',
    common_name: 'Tekito',
    firstname: 'Sergeo',
    lastname: 'Blazco',
  };
  await openPage('/player/5', (url) => (url.includes('/players/') ? answer(nickname) : respond(url)), NOW);
  await pass(1000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Tekito');
  expect(document.title).toMatch(/^Tekito/);
  expect(screen.getByText('Registered name').nextSibling?.textContent).toBe('Sergeo Blazco');
  expect(JSON.parse(localStorage['recent'])).toMatchObject([{ name: 'Tekito', otherName: 'Sergeo Blazco' }]);
});

test('has no registered name where it is the known one', async () => {
  await openPage('/player/5', respond, NOW);
  await pass(1000);
  expect(screen.queryByText('Registered name')).toBeNull();
});

test('the rest of the page stays while the matches fail and are requested again', async () => {
  await openPage('/player/5', (url) => (url.includes('t=last_next') ? OUTAGE : respond(url)), NOW);
  await pass(1000);
  const career = screen.getByRole('region', { name: 'Career' });
  const attempts = holdRequests('t=last_next');
  await pass(14_000);
  expect(attempts.length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Career' })).toBe(career);
});

test('has a line for each competition with statistics, and no table of zeros', async () => {
  const season = (id: string) => ({ id: `s${id}`, name: '26/27', is_current: true });
  const leagues = ['1', '2'].map((id) => ({
    id,
    name: `League ${id}`,
    is_friendly: false,
    seasons: [season(id)],
  }));
  const none = { total: 0, avg: null };
  const stats = (yellow: number) => ({
    id: '5',
    matches: { played: none, starting: none },
    minutes_played: 0,
    assists: none,
    goals: { total: null, avg: null },
    cards: { yellow: { total: yellow, avg: null }, yellowred: none, redcards: none },
  });
  const open = (yellow: number) =>
    openPage('/player/5', (url) => {
      if (url.includes('/stats/')) return answer(stats(url.includes('s2') ? yellow : 0));
      return url.includes('/players/') ? answer({ ...PLAYER, leagues }) : respond(url);
    });
  await open(1);
  const rows = within(screen.getByRole('region', { name: 'This season' })).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['League 2 26/27']);
  cleanup();
  await open(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'This season' })).toBeNull();
});
