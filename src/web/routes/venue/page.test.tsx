import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { answer, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const VENUE = {
  id: '70',
  name: 'Old Road',
  img: null,
  city: 'Otterford',
  address: null,
  capacity: 12000,
  country: { id: '3', name: 'England', cc: 'en' },
};
const league = (id: number) => ({
  id: `${id}`,
  name: `Division ${id}`,
  is_cup: id === 3,
  is_friendly: false,
  is_amateur: false,
  id_current_season: `s${id}`,
  seasons: [],
});
const DAY_S = 86_400;
const matches = [
  {
    ...sampleMatch(1, {
      phase: 'finished',
      status: 3,
      minute: null,
      score: [3, 2],
      kickOff: KICK_OFF - 7 * DAY_S,
    }),
    venue_id: '70',
  },
  {
    ...sampleMatch(2, { phase: 'finished', status: 3, minute: null, kickOff: KICK_OFF - 7 * DAY_S }),
    venue_id: '71',
  },
  {
    ...sampleMatch(1, {
      phase: 'scheduled',
      status: 0,
      minute: null,
      score: null,
      kickOff: KICK_OFF + 7 * DAY_S,
    }),
    id: '9',
    venue_id: '70',
  },
];

/** The venue is in the list of this season's venues only. */
const respondWith = (seasonId: string) => (url: string) => {
  if (url.includes('/leagues/')) return answer([3, 1, 2].map(league));
  if (url.includes('t=byseason')) return answer(url.includes(seasonId) ? [{ id: '70' }] : [{ id: '71' }]);
  if (url.includes('t=season')) return answer(matches);
  return answer(url.includes('/venues/') ? VENUE : []);
};

test('finds the league of a venue, its home club, and the matches there', async () => {
  const requests = await openPage('/venue/70', respondWith('s2'));
  await pass(1000);
  const hrefsIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefsIn('Home of')).toEqual(['/team/1001']);
  expect(hrefsIn('Next')).toEqual(['/match/9']);
  expect(hrefsIn('Latest results')).toEqual(['/match/1']);
  expect(screen.getByText(/^League matches only \(Division 2\)/)).toBeDefined();
  expect(requests.map(({ url }) => url.replace('/api/v2.2/', ''))).toEqual([
    'venues/?t=info&id=70',
    'leagues/?t=list&country_id=3',
    'venues/?t=byseason&season_id=s1',
    'venues/?t=byseason&season_id=s2',
    'fixtures/?t=season&season_id=s2',
  ]);
});

test('a venue without a club in the leagues says so', async () => {
  await openPage('/venue/70', respondWith('none'));
  await pass(1000);
  expect(screen.getByText(/^No top-division club/)).toBeDefined();
});

test('a venue whose league could not be looked up does not say that it has no club', async () => {
  await openPage('/venue/70', (url) => (url.includes('t=byseason') ? OUTAGE : respondWith('s2')(url)));
  await pass(1000);
  expect(screen.getByText(/^Matches could not be loaded\./)).toBeDefined();
  expect(screen.queryByText(/^No top-division club/)).toBeNull();
});
