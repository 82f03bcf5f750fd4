/**
 * What is grey says of when it is, and nothing else does: pages in play, with the answers of the proxy as they are, stay
 * current as long as they are polled, and once an operation fails, what depends on it is old by one and the same result.
 */
import { afterEach, expect, test } from 'vitest';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/testing/words.ts';
import { openApp } from './open-app.tsx';
import { addressesOf } from './page-addresses.ts';
import { startProxy } from './start-proxy.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];

let close = async () => {};

setUpPages();
afterEach(() => close());

const WIDE_PX = 1280;
/** Too narrow for the sidebar, which polls the same lists as the page. */
const NARROW_PX = 1024;

const PAGES = [
  ['/', WIDE_PX],
  ['/match/:id', WIDE_PX],
  ['/match/:id/lineups', WIDE_PX],
  ['/match/:id/table', WIDE_PX],
  ['/match/:id/odds', WIDE_PX],
  ['/competition/:id', NARROW_PX],
  ['/competition/:id/fixtures', NARROW_PX],
  ['/tv', WIDE_PX],
  ['/tv/:id', WIDE_PX],
  ['/odds', WIDE_PX],
  ['/vidiprinter', WIDE_PX],
  ['/my', WIDE_PX],
  ['/team/:id', NARROW_PX],
  ['/country/:id', WIDE_PX],
] as const;
const addresses = await addressesOf(LIVE, service);
const CASES = PAGES.map(([pattern, width]) => ({ address: addresses[pattern][0] ?? '', width }));

/** Four of the longest polls of the embedded service's answers in play. */
const WATCH_SECONDS = 240;
/** Two of the longest polls, the grace time, and the poll that fails. */
const MAX_HOLD_SECONDS = 190;
/** The service's world moves on as seldom as this, which saves most of its work, ms. */
const STEP_MS = 120_000;

const AGE = /Last updated \d/;
const CURRENT = ' · up to date';

/** Returns the text of a part of the page without that of the dated parts inside it. */
function ownText(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('[data-old]')) inner.remove();
  return copy.textContent;
}

const oldParts = () => [...document.querySelectorAll('[data-old="true"]')];

/** Returns the parts of the page whose colour and words differ. */
function contradictions(): readonly string[] {
  const parts = [document.body, ...document.querySelectorAll('[data-old]')];
  return parts.flatMap((part) => {
    const text = ownText(part);
    const isOld = part.getAttribute('data-old') === 'true';
    const isGrey = isOld && part.querySelector('.dims-when-old') !== null;
    const isRight = AGE.test(text) === isGrey && isGrey === isOld && !(isOld && text.includes(CURRENT));
    return isRight ? [] : [`${isOld ? 'old' : 'current'}: ${text.slice(0, 200)} … ${text.slice(-200)}`];
  });
}

/** Returns the operation of an address with what it includes, which pages request with several parameters. */
function operationOf(url: string): string {
  const [, route = '', query = ''] = /(\w+)\/\?(.*)$/.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  return [route, parameters.get('t'), parameters.get('include')].join(' ');
}

/** Opens a page of a viewer who follows a team and a competition in play. */
async function openPage(address: string, width: number) {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  setWindowWidth(width);
  const { teams, league } = LIVE.match;
  const favourites = [
    { kind: 'team', id: teams.home.id, name: teams.home.name, img: null },
    { kind: 'competition', id: league.id, name: league.name, img: null },
  ];
  localStorage.setItem('favourites', JSON.stringify(favourites));
  const proxy = await startProxy({
    service,
    start: LIVE.at,
    serviceTime: (instant) => instant - ((instant - LIVE.at) % STEP_MS),
  });
  const counts = new Map<string, number>();
  const failing = new Set<string>();
  const page = await openApp(address, en, async (url, init) => {
    const operation = operationOf(url);
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    if (failing.has(operation)) throw new TypeError('No connection.');
    return proxy.fetch(url, init);
  });
  close = async () => {
    await page.close();
    proxy.close();
  };
  return { ...page, failing, counts };
}

test.each(CASES)('$address is grey only where it says of when it is', async ({ address, width }) => {
  const page = await openPage(address, width);
  const greyed: string[] = [];
  let hasChanged = false;
  const watcher = new MutationObserver((records) => {
    hasChanged = true;
    for (const { target } of records)
      if (target instanceof Element && target.getAttribute('data-old') === 'true')
        greyed.push(ownText(target));
  });
  watcher.observe(document, { attributeFilter: ['data-old'], subtree: true });
  const before = new Map(page.counts);
  await page.passSeconds(WATCH_SECONDS);
  expect(greyed).toEqual([]);
  expect(contradictions()).toEqual([]);

  const polled = [...page.counts].filter(([operation, count]) => count > (before.get(operation) ?? 0) + 1);
  expect(polled).not.toEqual([]);
  for (const [operation] of polled) {
    page.failing.add(operation);
    hasChanged = false;
    for (let second = 0; second < MAX_HOLD_SECONDS && !hasChanged; second += 1) await page.passSeconds(1);
    expect(oldParts(), operation).not.toEqual([]);
    expect(contradictions(), operation).toEqual([]);
    page.failing.delete(operation);
    await page.refetch();
    expect(oldParts(), operation).toEqual([]);
    expect(contradictions(), operation).toEqual([]);
  }
  watcher.disconnect();
});
