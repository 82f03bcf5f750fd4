import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BARE_PERSON } from '#contract/testing/bare-profiles.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { answer, type Respond } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const SEASON = { id: '9', name: 'Premier', is_cup: false, is_friendly: false };

const region = (name: string) => screen.getByRole('region', { name });
const cells = (name: string, label: string) =>
  within(within(region(name)).getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => [cell.textContent, cell.querySelector('[data-better]') !== null]);

const player = (id: string, foot: string | null) => ({
  ...BARE_PERSON,
  id,
  name: `Player ${id}`,
  foot,
  team_id: '1',
  leagues: [
    {
      ...SEASON,
      id: '5',
      name: 'Cup',
      is_cup: true,
      seasons: [{ id: '70', name: '26/27', is_current: true }],
    },
    { ...SEASON, seasons: [{ id: '50', name: '26/27', is_current: true }] },
  ],
});
const season = (goals: number) => ({
  matches: { played: { total: 10, avg: null } },
  minutes_played: 900,
  goals: { total: goals, avg: null },
  assists: { total: null, avg: null },
  cards: { yellow: { total: 2 }, yellowred: { total: null }, redcards: { total: null } },
});
const people: Respond = (url) => {
  const id = /[?&]id=(\d+)/.exec(url)?.[1] ?? '';
  if (url.includes('/players/')) return answer(player(id, id === '5' ? 'left' : null));
  if (url.includes('/stats/')) return answer(season(id === '5' ? 9 : 4));
  if (url.includes('last_next')) {
    const last = sampleMatch(1, { phase: 'finished', status: 3, minute: null, score: [2, 0] });
    const teams = { ...last.teams, home: { ...last.teams.home, id: '1' } };
    return answer({ next: [], current: [], last: ['a', 'b'].map((one) => ({ ...last, id: one, teams })) });
  }
  if (url.includes('match_lineups')) {
    const squad = [{ player: { id: '5' }, stats: { minutes: 81, goals: 1, assists: 0, rating: 7.8 } }];
    return answer({ home: { squad }, away: { squad: [] } });
  }
  if (url.includes('match_bench')) return answer({ home: [], away: [] });
  return answer();
};

test('compares the league season, profile and last match of two players with at most ten requests', async () => {
  const requests = await openPage('/compare?players=5,6', people, KICK_OFF + 86_400);
  await settle();
  expect(cells('Season', 'Goals')).toEqual([
    ['9', true],
    ['4', false],
  ]);
  expect(cells('Season', 'Goals per 90 minutes').map(([text]) => text)).toEqual(['0.90', '0.40']);
  expect(cells('Profile', 'Preferred foot').map(([text]) => text)).toEqual(['Left', '–']);
  expect(within(region('Profile')).queryByRole('rowheader', { name: 'Height' })).toBeNull();
  expect(
    within(region('Last matches'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Wwon2–0.*7\.8/), expect.stringMatching(/Wwon2–0Not in the squad/)]);
  const urls = requests.map(({ url }) => url).filter((url) => !url.includes('livescores'));
  expect(urls.length).toBeLessThanOrEqual(10);
  fireEvent.click(screen.getByRole('radio', { name: 'All competitions' }));
  await pass(1000);
  expect(cells('Season', 'Goals').map(([text]) => text)).toEqual(['18', '8']);
});
