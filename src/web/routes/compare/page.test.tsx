import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BARE_CLUB } from '#contract/testing/bare-profiles.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { follow } from '#web/settings/favourites.ts';
import { addRecent } from '#web/settings/recent.ts';
import { answer, NOT_FOUND, type Respond } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const SEASON = { id: '9', name: 'Premier', is_cup: false, is_friendly: false, seasons: [] };
const NAMES: Readonly<Record<string, string>> = { '1': 'Rovers', '2': 'Athletic' };

const club = (id: string, season = '50') => ({
  ...(BARE_CLUB['info'] as object),
  id,
  name: NAMES[id],
  leagues: [{ ...SEASON, id: season, current_season_id: season, name: season === '50' ? 'Premier' : 'Liga' }],
});
const numbers = (won: number, scored: number) => ({
  games_played: 10,
  won,
  draw: 1,
  lost: 9 - won,
  goals_scored: scored,
  goals_against: 10,
  goals_diff: scored - 10,
  points: won * 3 + 1,
  position: won > 5 ? 1 : 2,
});
const tableRow = (id: string, won: number, scored: number) => ({
  team_id: id,
  team_name: NAMES[id],
  overall: numbers(won, scored),
  home: numbers(won, scored),
  away: numbers(won, scored),
  status: null,
  result: null,
  recent_form: null,
});
const table = (...rows: readonly object[]) => ({ season_id: '50', tables: [{ name: null, rows }] });
const count = (total: number) => ({ total, avg: null, avg_per_match: null });
const byVenue = (total: number) => ({ overall: count(total), home: count(1), away: count(1) });
const teamStats = (id: string) => ({
  total_matches: 10,
  goals_scored: byVenue(20),
  goals_conceded: byVenue(10),
  clean_sheets: byVenue(id === '1' ? 3 : 4),
});
const meeting = (id: string, home: string, score: readonly [number, number] | null, away: string) => ({
  id,
  startdate: KICK_OFF - 900_000,
  league: { id: '9', name: 'Premier' },
  teams: { home: { id: home, name: NAMES[home] }, away: { id: away, name: NAMES[away] } },
  scores: { home_score: score?.[0] ?? null, away_score: score?.[1] ?? null, ps_score: null },
  form: score ? 'W' : null,
});
const MEETINGS = [meeting('m1', '1', [2, 1], '2'), meeting('m2', '2', [0, 0], '1')];

const idIn = (url: string, name: string) => new RegExp(`[?&]${name}=(\\d+)`).exec(url)?.[1] ?? '';

const league: Respond = (url) => {
  const id = idIn(url, 'id');
  if (url.includes('/teams/?t=info')) return id in NAMES ? answer(club(id)) : NOT_FOUND;
  if (url.includes('standings')) return answer(table(tableRow('1', 7, 20), tableRow('2', 3, 12)));
  if (url.includes('/stats/')) return answer(teamStats(id));
  if (url.includes('/h2h/'))
    return answer({
      home: { events: { overall: MEETINGS } },
      away: { events: { overall: [] } },
      h2h: MEETINGS,
    });
  if (url.includes('last_next')) {
    const team = idIn(url, 'team_id');
    const next = sampleMatch(1, { phase: 'scheduled', status: 0, score: null, kickOff: KICK_OFF + 86_400 });
    const teams = { ...next.teams, home: { ...next.teams.home, id: team, name: NAMES[team] ?? '' } };
    return answer({ next: [{ ...next, id: `n${team}`, teams }], current: [], last: [] });
  }
  return answer();
};

const region = (name: string) => screen.getByRole('region', { name });
const cells = (name: string, label: string) =>
  within(within(region(name)).getAllByRole('rowheader', { name: label })[0]?.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => [cell.textContent, cell.querySelector('[data-better]') !== null]);
const notice = () => screen.queryByRole('alert')?.textContent ?? null;

