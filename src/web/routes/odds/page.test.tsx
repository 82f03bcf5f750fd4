/** The best prices of a day: its states and addresses. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { answer, type FakeResponse, failure, NO_UPDATES, OUTAGE } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';

const scheduled = (number: number, kickOff: number) =>
  sampleMatch(number, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff });
const LIVE = sampleMatch(1);
const TODAY = [LIVE, scheduled(2, KICK_OFF + 7200)];
const TOMORROW = [scheduled(3, KICK_OFF + 86_400)];
const MARKETS = [sampleMarket(1, { Oak: [samplePrices({ home: 2, draw: 3.5, away: 4, at: KICK_OFF })] })];

setUpPages();
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
});

/** Opens the page with matches today and tomorrow; `respond` may answer instead. */
function open(address: string, respond: (url: string) => FakeResponse | null = () => null) {
  const serve = (url: string) => {
    const day = url.includes('livescores') ? [LIVE] : url.includes('d=2026-11-21') ? TODAY : TOMORROW;
    const dataset = /include=(odds_\w+)/.exec(url)?.[1];
    return answer(dataset ? day.map((match) => ({ ...match, [dataset]: MARKETS })) : day);
  };
  return openPage(address, (url) => respond(url) ?? serve(url), KICK_OFF + 1380);
}

const bodyRows = () =>
  [...document.querySelectorAll<HTMLElement>('section tbody tr')].map((row) => ({
    phase: row.dataset['phase'],
    address: row.querySelector('a')?.getAttribute('href'),
    prices: [...row.querySelectorAll('td > bdi')].map(({ textContent }) => textContent),
  }));

test('a row has the best prices, and links to the odds of its match', async () => {
  await open('/odds');
  expect(bodyRows()).toEqual([
    { phase: 'live', address: '/match/1/odds', prices: ['2.00', '3.50', '4.00', expect.any(String)] },
    { phase: 'scheduled', address: '/match/2/odds', prices: ['2.00', '3.50', '4.00', expect.any(String)] },
  ]);
});

test('the live filter and other days have addresses', async () => {
  await open('/odds?show=live');
  expect(bodyRows().map(({ phase }) => phase)).toEqual(['live']);
  const filters = within(screen.getByRole('navigation', { name: 'Show' }));
  const links = filters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All 2', '/odds'],
    ['Live 1', '/odds?show=live'],
  ]);
  leavePages();
  await open('/odds?d=2026-11-22');
  expect(bodyRows().map(({ address }) => address)).toEqual(['/match/3/odds']);
  expect(screen.getByRole('link', { name: /Today/ }).getAttribute('href')).toBe('/odds');
});

test('a competition without odds says so once, and shows no price', async () => {
  await open('/odds', (url) => (url.includes('include=odds_') ? answer([]) : null));
  expect(screen.getAllByText('No odds available')).toHaveLength(1);
  expect(bodyRows().map(({ prices }) => prices)).toEqual([[], []]);
});

test.each([
  ['an error', 503, 'upstream_unavailable'],
  ['not found', 404, 'not_found'],
] as const)(
  'when odds are answered with %s, the matches remain and no price is shown',
  async (_, status, code) => {
    await open('/odds', (url) => (url.includes('include=odds_') ? failure(status, code) : null));
    expect(bodyRows().map(({ prices }) => prices)).toEqual([[], []]);
    expect(screen.getAllByRole('status')[0]?.textContent).not.toBe('');
    expect(document.querySelector('section table')?.textContent).not.toContain('–');
  },
);

test('when the first match cannot be loaded, the panel has its score of the list and says why, and the page remains the list’s', async () => {
  setWindowWidth(1280);
  await open('/odds', (url) => (url.includes('t=info') ? OUTAGE : null));
  expect(document.querySelector('[data-panel]')?.textContent).toMatch(
    new RegExp(`^Home 1 0–0 Away 1.*Last updated [\\d:]+\\. ${NO_UPDATES}$`),
  );
  const titles = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([expect.stringMatching(/^Best odds/)]);
  expect(document.title).toMatch(/^Odds/);
});
