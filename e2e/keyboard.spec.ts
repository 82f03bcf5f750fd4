import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { WIDE } from './support/wide.ts';

test.use({ viewport: WIDE });

/** Where the focus is: the address of the match that has it. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

// An evening with few matches, and with competitions that are collapsed.
test.beforeEach(({ world }) => world.at('2026-11-24T20:10:00Z'));

const rows = (page: Page) => page.locator('main a[data-step]');

async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  // Shortcuts, and the filter that one of them focuses, load after the first paint.
  await waitForKeys(page);
  await expect(page.getByRole('searchbox')).toBeAttached();
}

test('the keyboard leads through the list, into a match and back to its row', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openList(page);
  const first = await rows(page).first().getAttribute('href');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(first);
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('j');
  const here = await focused(page);
  expect(here).not.toBe(first);
  const row = page.locator('main a[data-step]:focus');
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await focused(page)).toBe(here);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${here}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport({ ratio: 1 });
  expect(await focused(page)).toBe(here);
});

test('the skip link leads to the list, whose keys go on beside a selected match, and Escape closes the match', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const head = page.locator('main section[id]').first().getByRole('button').first();
  await expect(head).toBeFocused();
  await waitForKeys(page);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(await rows(page).first().getAttribute('href'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Selected match' });
  await expect(panel.getByRole('link', { name: 'Close the match' })).toBeVisible();
  await page.keyboard.press('j');
  expect(await focused(page)).not.toBe(await rows(page).first().getAttribute('href'));
  expect(await focused(page)).toMatch(/^\/match\/\d+/);
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Select a match')).toBeVisible();
  expect(await focused(page)).toBe(await rows(page).first().getAttribute('href'));
});

test('Enter or an arrow on the row of the open match goes on to its heading, and Escape back to the row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openList(page);
  const opened = page.getByRole('status').filter({ hasText: 'Match opened' });
  const panel = page.getByRole('complementary', { name: 'Selected match' });
  const title = panel.getByRole('heading', { level: 1 });
  await page.keyboard.press('j');
  const row = await focused(page);
  await expect(opened).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'Close the match' })).toBeVisible();
  await expect(opened).toHaveCount(1);
  expect(await focused(page)).toBe(row);
  await expect(title).toBeAttached();
  for (const key of ['Enter', 'ArrowRight']) {
    await page.keyboard.press(key);
    await expect(title).toBeFocused();
    await expect(page.locator('[data-head]')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe(row);
  }
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe(row);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${row}$`));
  expect(await focused(page)).toMatch(/^\/match\/\d+/);
});

test('j starts at the first match in view, and keys with a modifier are left to the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await openList(page);
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Alt+j');
  await page.keyboard.press('Shift+j');
  expect(await focused(page)).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('j');
  await expect(page.locator('main a[data-step]:focus')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(200);
});

test('a collapsed competition is one step, and opens', async ({ page }) => {
  await openList(page);
  const folded = page.locator('main button[data-step]').first();
  const name = await folded.textContent();
  await folded.scrollIntoViewIfNeeded();
  await page.keyboard.press('j');
  for (
    let step = 0;
    step < 40 && !(await folded.evaluate((one) => one === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('j');
  }
  await expect(folded).toBeFocused();
  expect(await page.locator(':focus').textContent()).toBe(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  expect(await focused(page)).toMatch(/^\/match\/\d+/);
});

test('f follows the focused match, which stays in view, and [ and ] go to the previous and the next day', async ({
  page,
}) => {
  await openList(page);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('j');
  const followed = await focused(page);
  await page.keyboard.press('f');
  const star = page.locator(`[data-followable]:has(> a[href="${followed}"]) [data-favourite]`).first();
  await expect(star).toHaveAccessibleName(/^Following /);
  await expect(page.locator('main a[data-step]:focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/d=2026-11-25/);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/d=2026-11-23/);
});

test('the calendar opens at the day of the page, is accessible, and picks a day by its keys', async ({
  page,
}) => {
  await page.goto('/?d=2026-11-20');
  const button = page.getByRole('button', { name: 'Pick a date' });
  await button.click();
  const calendar = page.getByRole('dialog', { name: 'Pick a date' });
  await expect(calendar.getByRole('link', { name: /20 November 2026/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?d=2026-11-28$/);
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
});

test('/ focuses the filter, where shortcuts are letters; ? opens their list; and they can be switched off', async ({
  page,
}) => {
  await openList(page);
  await page.keyboard.press('/');
  const filter = page.getByRole('searchbox');
  await expect(filter).toBeFocused();
  await page.keyboard.type('jk?');
  await expect(filter).toHaveValue('jk?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');

  await filter.blur();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  const here = await focused(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focused(page)).toBe(here);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('p');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Paused at/)).toBeHidden();
});
