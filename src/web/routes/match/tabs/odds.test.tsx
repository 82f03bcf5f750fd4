import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { answer, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { MatchOdds } from './odds.tsx';

const BOOKS = 39;
const names = Array.from({ length: BOOKS }, (_, n) => `Book ${n}`);
/** Book 5 has the best home price, book 17 the best draw, book 30 the best away price. */
let awayMove = 0;
const pricesOf = (n: number) =>
  samplePrices({
    home: n === 5 ? 2.5 : 2,
    draw: n === 17 ? 3.8 : 3.2,
    away: (n === 30 ? 4.5 : 4) + awayMove,
    at: KICK_OFF - 3600,
  });

setUpPages();
beforeEach(() => {
  awayMove = 0;
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
});

const match = { ...sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null }) } as Match;
const page = (
  <MatchOdds match={match} venueAndReferee={{ venue: null, referee: null }} related={[]} waiting={null} />
);

function serve() {
  const requests = fakeServer((url) => {
    const id = decodeURIComponent(/bookmaker_id=([^&]+)/.exec(url)?.[1] ?? '');
    const odds = [pricesOf(names.indexOf(id))];
    const data = id
      ? { id, name: id, markets: [{ id: '1', name: 'Market 1', odds }] }
      : [sampleMarket(1, Object.fromEntries(names.map((name, n) => [name, [pricesOf(n)]])))];
    return { ...answer(data), headers: { 'cache-control': 'max-age=30' } };
  }, KICK_OFF - 3000);
  return () =>
    requests.flatMap(({ url }) =>
      url.includes('match_odds_info') ? [/Book%?2?0? ?(\d+)/.exec(url)?.[1]] : [],
    );
}

test("the best price's history requests three of 39 bookmakers, and the others on demand", async () => {
  const histories = serve();
  renderPage(page);
  await settle();
  expect(histories()).toEqual(['5', '17', '30']);
  expect(screen.getByRole('heading', { name: /Best price of 3 bookmakers/ })).toBeDefined();
  await pass(120_000);
  expect(histories().length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Compare all 39 bookmakers' }));
  await settle();
  expect(new Set(histories()).size).toBe(BOOKS);
  expect(histories().length).toBe(BOOKS);
  expect(screen.queryByRole('button', { name: /Compare all/ })).toBeNull();
});

test('counts no bookmakers while there is no history of any', async () => {
  const markets = [sampleMarket(1, Object.fromEntries(names.map((name, n) => [name, [pricesOf(n)]])))];
  fakeServer((url) => (url.includes('match_odds_info') ? OUTAGE : answer(markets)), KICK_OFF - 3000);
  renderPage(page);
  await settle();
  expect(screen.getByRole('heading', { name: /^Best price match result/ })).toBeDefined();
});

test('a selected bookmaker costs one request, and none while its price does not change', async () => {
  const histories = serve();
  renderPage(page);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  await settle();
  expect(histories()).toEqual(['5', '17', '30', '9']);
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  await pass(300_000);
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  await settle();
  expect(histories().length).toBe(4);
});

test('a price that has moved is fetched again when its history is opened again', async () => {
  const histories = serve();
  renderPage(page);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  awayMove = 0.2;
  await pass(120_000);
  expect(histories().length).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Book 9' }));
  await settle();
  expect(histories().slice(4)).toEqual(['9']);
});
