import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { WIDE } from './support/wide.ts';
import { withhold } from './support/withhold.ts';

interface WireMatch {
  readonly teams: { readonly home: { readonly id: string; readonly name: string } };
}

/** Collects the extra datasets that the page requests for its rows. */
function watchDatasets(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const include = searchParams.get('include') ?? '';
    if (pathname.startsWith('/api/') && /odds|broadcast/.test(include)) requests.push(include);
  });
  return requests;
}

/** A phone's width, where extras have a line of their own. */
const PHONE = { width: 390, height: 1600 };

const heights = (page: Page) =>
  page.locator('a[data-step]').evaluateAll((rows) => rows.slice(0, 6).map((row) => row.clientHeight));

test('rows show channels and prices when the settings ask for them, and nothing is requested before', async ({
  page,
}) => {
  const requests = watchDatasets(page);
  await page.goto('/');
  await waitForKeys(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(requests).toEqual([]);
  await page.getByRole('checkbox', { name: 'best odds' }).check();
  await page.keyboard.press('Escape');
  const row = page.locator('a[data-step]:has([data-prices])').first();
  await expect(row.locator('[data-prices] > span')).toHaveCount(3);
  await expect(row).toHaveAccessibleName(/Home \d.*Draw \d.*Away \d/);
  await expect(page.locator('[data-channel]')).toHaveCount(0);
  expect(requests.filter((include) => include === 'broadcast')).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'channel' }).check();
  await page.getByRole('checkbox', { name: 'best odds' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-channel]').first()).toBeVisible();
  await expect(page.locator('[data-prices]')).toHaveCount(0);
});

test('rows reserve space for channels and prices before they load', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  const letGo = await withhold(page, /include=(?:odds_|broadcast)/);
  await page.goto('/');
  await expect(page.locator('a[data-step] b').first()).toBeVisible();
  const before = await heights(page);
  expect(before).toHaveLength(6);
  letGo();
  await expect(page.locator('[data-prices]').first()).toBeVisible();
  await expect(page.locator('[data-channel]').first()).toBeVisible();
  expect(await heights(page)).toEqual(before);
  // On a desktop they are columns of the row's only line.
  const cells = await page.locator('a[data-step]:has([data-prices])').evaluateAll((rows) =>
    rows.map((row) => {
      const prices = row.querySelector('[data-prices]')?.getBoundingClientRect();
      const middle = row.querySelector('[data-side] + [aria-hidden]')?.getBoundingClientRect();
      const centre = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : Number.NaN);
      return { left: prices?.left, offset: Math.round(centre(prices) - centre(middle)) };
    }),
  );
  expect(cells.length).toBeGreaterThan(1);
  expect(new Set(cells.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...cells.map(({ offset }) => Math.abs(offset)))).toBeLessThanOrEqual(2);
});

test('a competition’s fixtures request channels and prices by the day, and reserve their space', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  const requests = watchDatasets(page);
  const letGo = await withhold(page, /include=(?:odds_|broadcast)/);
  await page.goto('/competition/10/fixtures');
  await expect(page.locator('a[data-step]').nth(5)).toBeVisible();
  const before = await heights(page);
  letGo();
  await expect(page.locator('[data-prices]').first()).toBeVisible();
  const row = page.locator('a[data-step]:has([data-channel]):has([data-prices])').first();
  await expect(row).toHaveAccessibleName(/Home \d.*Draw \d.*Away \d/);
  expect(await heights(page)).toEqual(before);
  const days = await page.locator('main section:has(a[data-step])').count();
  const channels = requests.filter((include) => include === 'broadcast').length;
  expect(channels).toBeLessThanOrEqual(days);
  await expect.poll(() => page.locator('[data-channel]').count()).toBeGreaterThan(channels);
  // Finished matches have neither: nothing is requested and no space is reserved.
  requests.length = 0;
  await page.goto('/competition/10/results');
  await expect(page.locator('a[data-step]').nth(5)).toBeVisible();
  const [over = 0] = await heights(page);
  expect(over).toBeLessThan(before[0] ?? 0);
  expect(requests).toEqual([]);
});

test('My matches requests channels of all visible rows at once, prices with them if chosen, and reserves their space', async ({
  page,
}) => {
  // The matches have to be of several competitions and days.
  const matches = await ask<WireMatch[]>('fixtures/?t=schedule&d=2026-11-21&league_id=10');
  const others = await ask<WireMatch[]>('fixtures/?t=schedule&d=2026-11-21&league_id=11');
  const followed = [...matches.slice(0, 3), ...others.slice(0, 2)].map(({ teams: { home } }) => home);
  await page.addInitScript(
    (text) => localStorage.setItem('favourites', text),
    JSON.stringify(followed.map(({ id, name }) => ({ kind: 'team', id, name, img: null }))),
  );
  const requests = watchDatasets(page);
  await page.setViewportSize(PHONE);
  const letGo = await withhold(page, /include=broadcast/);
  await page.goto('/my');
  await expect(page.locator('main a[data-step]').nth(5)).toBeVisible();
  const before = await heights(page);
  letGo();
  await expect(page.locator('main [data-channel]').nth(2)).toBeVisible();
  expect(await heights(page)).toEqual(before);
  expect(requests.splice(0)).toEqual(['broadcast']);
  await page.addInitScript(() => localStorage.setItem('extras', 'odds'));
  await page.reload();
  const row = page.locator('main a[data-step]:has([data-channel]):has([data-prices])');
  await expect(row.nth(2)).toBeVisible();
  await expect(row.first()).toHaveAccessibleName(/Home \d.*Draw \d.*Away \d/);
  expect(await heights(page)).toEqual(before);
  // Prices of matches in play come in one list, as on every page.
  const ofRows = requests.filter((include) => include !== 'odds_inplay');
  expect(ofRows).toEqual(['broadcast,odds_prematch']);
  // Finished matches have neither.
  await expect(page.getByRole('region', { name: 'Latest results' }).locator('[data-channel]')).toHaveCount(0);
});

/** Returns the names in rows that are cut, by the address of their match, as the page is with these extras. */
const cutNames = (page: Page, extras: string) =>
  page.evaluate((text) => {
    document.documentElement.setAttribute('data-extras', text);
    if (!text) document.documentElement.removeAttribute('data-extras');
    return [...document.querySelectorAll('a[data-step] [data-side] > [title]')].flatMap((name) =>
      name.scrollWidth > name.clientWidth ? [`${name.closest('a')?.pathname} ${name.textContent}`] : [],
    );
  }, extras);

test('channels and prices cut no name that fits without them, and no channel', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  await page.goto('/');
  await expect(page.locator('[data-channel]').first()).toBeVisible();
  // Rows out of sight have a layout, too.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.locator('a[data-step]').count()).toBeGreaterThan(50);
  for (const width of [390, 768, 1024, 1100, 1280, 1440, 1551, 1552]) {
    await page.setViewportSize({ width, height: 900 });
    const without = await cutNames(page, '');
    for (const extras of ['tv', 'odds', 'tv odds']) {
      const names = await cutNames(page, extras);
      expect(
        names.filter((name) => !without.includes(name)),
        `${extras} at ${width} px`,
      ).toEqual([]);
    }
    const channels = await page
      .locator('[data-channel]')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
      );
    expect(channels, `channels at ${width} px`).toEqual([]);
  }
  const sidebar = page.getByRole('navigation', { name: 'Competitions' });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(sidebar, 'the sidebar makes room').toBeHidden();
  await cutNames(page, '');
  await expect(sidebar).toBeVisible();
});
