/** The tabs of a competition without answers, and of one with only a name. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, NO_UPDATES, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
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
