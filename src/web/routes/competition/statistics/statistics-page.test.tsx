/** The statistics of a season: `/competition/:id/leaders`. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Leader } from '#contract/records/leader.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { answer, NOT_FOUND, type Respond } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { sampleSeasonStats } from '#web/testing/sample-season-stats.ts';
import { sampleFixture } from '#web/testing/sample-table.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();
afterEach(() => shields.set([]));

const LEAGUE = sampleLeague('9', {
  id_current_season: '2',
  seasons: [{ id: '2', name: '26/27', is_current: true }],
});
const MATCHES = [
  sampleFixture(1, '1', '2', [3, 1]),
  sampleFixture(2, '2', '1', [2, 2]),
  sampleFixture(3, '3', '1', [0, 1]),
].map((match) => ({ ...match, season_id: '2', league: { ...match.league, id: '9' } }));

const scorer = (id: string, overall: number, minutes: number | null) =>
  ({
    pos: Number(id),
    player: { id, name: `Player ${id}` },
    team: { id: '1', name: 'Team 1' },
    matches_played: 3,
    minutes_played: minutes,
    goals: { overall, home: overall, away: 0 },
    penalties: null,
  }) as Leader;

const respond: Respond = (url) => {
  if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
  if (url.includes('/seasons/?t=info')) return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
  if (url.includes('/stats/')) return answer(sampleSeasonStats());
  if (url.includes('t=season&')) return answer(MATCHES);
  return answer(
    url.includes('t=topscorers') ? [scorer('1', 4, 400), scorer('2', 2, 80), scorer('3', 1, null)] : [],
  );
};

const open = async (search: string, respondWith = respond) => {
  const requests = await openPage(`/competition/9/leaders${search}`, respondWith);
  await pass(200);
  return requests;
};

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => within(head).getAllByRole('link')[0]?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = async (name: string) => {
  fireEvent.click(within(head(name)).getByRole('button'));
  await pass(0);
};

test('all teams come with one answer, and are sorted by the column that is pressed, which the address has', async () => {
  const requests = await open('');
  const count = requests.length;
  expect(requests.filter(({ url }) => /stats|fixtures|leaders/.test(url))).toHaveLength(3);
  fireEvent.click(screen.getByRole('radio', { name: 'Teams' }));
  await pass(200);
  expect(requests).toHaveLength(count);
  expect(names()).toEqual(['Team 1', 'Team 2', 'Team 3']);
  expect(head('Goals scored').getAttribute('aria-sort')).toBe('descending');
  await press('Goals conceded');
  expect(names()).toEqual(['Team 2', 'Team 1', 'Team 3']);
  await press('Goals conceded');
  expect(names()).toEqual(['Team 3', 'Team 1', 'Team 2']);
  expect(head('Goals conceded').getAttribute('aria-sort')).toBe('ascending');
});

test('a season without player statistics opens with its teams, and says in its lists that there are none', async () => {
  await open('', (url) => (url.includes('/leaders/') ? answer([]) : respond(url)));
  expect(names()).toEqual(['Team 1', 'Team 2', 'Team 3']);
  fireEvent.click(screen.getByRole('radio', { name: 'Goals' }));
  await pass(200);
  expect(screen.getByText('No player statistics for this season.')).toBeDefined();
});

test('an address opens a list in its order', async () => {
  await open('?show=teams&by=cleanSheets&from=least');
  expect(names()).toEqual(['Team 2', 'Team 3', 'Team 1']);
});

test('players without a number are last, and keep their place', async () => {
  await open('?by=minutesPerGoal');
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3']);
  await press('Minutes per goal');
  expect(names()).toEqual(['Player 2', 'Player 1', 'Player 3']);
  const [, first, , last] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/^2.*40$/);
  expect(last).toMatch(/^3.*–$/);
});

const figure = (name: string) =>
  within(screen.getByRole('region', { name: 'The season so far' })).getByText(name).nextSibling?.textContent;

test('the season has what the service counts, and dashes without', async () => {
  await open('');
  expect(figure('Matches')).toBe('3 of 6');
  expect(figure('Goals per match')).toBe('3.00 9 goals');
  expect(figure('Cards per match')).toBe('4.00 9 yellow, 3 red');
  expect(figure('Home wins')).toBe('33% 1');
  expect(screen.getByRole('region', { name: 'Goals by minute' })).toBeDefined();
});

test('without the service’s statistics cards are unknown, and the rest is there', async () => {
  await open('', (url) => (url.includes('/stats/') ? NOT_FOUND : respond(url)));
  expect(figure('Matches')).toBe('3 ');
  expect(figure('Cards per match')).toBe('– ');
  expect(screen.queryByRole('region', { name: 'Goals by minute' })).toBeNull();
});

test('a hidden match hides the season and its teams until its table is revealed', async () => {
  addShield({ kind: 'competition', id: '9', name: '', until: null });
  await open('?show=teams');
  expect(screen.queryByText('Clean sheets')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Reveal/ }));
  await pass(200);
  expect(figure('Matches')).toBe('3 of 6');
  expect(names()).toEqual(['Team 1', 'Team 2', 'Team 3']);
});