test('compares the season, form, meetings, next matches and places of two teams', async () => {
  await openPage('/compare?teams=1,2', league);
  await settle();
  expect(document.title).toBe('Rovers v Athletic: comparison · Touchline');
  expect(cells('Season', 'Points')).toEqual([
    ['22', true],
    ['10', false],
  ]);
  expect(cells('Season', 'Points per match').map(([text]) => text)).toEqual(['2.20', '1.00']);
  expect(cells('Season', 'Clean sheets')).toEqual([
    ['3', false],
    ['4', true],
  ]);
  expect(cells('Season', 'Lost (lower is better)').map(([, isBetter]) => isBetter)).toEqual([true, false]);
  expect(cells('Season', 'Position (lower is better)').map(([text]) => text)).toEqual(['1st', '2nd']);
  const headers = within(region('Season')).getAllByRole('columnheader');
  const cell = within(region('Season'))
    .getAllByRole('cell')
    .find(({ textContent }) => textContent === '22');
  expect(cell?.getAttribute('headers')?.split(' ')[0]).toBe(headers[0]?.id);
  expect(within(region('Head-to-head')).getAllByRole('link')).toHaveLength(2);
  expect(within(region('Form')).getByText('No recent matches on record.')).toBeDefined();
  expect(within(region('Now and next')).getAllByRole('link')).toHaveLength(2);
  expect(
    within(region('Table'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rovers', 'Athletic']);
});

test('two teams of one league need nine requests, each once', async () => {
  const requests = await openPage('/compare?teams=1,2', league);
  await settle();
  const urls = requests.map(({ url }) => url);
  expect(urls).toHaveLength(new Set(urls).size);
  expect(urls.length).toBeLessThanOrEqual(9);
});

test('teams of different leagues have a table each, and no better place', async () => {
  await openPage('/compare?teams=1,2', (url) => {
    if (url.includes('/teams/?t=info')) {
      const id = idIn(url, 'id');
      return answer(club(id, id === '1' ? '50' : '60'));
    }
    if (url.includes('standings')) {
      const id = idIn(url, 'season_id') === '50' ? '1' : '2';
      return answer(table(tableRow(id, 7, 20)));
    }
    return league(url);
  });
  await settle();
  expect(within(region('Table')).getByText('Rovers play in Premier, Athletic in Liga.')).toBeDefined();
  expect(within(region('Table')).getAllByRole('table')).toHaveLength(2);
  expect(cells('Season', 'Position').map(([, isBetter]) => isBetter)).toEqual([false, false]);
});

test('sections without data go, and meetings without scores break nothing', async () => {
  await openPage('/compare?teams=1,2', (url) => {
    if (url.includes('/teams/?t=info')) return league(url);
    if (url.includes('/h2h/')) {
      const hidden = [{ ...meeting('m1', '1', null, '2'), shielded: true }];
      return answer({
        home: { events: { overall: hidden } },
        away: { events: { overall: [] } },
        h2h: hidden,
      });
    }
    return NOT_FOUND;
  });
  await settle();
  for (const name of ['Season', 'Table']) expect(region(name).querySelector('[data-none]')).not.toBeNull();
  expect(within(region('Now and next')).getAllByText('No upcoming matches.')).toHaveLength(2);
  expect(within(region('Head-to-head')).getByRole('link').textContent).toContain('–');
});

test.each([
  ['?teams=1', null, 'Search for a team to compare with Rovers.'],
  ['', null, 'Search for two teams by name to compare them.'],
  ['?players=', null, 'Search for two players by name to compare them.'],
  ['?teams=1,1', 'This link names the same team twice. Choose another one.', null],
  ['?teams=x', 'This link does not name two teams. Search for them by name.', null],
  ['?teams=1,2&players=3,4', 'This link mixes teams and players. Choose two teams or two players.', null],
  ['?teams=1,2,1', 'Only two can be compared at a time. These are the first two of the link.', null],
])('/compare%s says what to do, with a field for each side', async (search, alert, hint) => {
  await openPage(`/compare${search}`, league);
  expect(notice()).toBe(alert);
  if (hint) expect(screen.getByText(hint)).toBeDefined();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});

test('a link that is wrong and names an unknown team has one message', async () => {
  await openPage('/compare?teams=99,x', league);
  expect(notice()).toBe('This link does not name two teams. Search for them by name.');
  expect(screen.getAllByText('No team chosen')).toHaveLength(2);
  expect(screen.queryByText(/not found|Couldn’t refresh/)).toBeNull();
});

test('an unknown team is one side only', async () => {
  await openPage('/compare?teams=1,99', league);
  expect(screen.getByRole('link', { name: 'Rovers' })).toBeDefined();
  expect(screen.getByText('Team not found. Choose another one.')).toBeDefined();
  expect(screen.queryByText(/Couldn’t refresh/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Season' })).toBeNull();
});

test('a side is found by name and chosen by keyboard, and the sides can be swapped', async () => {
  await openPage('/compare?teams=1', (url) =>
    url.includes('/search/')
      ? answer([
          { id: '1', name: 'Rovers', type: null, cc: null, country_name: null, league_name: null },
          { id: '2', name: 'Athletic', type: null, cc: null, country_name: null, league_name: null },
        ])
      : url.includes('t=sort')
        ? answer([club('2')])
        : league(url),
  );
  const field = screen.getByRole('combobox', { name: 'Second team' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'ath' } });
  await settle();
  // The other side is not offered again.
  const options = screen.getAllByRole('gridcell');
  expect(options.map((option) => option.querySelector('a')?.getAttribute('href'))).toEqual([
    '/compare?teams=1,2',
  ]);
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  let clicked: string | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = (target as Element).closest('a')?.getAttribute('href') ?? null;
    },
    { once: true },
  );
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(clicked).toBe('/compare?teams=1,2');
  expect(screen.queryByRole('gridcell')).toBeNull();
});

test('links swap the sides and compare the other kind', async () => {
  await openPage('/compare?teams=1,2', league);
  expect(screen.getByRole('link', { name: 'Swap sides' }).getAttribute('href')).toBe('/compare?teams=2,1');
  expect(screen.getByRole('link', { name: 'Compare players' }).getAttribute('href')).toBe(
    '/compare?players=',
  );
});

const suggestions = () =>
  within(region('Suggestions'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('without teams it suggests those that the viewer has opened, and matches in play in one request', async () => {
  addRecent({ kind: 'team', id: '1', name: 'Rovers', about: null, cc: null, startdate: null });
  const requests = await openPage('/compare', (url) =>
    url.includes('/livescores/') ? answer([sampleMatch(1), sampleMatch(2)]) : league(url),
  );
  await settle();
  expect(suggestions()).toEqual([
    ['Rovers', '/compare?teams=1'],
    ['Home 1 – Away 1', '/compare?teams=1001,2001'],
    ['Home 2 – Away 2', '/compare?teams=1002,2002'],
  ]);
  expect(requests.filter(({ url }) => url.includes('/livescores/'))).toHaveLength(1);
});

test('beside one team it suggests others that the viewer follows', async () => {
  follow({ kind: 'team', id: '2', name: 'Athletic', img: null });
  await openPage('/compare?teams=1', league);
  await settle();
  expect(suggestions()).toEqual([['Athletic', '/compare?teams=1,2']]);
});
