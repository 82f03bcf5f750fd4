/** The tabs of a competition without answers, and of one with only a name. */
import { screen, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { answer, fakeServer, holdRequests, NO_UPDATES, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const LEAGUE = sampleLeague('9', {
  name: 'Northern League',
  id_current_season: '2',
  seasons: [{ id: '2', name: '26/27', is_current: true }],
});

test.each(['', '/fixtures', '/results', '/leaders', '/venues'])(
  'the tab %s reports an outage of the season’s data',
  async (tab) => {
    await openPage(`/competition/9${tab}`, (url) =>
      url.includes('/leagues/?t=info') ? answer(LEAGUE) : OUTAGE,
    );
    await pass(200);
    expect(screen.getByRole('alert').textContent).toBe(NO_UPDATES);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Northern League');
  },
);

test.each([
  ['', 'No table for this season.'],
  ['/fixtures', 'No fixtures left this season.'],
  ['/results', 'No results yet this season.'],
  ['/leaders', 'No player statistics for this season.'],
  ['/venues', 'No stadiums listed.'],
])('the tab %s of a competition with only a name says: %s', async (tab, text) => {
  await openPage(`/competition/9${tab}`, (url) => {
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
    return answer(url.includes('t=standings') ? { season_id: '2', tables: [] } : []);
  });
  await pass(200);
  expect(screen.getByText(text)).toBeDefined();
});

test('a tab whose answer is empty goes when another one is opened, and nothing is requested for it', async () => {
  let navigate: NavigateFunction = () => {};
  const Navigator = () => {
    navigate = useNavigate();
    return pageRoutes;
  };
  const requests = fakeServer((url) => {
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
    return answer(url.includes('t=standings') ? { season_id: '2', tables: [] } : []);
  }, KICK_OFF);
  renderPage(<Navigator />, '/competition/9/fixtures');
  await settle();
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Competition sections' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(tabs()).toEqual(['Table', 'Fixtures', 'Statistics', 'Stadiums']);
  expect(requests.filter(({ url }) => /leaders|venues|standings/.test(url))).toEqual([]);
  await navigate('/competition/9/venues');
  await settle();
  expect(tabs()).toEqual(['Table', 'Statistics', 'Stadiums']);
});

const isOfficial = (url: string) => url.includes('t=standings&');

test('the table stays while that without the matches in play fails and is requested again', async () => {
  const standings = sampleStandings([sampleFixture(1, '1', '3', [3, 0])], BY_DIFFERENCE);
  await openPage('/competition/9', (url) => {
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
    if (isOfficial(url)) return OUTAGE;
    return answer(url.includes('t=standings_live') ? standings : []);
  });
  await pass(1000);
  const row = screen.getByRole('link', { name: 'Team 1' });
  const attempts = holdRequests('t=standings&');
  await pass(14_000);
  expect(attempts.length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Team 1' })).toBe(row);
});

test('a table of an earlier minute reports an outage, and does not say that there is none', async () => {
  await openPage('/competition/9?at=2026-11-21T15:20Z', (url) => {
    if (url.includes('/leagues/?t=info')) return answer(LEAGUE);
    if (url.includes('/seasons/?t=info'))
      return answer({ id: '2', name: '26/27', round_ids: [], stages: [] });
    return isOfficial(url) ? OUTAGE : answer([]);
  });
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toBe(NO_UPDATES);
  expect(screen.queryByText('No table for this season.')).toBeNull();
});
