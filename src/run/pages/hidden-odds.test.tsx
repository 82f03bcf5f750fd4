/** No page requests or shows odds that the viewer hides. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pricesSetting } from '#web/settings/has-odds.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/testing/words.ts';
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
  localStorage.clear();
});

/** Opens a page, and returns its requests for prices and for bookmakers. */
async function open(address: string, subject: Subject) {
  const requests: string[] = [];
  setWindowWidth(1280);
  localStorage.setItem('extras', 'tv odds');
  const page = await openApp(address, en, {
    worldTime: () => subject.at,
    answer(url) {
      if (/odds|bookmaker/.test(url)) requests.push(url);
      return service.answerAt(subject.at, url);
    },
  });
  opened.push(page);
  return requests;
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

test.each(PAGES)('$address is without odds, for a match that is $name', async ({ address, subject }) => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  pricesSetting.choose('hidden');
  const requests = await open(address, subject);
  expect(requests).toEqual([]);
  expect(priceCount()).toBe(0);
  expect(screen.queryByText(/win chance/i)).toBeNull();
  // Styles hide the link in the head (e2e/hidden-odds.spec.ts).
  expect(oddsLinks()).toEqual([]);
  const isOfOdds = address.split('?')[0]?.endsWith('/odds') ?? false;
  expect(screen.queryAllByText('You have hidden odds.')).toHaveLength(isOfOdds ? 1 : 0);
});

test.each(['/odds', `/match/${LIVE.match.id}/odds`])('%s has odds until they are hidden', async (address) => {
  const requests = await open(address, LIVE);
  expect(requests).not.toEqual([]);
  expect(priceCount()).toBeGreaterThan(0);
  expect(oddsLinks().length).toBeGreaterThan(0);
});
