/** The service worker: an installed app starts without a connection, and never shows old data before new. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startProxy } from './support/proxy.ts';

test.use({ serviceWorkers: 'allow' });

const SCRIPT = '/service-worker.js';
const SCRIPT_HEADERS = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
const rows = (page: Page) => page.locator('main a[href^="/match/"]');

const cacheNames = async (page: Page) => (await page.evaluate(() => caches.keys())).sort();

/** Returns the paths that are stored, by the name of their cache. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await caches.open(name).then((cache) => cache.keys());
      return [name, requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
  });

/** Opens the list, and waits until the worker has stored it with the code that it was drawn with. */
async function install(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/`);
  await expect(rows(page).first()).toBeVisible();
  const parts = [/^\/$/, /index-.*\.js$/, /recovery-.*\.js$/, /t=schedule/, /t=live/];
  const missingParts = async () => {
    const paths = Object.values(await storedPaths(page)).flat();
    return parts.filter((part) => !paths.some((path) => part.test(path)));
  };
  await expect.poll(missingParts).toEqual([]);
}

test.beforeEach(({ world }) => world.at('2026-11-21T15:20:00Z'));

test('an installed app starts offline with the last list, dimmed and with its instant, and recovers by itself', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/./);
  await install(page);
  const teams = rows(page).first().locator('[data-side]');
  const names = await teams.allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(teams).toHaveText(names);
  await expect(page.getByText(/^Last updated 15:2\d:\d\d\. You’re offline/)).toBeVisible();
  await expect(page.locator('[data-old="true"]')).toBeVisible();

  await page.getByRole('link', { name: 'Tables' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('up to date')).toBeVisible();
  await expect(page.locator('[data-old="true"]')).toHaveCount(0);
});

test('a slow answer is waited for, and the stored one is not shown before it', async ({ page, context }) => {
  await install(page);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requests: string[] = [];
  await context.route('**/api/**', async (route) => {
    requests.push(route.request().url());
    await isAnswered;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  // Longer than reading the stored list takes.
  await page.waitForTimeout(1000);
  await expect(rows(page)).toHaveCount(0);
  answer();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[data-old="true"]')).toHaveCount(0);
});

test('a new release replaces what the old one stored as a whole', async ({ page, touchline }) => {
  let release: (script: string) => Response = (script) => new Response(script, { headers: SCRIPT_HEADERS });
  const proxy = await startProxy(touchline.address, async (path) =>
    path === SCRIPT ? release(await (await fetch(touchline.address + SCRIPT)).text()) : null,
  );
  await install(page, proxy.address);
  const [name = ''] = await cacheNames(page);
  const version = name.split('-').at(-1) ?? '';
  release = (script) => new Response(script.replace(version, 'next'), { headers: SCRIPT_HEADERS });
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual(['touchline-answers-next', 'touchline-shell-next']);
  expect((await storedPaths(page))['touchline-shell-next']).toContain('/');
  await expect(rows(page).first()).toBeVisible();
  await page.goto('about:blank');
  proxy.close();
});

test('a server without the worker removes it and what it stored', async ({ page, touchline, allowed }) => {
  allowed.push(/Failed to load resource/);
  let isGone = false;
  const proxy = await startProxy(touchline.address, async (path) =>
    isGone && path === SCRIPT ? new Response('Not found', { status: 404 }) : null,
  );
  await install(page, proxy.address);
  isGone = true;
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect(rows(page).first()).toBeVisible();
  expect(await cacheNames(page)).toEqual([]);
  await page.goto('about:blank');
  proxy.close();
});

test('an installed app has a way back, which a browser has itself', async ({ page, allowed }) => {
  // A service worker that starts meanwhile answers what was preloaded.
  allowed.push(/preload/);
  const back = page.getByRole('banner').getByRole('link', { name: 'Back' });
  const openCompetition = async () => {
    await page.goto('/competitions');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Premier Division/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Premier Division' })).toBeVisible();
  };
  await openCompetition();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(back).toHaveCount(0);
  // A browser without windows has no installed apps.
  await page.addInitScript(() => {
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? { ...matchMedia('all'), matches: true } : matchMedia(query);
  });
  await openCompetition();
  await expect(back).toBeVisible();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competitions$/);
  await expect(back).toHaveCount(0);
});
