/** Odds that the viewer hides, and the same pages where the operator has switched them off. */
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { SettingsDialog } from '#web/features/settings/settings-dialog.tsx';
import { extrasSetting } from '#web/settings/extras.ts';
import { pricesSetting } from '#web/settings/has-odds.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { SecondaryRoutes } from './secondary-routes.tsx';

const MATCH = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });
const MARKETS = [sampleMarket(1, { Oak: [samplePrices({ home: 2, draw: 3.5, away: 4, at: KICK_OFF })] })];

setUpPages();
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
  pricesSetting.choose('hidden');
});
afterEach(() => {
  pricesSetting.choose(null);
  extrasSetting.choose(null);
  delete document.documentElement.dataset['odds'];
});

function serve(url: string) {
  if (url.includes('match_odds_info')) return answer({ id: 'Oak', name: 'Oak', markets: [] });
  if (url.includes('match_odds')) return answer(MARKETS);
  if (url.includes('t=info')) return answer({ ...MATCH, events: [], stats: null });
  return answer(/t=schedule|t=sort/.test(url) ? [{ ...MATCH, odds_prematch: MARKETS }] : []);
}

const priceCount = () => document.querySelectorAll('[data-price]').length;

/** Opens a page, and returns the requests for odds so far. */
async function open(address: string) {
  const requests = await openPage(address, serve, KICK_OFF - 3600);
  return () => requests.map(({ url }) => url).filter((url) => /odds|bookmaker/.test(url));
}

test('a match has no odds until the viewer shows them again, and loses them at once', async () => {
  const oddsRequests = await open('/match/1/odds');
  const content = document.body.appendChild(document.createElement('main'));
  content.id = 'content';
  content.tabIndex = -1;
  expect([oddsRequests(), priceCount()]).toEqual([[], 0]);
  expect(screen.queryByRole('link', { name: 'Odds' })).toBeNull();
  expect(screen.getByText('You have hidden odds.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show odds' }));
  await settle();
  expect(document.activeElement).toBe(content);
  content.remove();
  expect(priceCount()).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Odds' })).toBeDefined();
  const { length } = oddsRequests();
  expect(length).toBeGreaterThan(0);
  act(() => pricesSetting.choose('hidden'));
  await settle();
  expect([oddsRequests().length, priceCount()]).toEqual([length, 0]);
});

test('rows have no prices, although the viewer has chosen that extra', async () => {
  extrasSetting.choose('odds');
  const oddsRequests = await open('/');
  expect([oddsRequests(), priceCount()]).toEqual([[], 0]);
  act(() => pricesSetting.choose(null));
  await settle();
  expect(oddsRequests().length).toBeGreaterThan(0);
});

test.each([
  ['hidden', 'You have hidden odds.', 1],
  ['off', 'Odds are not available on this site.', 0],
])('the page of odds says why there are none (%s)', async (reason, text, buttons) => {
  pricesSetting.choose(null);
  if (reason === 'off') document.documentElement.dataset['odds'] = 'off';
  else pricesSetting.choose('hidden');
  const requests = fakeServer(serve, KICK_OFF);
  const routes = (
    <Routes>
      <Route path="*" element={<SecondaryRoutes />} />
    </Routes>
  );
  renderPage(routes, '/odds');
  await settle();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Show odds' })).toHaveLength(buttons);
  expect(requests).toEqual([]);
});

test('the settings hide odds, unless the operator has switched them off', async () => {
  pricesSetting.choose(null);
  fakeServer(serve);
  const dialog = <SettingsDialog onClose={() => {}} />;
  renderPage(dialog);
  const boxes = () => screen.queryAllByRole('checkbox', { hidden: true, name: /best odds/ }).length;
  expect(boxes()).toBe(1);
  fireEvent.click(screen.getByRole('checkbox', { hidden: true, name: 'Hide odds' }));
  expect(localStorage.getItem('prices')).toBe('hidden');
  expect(boxes()).toBe(0);
  leavePages();
  document.documentElement.dataset['odds'] = 'off';
  renderPage(dialog);
  expect(screen.queryByRole('checkbox', { hidden: true, name: 'Hide odds' })).toBeNull();
});
