import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { myBooks } from '#web/settings/my-books.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { addWait } from '#web/settings/price-waits.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { MatchOdds } from './odds.tsx';

setUpPages();

const scheduled = { status: 0, phase: 'scheduled', score: null, minute: null } as const;
let home: number | undefined;

beforeEach(() => {
  home = 2.5;
  vi.stubGlobal('Notification', { permission: 'granted' });
  oddsFormat.choose('decimal');
  fakeServer((url) => {
    if (url.includes('bookmaker_id')) return answer({ id: 'Oak', name: 'Oak', markets: [] });
    const at = KICK_OFF - 3_600;
    const oak = home === undefined ? { at } : { home, draw: 3.2, away: 4, at };
    const elm = home === undefined ? { at } : { home: 2.2, draw: 3.2, away: 4, at };
    const market = (id: number) => sampleMarket(id, { Oak: [samplePrices(oak)], Elm: [samplePrices(elm)] });
    return answer([market(1), market(8)]);
  }, KICK_OFF - 3_000);
});

async function openOdds(): Promise<void> {
  renderPage(
    <MatchOdds
      match={sampleMatch(1, scheduled) as Match}
      venueAndReferee={{ venue: null, referee: null }}
      related={[]}
      waiting={null}
    />,
  );
  await settle();
}

/** Opens the odds of a match, and the dialog of a result. */
async function open(result = 'Home 1') {
  await openOdds();
  fireEvent.click(screen.getByRole('button', { name: `Price alert for ${result}` }));
  await settle();
  return within(screen.getByRole('dialog', { hidden: true }));
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: text } });
async function set(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Set alert', hidden: true }));
  await settle();
}
const waits = () => alertSettings.get().prices.map(({ since: _, ...wait }) => wait);

test('a price is set from the best one that is shown, listed below the prices, and removed there', async () => {
  const dialog = await open();
  expect(dialog.getByText('Best price now 2.50, a chance of 42% without the margin.')).toBeDefined();
  type('2.9');
  expect(dialog.getByText('When the best price is 2.90 or higher')).toBeDefined();
  await set();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(waits()).toEqual([{ matchId: '1', result: 'home', price: 2.9, from: 2.5, books: null, end: null }]);
  expect(screen.getByRole('button', { name: 'Price alert for Home 1' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(screen.getByText('Home win at 2.90 or higher')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Remove alert: Home 1 v Away 1, Home win/ }));
  expect(waits()).toEqual([]);
});

test('a lower price is waited for as well, in the format of the viewer', async () => {
  oddsFormat.choose('fractional');
  const dialog = await open();
  type('5/4');
  expect(dialog.getByText('When the best price is 5/4 or lower')).toBeDefined();
  type('+120');
  expect(dialog.getByText('When the best price is 6/5 or lower')).toBeDefined();
  await set();
  expect(waits()).toMatchObject([{ price: 2.2, from: 2.5 }]);
});

test.each([
  ['6/4', 'That is the price now.'],
  ['much', 'Write a price such as 2.50, 6/4 or +150.'],
  ['', 'Write a price such as 2.50, 6/4 or +150.'],
])('%j is not set, and the dialog says why', async (text, sentence) => {
  const dialog = await open();
  type(text);
  await set();
  expect(dialog.getByText(sentence)).toBeDefined();
  expect(waits()).toEqual([]);
});

test('a move starts from the chance without the margin', async () => {
  const dialog = await open('Draw');
  expect(dialog.getByText('When the chance is 27% or 37%')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Alert me to a move of five points', hidden: true }));
  await settle();
  expect(waits()).toMatchObject([{ result: 'draw', price: null }]);
  expect(waits()[0]?.from).toBeCloseTo(0.325, 3);
});

test('the prices of the viewer’s bookmakers count if those are shown', async () => {
  myBooks.set({ ids: ['Elm'], isOn: true });
  const dialog = await open();
  expect(dialog.getByText(/^Best price now 2\.20.*Of your bookmakers’ prices\.$/)).toBeDefined();
  type('2.5');
  await set();
  expect(waits()).toMatchObject([{ price: 2.5, from: 2.2, books: ['Elm'] }]);
});

test('nothing is set while the result is suspended', async () => {
  home = undefined;
  await openOdds();
  expect(screen.queryByRole('button', { name: /Price alert/ })).toBeNull();
});

test('of twenty waits one has to go before another is set', async () => {
  for (let number = 0; number < 20; number += 1)
    addWait(
      { matchId: `${number + 100}`, result: 'home', price: 3, from: 2, books: null, since: number },
      'Home v Away',
    );
  const dialog = await open();
  expect(dialog.getByText('You have 20 price alerts. Remove one to set another.')).toBeDefined();
  expect(dialog.queryByRole('textbox', { hidden: true })).toBeNull();
});
