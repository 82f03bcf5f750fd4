/** The column beside a match in a wide window. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';

setUpPages();
beforeEach(() => {
  localStorage.setItem('country', 'en');
  setWindowWidth(1280);
});

const COVERAGE = { has_lineups: null, has_tvs: null, has_standings: null };
const { channels } = sampleTvListing(1, ['en 311', 'de 21', 'de 22']);
const PRICES = [
  sampleMarket(1, {
    Ashby: [samplePrices({ home: 1.5, draw: 4, away: 7, at: KICK_OFF + 2300 })],
    Borrow: [samplePrices({ home: 1.45, draw: 4.2, away: 6.5, at: KICK_OFF + 2300 })],
  }),
];

/** Opens the match in a wide window and returns the requests besides its own. */
async function openWide(match: object) {
  const requests = await openPage(
    '/match/1',
    (url) => {
      if (url.includes('t=match_tvs')) return answer(channels);
      if (url.includes('t=match_oddsinplay')) return answer(PRICES);
      if (url.includes('standings') || url.includes('h2h')) return NOT_FOUND;
      return url.includes('t=info') ? answer({ coverage: COVERAGE, events: [], ...match }) : answer();
    },
    KICK_OFF + 2400,
  );
  await pass(500);
  return requests.map(({ url }) => url);
}

test('beside a live match are its best prices in play and the channels of the viewer’s country', async () => {
  await openWide(sampleMatch(1, { minute: [40] }));
  const side = within(screen.getByRole('complementary', { name: 'More about this match' }));
  const prices = within(side.getByRole('region', { name: '1X2' }));
  expect(prices.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.50',
    '4.20',
    '7.00',
  ]);
  expect(prices.getByText('in play, best of 2')).toBeDefined();
  const television = within(side.getByRole('region', { name: 'TV' }));
  expect(television.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Kanal 311']);
  expect(television.getByRole('link', { name: '+2 in 1 country' })).toBeDefined();
});

test('the header names the channel in the viewer’s country', async () => {
  await openWide(sampleMatch(1, { status: 0, phase: 'scheduled', score: null }));
  expect(document.querySelector('[data-head] dl a[href="/tv/311"]')?.textContent).toBe('Kanal 311');
});

test('a match that is over requests neither channels nor prices', async () => {
  const urls = await openWide(
    sampleMatch(1, { status: 3, phase: 'finished', score: [2, 0], minute: [90], events: [sampleEvent()] }),
  );
  expect(urls.filter((url) => /match_tvs|odds/.test(url))).toEqual([]);
});

test('a site without odds requests no prices', async () => {
  document.documentElement.dataset['odds'] = 'off';
  const urls = await openWide(sampleMatch(1, { minute: [40] }));
  delete document.documentElement.dataset['odds'];
  expect(urls.filter((url) => url.includes('odds'))).toEqual([]);
  expect(screen.queryByRole('region', { name: '1X2' })).toBeNull();
});
