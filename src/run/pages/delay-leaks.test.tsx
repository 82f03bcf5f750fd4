/**
 * Nothing on any page is ahead of the viewer's delay, with the answers of the proxy as they are: each page is, to the last
 * attribute, what it was without a delay so many seconds ago.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { chooseDelay } from '#web/settings/delay.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { de, en } from '#web/testing/words.ts';
import { difference } from './difference.ts';
import { everythingOnThePage, openApp } from './open-app.tsx';
import { addressesOf } from './page-addresses.ts';
import { startProxy } from './start-proxy.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];

setUpPages();
afterEach(() => {
  chooseDelay(0, null);
  localStorage.clear();
  sessionStorage.clear();
});

/** Each delay, and when a page that was opened at 0 has it, seconds. The page is hidden before the instants that are seen again. */
const SIGHTS = [
  { delay: 120, at: 128.5 },
  { delay: 45, at: 132.5 },
  { delay: 20, at: 135.5 },
] as const;
/** The service's world moves on at these seconds: once before each of the instants that are seen again, and once after them. */
const STEPS = [0, 60, 100, 118];
/** When another viewer polls, seconds: without polls the proxy would drop what it has. */
const POLLS = [5, 56, 62, 104];
/** Pages are opened at so many instants, each of which has three of the past. */
const MAX_STARTS = 10;
const START_STEP_MS = 173_000;
/** So far into a minute that no answer of a test comes where the next one begins: the vidiprinter shows minutes. */
const START_MS = 25_000;

const WORDS = { en, de };
type Language = keyof typeof WORDS;

/** Lines of the vidiprinter and changes of prices are dated by the answer that first had them for the page. */
const SEEN_AT =
  /(?<=datetime="[^"]*:\d\d):[\d.]+Z|(?<=\\"(?:at|asOf|order)\\":)[\d.]+|(?<=<path[^>]* d=")[^"]*|(?<=--(?:at|until): )[\d.]+%|(?<= (?:max|value)=")\d{10}|(?<= data-old=")\w+/g;

/** Returns all that is on the page and in the storage but the delay itself. */
function readAll(): string {
  const chip = document.querySelector('[data-delay]');
  const { parentNode = null, nextSibling = null } = chip ?? {};
  chip?.remove();
  const stored = localStorage.getItem('delay');
  localStorage.removeItem('delay');
  const all = everythingOnThePage().replace(SEEN_AT, '');
  if (chip) parentNode?.insertBefore(chip, nextSibling);
  if (stored !== null) localStorage.setItem('delay', stored);
  return all;
}

function show(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

interface Case {
  readonly address: string;
  /** Instant at which the page is opened, epoch ms. */
  readonly start: number;
  /** The languages in which it is seen. */
  readonly languages: readonly [Language, Language, Language];
}

const CASES = Object.values(await addressesOf(LIVE, service)).flatMap(([address], at): Case[] =>
  address
    ? [
        {
          address,
          start: LIVE.at + START_MS + (at % MAX_STARTS) * START_STEP_MS,
          languages: at % 2 === 0 ? ['en', 'de', 'en'] : ['de', 'en', 'de'],
        },
      ]
    : [],
);

test.each(CASES)('$address is as late as each delay', async ({ address, start, languages }) => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  setWindowWidth(1280);
  localStorage.setItem('lang', languages[0]);
  localStorage.setItem('zone', 'Europe/London');
  localStorage.setItem('extras', 'tv odds');
  const openedAt = performance.now();
  const proxy = await startProxy({
    service,
    start,
    serviceTime: (instant) =>
      start + (STEPS.findLast((second) => instant - start >= second * 1000) ?? 0) * 1000,
  });
  const page = await openApp(address, WORDS[languages[0]], proxy.fetch);

  const then: string[] = [];
  for (const [at, sight] of SIGHTS.entries()) {
    for (const second of POLLS.filter(
      (one) => one < sight.at - sight.delay && one * 1000 > performance.now() - openedAt,
    )) {
      await page.pass(openedAt + second * 1000 - performance.now());
      await proxy.poll();
    }
    show(true);
    await page.chooseLocale(languages[at] ?? 'en');
    await page.passUntil(openedAt + (sight.at - sight.delay) * 1000);
    then.push(readAll());
    show(false);
  }
  await page.pass(openedAt + 120_000 - performance.now());
  show(true);
  const late: string[] = [];
  for (const [at, sight] of SIGHTS.entries()) {
    chooseDelay(sight.delay, null);
    await page.chooseLocale(languages[at] ?? 'en');
    await page.passUntil(openedAt + sight.at * 1000);
    late.push(readAll());
  }
  await page.close();
  proxy.close();
  expect(late.map((all, at) => difference(all, then[at] ?? ''))).toEqual(['', '', '']);
});
