import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { multiply, overflow } from './support/list.ts';

/** A Saturday of 540 matches, each three times. */
const TIMES = 3;
const rows = (page: Page) => page.locator('a[data-step]');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Show' }).getByRole('link');
const numbers = async (page: Page) =>
  (await filters(page).allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length);
/** Which of the rows has the focus. */
const focused = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[data-step]')].indexOf(document.activeElement as Element),
  );

test.beforeEach(async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  await multiply(page, TIMES);
});

test('a day of 1,600 matches is counted and collapsed, and renders only what is open', async ({ page }) => {
  await page.goto('/');
  await expect(filters(page).first()).toHaveText(/\d/);
  const [all = 0, ...parts] = await numbers(page);
  expect(all).toBeGreaterThan(1500);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  const heads = page.locator('main section');
  await expect.poll(() => heads.count()).toBeGreaterThan(200);
  const drawn = await rows(page).count();
  expect(drawn).toBeLessThan(300);
  // A row is at most 35 elements, what is folded, and its line beside the list, 30.
  expect(await elements(page)).toBeLessThan(drawn * 35 + (await heads.count()) * 30 + 500);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('1,600 matches by time can be stepped through to the last, and filtered', async ({ page, allowed }) => {
  allowed.push(/404/); // a focused match is prefetched, and the copies do not exist
  await page.goto('/?by=time');
  await expect(rows(page).first()).toBeVisible();
  const [all = 0, live = 0] = await numbers(page);
  await expect(rows(page)).toHaveCount(all);
  expect(await elements(page)).toBeLessThan(all * 35 + 500);

  for (let step = 0; step < 6; step += 1) await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe(5);
  await page.keyboard.press('k');
  await expect.poll(() => focused(page)).toBe(4);

  await rows(page).last().focus();
  await page.keyboard.press('j');
  await expect.poll(() => focused(page)).toBe(all - 1);
  await expect(rows(page).last()).toBeInViewport();
  await page.keyboard.press('k');
  await expect.poll(() => focused(page)).toBe(all - 2);

  const home = (await rows(page).first().locator('[data-side="home"] > [dir]').textContent()) ?? '';
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(home);
  await expect.poll(() => rows(page).count()).toBeLessThan(20 * TIMES);
  const texts = await rows(page).allTextContents();
  expect(texts.length % TIMES).toBe(0);
  expect(texts.filter((text) => !text.includes(home))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(all);

  await filters(page).filter({ hasText: 'Live' }).click();
  await expect(rows(page)).toHaveCount(live);
});
