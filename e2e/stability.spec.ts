import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { COLOUR_RULES, expectAccessible } from './support/accessible.ts';
import { installClock, minuteBefore, pollAt } from './support/poll.ts';
import { WIDE } from './support/wide.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

test.use({ viewport: WIDE });

/** An entry of the browser, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const DAY_LIST = 'fixtures/?t=schedule&d=2026-11-21';

/** Longer than numbers stay up to date: two periods of five seconds and some grace, ms. */
const OUTDATED_MS = 15_000;

const rows = (page: Page) => page.locator('main a[data-step]');

/** Opens a list and waits for its last request: the day's events, fetched once the network is idle. */
async function openList(page: Page, address: string): Promise<void> {
  const events = page.waitForResponse(/t=schedule&d=[\d-]+&include=events/);
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await (await events).finished();
}

/** The height of each row of the list that carries no note, by its address. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const plain = [...document.querySelectorAll('main a[data-step]')].filter(
      (row) => !row.querySelector('[data-note]'),
    );
    return Object.fromEntries(
      plain.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().height]),
    );
  });

/** Counts the page's API requests from now on. */
function countRequests(page: Page): { count: number } {
  const requests = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.count += 1;
  });
  return requests;
}

/** Waits until the page has done what was due and has drawn it. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Simulates that the page's tab is hidden or shown again. */
async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('after an hour in a hidden tab the page updates at once and lists the missed goals in one line', async ({
  page,
  world,
}) => {
  await installClock(page);
  await world.at('2026-11-21T15:20:00Z');
  await openList(page, '/');
  await show(page, 'hidden');
  const requests = countRequests(page);
  await world.at('2026-11-21T16:22:00Z');
  await page.clock.fastForward('01:00:00');
  await nextFrame(page);
  expect(requests.count).toBe(0);
  await refreshed(LIVE_LIST);
  await refreshed(DAY_LIST);
  await show(page, 'visible');
  // The list of matches in play may come before the day's, in which a goal was ruled out.
  const line = page.getByText(/^\d+ goals(, 1 goal ruled out)? since 15:2\d$/);
  await expect(line).toBeVisible();
  // On a slow machine another poll would change the page during the checks.
  await page.route('**/api/**', () => {});
  const goals = Number.parseInt((await line.textContent()) ?? '', 10);
  expect(goals).toBeGreaterThan(50);
  await expect(page.getByText('Goal', { exact: true })).toHaveCount(0);
  await line.click();
  await expect(page.locator('details a').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(line).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a paused page sends no requests and does not change; then it resumes', async ({ page, world }) => {
  await installClock(page);
  await world.at('2026-11-21T15:20:00Z');
  await openList(page, '/?show=live');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause updates' }).press('Enter');
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  const requests = countRequests(page);
  const list = await page.locator('main').innerText();
  await world.at('2026-11-21T15:30:00Z');
  await page.clock.fastForward('05:00');
  await nextFrame(page);
  expect(requests.count).toBe(0);
  expect(await page.locator('main').innerText()).toBe(list);
  await refreshed(LIVE_LIST);
  await refreshed(DAY_LIST);
  await page.keyboard.press('p');
  await expect.poll(() => requests.count).toBeGreaterThan(0);
  await expect(page.getByText(/up to date/)).toBeVisible();
});

test('over ten polls of busy minutes nothing moves: scroll position, focus and selection stay', async ({
  page,
  world,
}) => {
  await installClock(page);
  await world.at('2026-11-21T15:20:00Z');
  await openList(page, '/');
  await page.evaluate(() => window.scrollTo(0, 500));
  await nextFrame(page);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('j');
  const before = await page.evaluate(() => {
    const row = document.activeElement as HTMLElement;
    const names = row.querySelector('[data-side="home"] > [dir]') as HTMLElement;
    getSelection()?.selectAllChildren(names);
    const shifts: number[] = [];
    Object.assign(globalThis, { row, shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        // Where the machine is too busy for the polls, a notice at the foot says so.
        const isNotice = sources.some(
          ({ node }) => node instanceof Element && node.matches(':has(> [role="status"])'),
        );
        if (!isNotice) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
    return { scroll: window.scrollY, selected: String(getSelection()), top: row.getBoundingClientRect().top };
  });
  const rowsBefore = await heights(page);
  const textBefore = await page.locator('main').innerText();
  const start = Date.parse('2026-11-21T15:21:00Z');
  for (let poll = 0; poll < 10; poll += 1) await pollAt(page, new Date(start + poll * 25_000).toISOString());
  await nextFrame(page);
  expect(await page.locator('main').innerText()).not.toBe(textBefore);
  const after = await page.evaluate(() => {
    const { row, shifts } = globalThis as unknown as { row: HTMLElement; shifts: number[] };
    return {
      isFocused: document.activeElement === row,
      shift: Math.max(0, ...shifts),
      now: {
        scroll: window.scrollY,
        selected: String(getSelection()),
        top: row.getBoundingClientRect().top,
      },
    };
  });
  expect(after.isFocused).toBe(true);
  expect(after.now).toEqual(before);
  // A goal, a minute, the end of a match: none makes a row taller.
  const rowsAfter = await heights(page);
  const grown = Object.entries(rowsBefore).filter(([row, height]) => (rowsAfter[row] ?? height) !== height);
  expect(grown).toEqual([]);
  expect(Object.keys(rowsBefore).length).toBeGreaterThan(50);
  // Names of the latest goals change places; a list that moved would be far above.
  expect(after.shift).toBeLessThan(0.004);
});

test('offline the scores stay, are dimmed and say why; online they update at once', async ({
  page,
  context,
  world,
  allowed,
}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await installClock(page);
  await world.at('2026-11-21T15:20:00Z');
  await openList(page, '/?show=live');
  const matches = await rows(page).count();
  await context.setOffline(true);
  await world.at('2026-11-21T15:21:00Z');
  await page.clock.fastForward(OUTDATED_MS);
  await expect(page.getByText('You’re offline', { exact: false })).toBeVisible();
  await expect(page.getByText(/Last updated 15:2\d:\d\d/)).toBeVisible();
  expect(await rows(page).count()).toBe(matches);
  // Dimmed text keeps enough contrast.
  const dimmed = () =>
    page.evaluate(
      () => document.querySelector('main section[id]')?.parentElement?.getAnimations().at(-1)?.playState,
    );
  await expect.poll(dimmed).toBe('finished');
  await expectAccessible(page, { rules: COLOUR_RULES });
  // The dialog's code cannot be loaded offline, and nothing breaks.
  await page.keyboard.press('?');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline', { exact: false })).toBeHidden();
});

test('with reduced motion nothing is animated', async ({ page, world }) => {
  const goal = world.find('goal');
  await installClock(page);
  await world.at(minuteBefore(goal.happens));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?show=live');
  await expect(rows(page).first()).toBeVisible();
  await pollAt(page, goal.happens);
  await expect(page.getByText('Goal', { exact: true }).first()).toBeVisible();
  const moving = await page.evaluate(() => {
    const isSlow = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0.001);
    const moves = ({ transitionDuration, animationName, animationDuration }: CSSStyleDeclaration) =>
      isSlow(transitionDuration) || (animationName !== 'none' && isSlow(animationDuration));
    const styled = [...document.querySelectorAll('*')].filter((one) => moves(getComputedStyle(one)));
    return {
      styled: styled.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      // Old lists dim at once, which is no motion.
      running: document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    };
  });
  expect(moving).toEqual({ styled: [], running: 0 });
});

test('only goals of followed matches are announced', async ({ page, world }) => {
  const goal = world.find('goal');
  await installClock(page);
  await world.at(minuteBefore(goal.happens));
  await page.addInitScript((id) => {
    localStorage.setItem('favourites', JSON.stringify([{ kind: 'match', id, name: 'One', img: null }]));
  }, String(goal.match_id));
  await page.goto('/?show=live');
  await expect(rows(page).first()).toBeVisible();
  const region = page.locator('[aria-live="polite"][data-announcer]');
  await region.waitFor({ state: 'attached' });
  // Texts are announced for a few seconds only: all of them are written down.
  await region.evaluate((element) => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    new MutationObserver(() => element.textContent && announcements.push(element.textContent)).observe(
      element,
      { childList: true, characterData: true, subtree: true },
    );
  });
  await pollAt(page, goal.happens);
  const announcements = () => page.evaluate(() => Reflect.get(globalThis, 'announcements') as string[]);
  await expect.poll(announcements).toHaveLength(1);
  const [announcement] = await announcements();
  expect(announcement).toMatch(/^Goal for .+\. .+ \d+, .+ \d+\./);
  const home = await page
    .locator(`a[data-step][href="/match/${goal.match_id}"] [data-side="home"] > [dir]`)
    .first()
    .innerText();
  expect(announcement).toContain(home);
});
