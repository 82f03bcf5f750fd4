/**
 * What the viewer's choices keep from every page. Odds that they hide: no page requests or shows them. A delay: no answer is
 * newer, and the clock is not ahead.
 */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { readDelay } from '#contract/delay.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { chooseDelay } from '#web/settings/delay.ts';
import { pricesSetting } from '#web/settings/has-odds.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/words/en.ts';
import { openApp } from './open-app.tsx';
import { addressesOf } from './page-addresses.ts';
import { beforeKickOff } from './subject-answers.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];

/** The same match as it was before its kick-off. */
const NEXT: Subject = { ...LIVE, name: 'upcoming', at: beforeKickOff(LIVE) };

setUpPages();
afterEach(() => {
  chooseDelay(0, null);
  localStorage.clear();
});

const DELAYS = [20, 45, 120] as const;
/** Each page is open at another instant, ms. */
const STEP_MS = 17_000;
const MAX_INSTANTS = 30;

/** Whether an answer tells what happens in matches. */
function isOfMatches(url: string): boolean {
  const [, route = '', query = ''] = /^\/api\/v2\.2\/(\w+)\/\?(.*)$/.exec(url) ?? [];
  return 'seconds' in readDelay(readApiRequest(route, query).operation, ['20']);
}

/**
 * Opens a page for a viewer with a delay, and returns its requests for prices and for bookmakers, and what it has of after
 * the viewer's instant.
 */
async function open(address: string, subject: Subject, index: number) {
  const requests: string[] = [];
  const ahead: string[] = [];
  const seconds = DELAYS[index % DELAYS.length] ?? 0;
  const instant = subject.at + (index % MAX_INSTANTS) * STEP_MS;
  const now = instant + seconds * 1000;
  setWindowWidth(1280);
  localStorage.setItem('extras', 'tv odds');
  chooseDelay(seconds, null);
  const page = await openApp(address, en, {
    worldTime: () => now,
    answer: async (url) => {
      if (/odds|bookmaker/.test(url)) requests.push(url);
      const [plainUrl = '', delay = '0'] = url.split('&delay=');
      const at = now - Number(delay) * 1000;
      if (at > instant && isOfMatches(plainUrl)) ahead.push(url);
      return { ...(await service.answerAt(at, plainUrl)), age: Number(delay) };
    },
  });
  opened.push(page);
  if ((worldClock.now() ?? 0) >= now) ahead.push('the clock');
  return { page, requests, ahead };
}

const opened: Awaited<ReturnType<typeof openApp>>[] = [];
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

const oddsLinks = () => within(screen.getByRole('main')).queryAllByRole('link', { name: 'Odds' });
const priceCount = () => document.querySelectorAll('[data-price]').length;

const PAGES = [
  ...Object.values(await addressesOf(LIVE, service)).flatMap(([address]) =>
    address ? [{ address, subject: LIVE, name: LIVE.name }] : [],
  ),
  { address: `/match/${NEXT.match.id}`, subject: NEXT, name: NEXT.name },
];

const CASES = PAGES.map((page, index) => ({ ...page, index }));

test.each(CASES)('$address is without odds and behind, for a match that is $name', async (one) => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  const { address, subject, index } = one;
  pricesSetting.choose('hidden');
  const { page, requests, ahead } = await open(address, subject, index);
  expect(requests).toEqual([]);
  expect(priceCount()).toBe(0);
  expect(screen.queryByText(/win chance/i)).toBeNull();
  // Styles hide the link in the head (e2e/hidden-odds.spec.ts).
  expect(oddsLinks()).toEqual([]);
  const isOfOdds = address.split('?')[0]?.endsWith('/odds') ?? false;
  expect(screen.queryAllByText('You have hidden odds.')).toHaveLength(isOfOdds ? 1 : 0);
  if (index % 2 > 0) await page.chooseLocale('de');
  expect(ahead).toEqual([]);
});

test.each(['/odds', `/match/${LIVE.match.id}/odds`])('%s has odds until they are hidden', async (address) => {
  const { requests, ahead } = await open(address, LIVE, 1);
  expect(requests).not.toEqual([]);
  expect(ahead).toEqual([]);
  expect(priceCount()).toBeGreaterThan(0);
  expect(oddsLinks().length).toBeGreaterThan(0);
});
