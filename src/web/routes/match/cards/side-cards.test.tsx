/** The cards of a match that has begun. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { answer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleSquad } from '#web/testing/sample-squad.ts';
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
      if (/standings|h2h|lineups/.test(url)) return NOT_FOUND;
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

const squad = (from: number, rating: number) =>
  sampleSquad('4-4-2', from).map((player, at) => ({ ...player, stats: { rating: at === 3 ? rating : 6 } }));
const STATS = ['1001', '2001'].map((team_id) => ({
  team_id,
  possessionpercent: 50,
  xg: null,
  shots_total: 4,
  shots_on_target: 2,
  corners: 1,
  fouls: 3,
}));
const RECORDS: Readonly<Record<string, unknown>> = {
  'fixtures/?t=match_lineups': {
    home: { formation: '4-4-2', squad: squad(100, 7.6), coach: {} },
    away: { formation: '4-4-2', squad: squad(200, 6.9), coach: {} },
  },
  'h2h/?t=match': { home: { events: { overall: [] } }, away: { events: { overall: [] } }, h2h: [] },
  'broadcast/?t=match_tvs': channels,
  'fixtures/?t=match_oddsinplay': PRICES,
};

/** Opens a match whose feed has everything but a table, and returns the names of its cards. */
async function openCards(match: object, width: number, records = RECORDS) {
  setWindowWidth(width);
  await openPage(
    '/match/1',
    (url) => {
      if (url.includes('t=info&id=1&')) return answer({ coverage: COVERAGE, stats: STATS, ...match });
      const [, record] = Object.entries(records).find(([operation]) => url.includes(operation)) ?? [];
      return record === undefined ? NOT_FOUND : answer(record);
    },
    KICK_OFF + 2400,
  );
  await pass(500);
  return screen
    .getAllByRole('region')
    .filter((card) => card.querySelector('h2') && !card.querySelector('[data-none]'))
    .map((card) => card.querySelector('h2')?.textContent);
}

test.each([390, 1280])('a match in play has the same cards in one order at %i px', async (width) => {
  const cards = await openCards(sampleMatch(1, { minute: [40], events: [sampleEvent()] }), width);
  expect(cards.filter((name) => name !== 'Momentum')).toEqual([
    'Timeline',
    'Statistics',
    'Line-ups are in',
    '1X2',
    'TV',
    'Info',
  ]);
  const news = within(screen.getByRole('region', { name: 'Line-ups are in' }));
  expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First4 Last4Rating 7.6Home 14-4-2, best so far',
    'First4 Last4Rating 6.9Away 14-4-2, best so far',
  ]);
  const statistics = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(statistics.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Possession',
    'Shots',
    'Shots on target',
    'Corners',
  ]);
});

test('before the first event the cards of the page before kick-off stay', async () => {
  const cards = await openCards(sampleMatch(1, { minute: [2], events: [] }), 390);
  expect(cards).toEqual(expect.arrayContaining(['Timeline', 'TV', 'Line-ups']));
});

test('after the match there are no channels and no prices', async () => {
  const over = sampleMatch(1, { status: 3, phase: 'finished', score: [1, 0], events: [sampleEvent()] });
  const cards = await openCards(over, 390);
  expect(cards).toEqual(expect.arrayContaining(['Timeline', 'Statistics', 'Line-ups']));
  expect(cards).not.toEqual(expect.arrayContaining(['TV']));
  expect(cards).not.toEqual(expect.arrayContaining(['1X2']));
});

test('what the feed lacks is one line at the end', async () => {
  await openCards({ ...sampleMatch(1, { minute: [40], events: [sampleEvent()] }), stats: [] }, 390, {});
  expect(screen.getByText('No statistics, line-ups or TV listing for this match.')).toBeDefined();
});
