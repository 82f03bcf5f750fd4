import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { COLOUR_RULES, expectAccessible } from './support/accessible.ts';
import { installClock, nextPoll } from './support/poll.ts';
import { WIDE } from './support/wide.ts';

test.use({ viewport: WIDE });

const rows = (page: Page) => page.locator('main a[href^="/match/"]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Resolves to the place of a row in the window, px from its top, once it has been the same for ten frames: sections
 * that have come into sight are drawn a few frames later, and their heights until then are estimates.
 */
const placeOf = (row: Locator) =>
  row.evaluate(async (element) => {
    let place = Number.NaN;
    for (let sameFrames = 0; sameFrames < 10; ) {
      await new Promise(requestAnimationFrame);
      const last = place;
      place = Math.round(element.getBoundingClientRect().top);
      sameFrames = place === last ? sameFrames + 1 : 0;
    }
    return place;
  });

/** Opens today's list, scrolls far down in it once it is complete, and returns a row there. */
async function deepInTheList(page: Page): Promise<Locator> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Live \d+$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await rows(page).nth(60).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const address = await rows(page).nth(60).getAttribute('href');
  return page.locator(`main a[href="${address}"]`).first();
}

test.beforeEach(({ world }) => world.at('2026-11-21T15:20:00Z'));

test('a match opens and closes in the panel without moving the list', async ({ page }) => {
  const row = await deepInTheList(page);
  const place = await placeOf(row);
  const element = await row.elementHandle();
  await row.click();
  await expect(page).toHaveURL(/\/match\/\d+$/);
  const panel = page.getByRole('complementary', { name: 'Selected match' });
  await expect(panel.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await placeOf(row)).toBe(place);
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(panel.getByText('Select a match')).toBeVisible();
  expect(await placeOf(row)).toBe(place);
  await page.goForward();
  await panel.getByRole('link', { name: 'Close the match' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await placeOf(row)).toBe(place);
});

test('without a selected match the panel lists the latest goals, keeps them still under the pointer, and links to them', async ({
  page,
  world,
}) => {
  await installClock(page, { time: '2026-11-21T15:20:00Z' });
  await page.goto('/');
  const panel = page.getByRole('complementary', { name: 'Selected match' });
  const goals = panel.getByRole('region', { name: 'Latest goals' });
  await expect(goals.getByRole('link')).toHaveCount(12);
  const goalTexts = () => goals.getByRole('link').allInnerTexts();
  await goals.getByRole('link').first().hover();
  const before = await goalTexts();
  await world.at('2026-11-21T15:21:30Z');
  // After the second response the list of the first one is drawn.
  await nextPoll(page, 't=live');
  await nextPoll(page, 't=live');
  expect(await goalTexts()).toEqual(before);
  await page.mouse.move(600, 400);
  await expect.poll(goalTexts).not.toEqual(before);
  const first = goals.getByRole('link').first();
  await first.hover();
  const href = (await first.getAttribute('href')) as string;
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(panel.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(goals).toHaveCount(0);
  await panel.getByRole('link', { name: 'Close the match' }).click();
  await expect(goals).toBeVisible();
});

test('the address of a selected match keeps the day and the filter', async ({ page }) => {
  await page.goto('/?d=2026-11-20');
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/match\/\d+\?d=2026-11-20$/);
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: /Finished/ })
    .click();
  await expect(page).toHaveURL(/\/match\/\d+\?d=2026-11-20&show=finished$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Close the match' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('going back from a match and reloading restore the scroll position', async ({ page }) => {
    const row = await deepInTheList(page);
    const place = await placeOf(row);
    await row.tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(row).toBeInViewport();
    expect(Math.abs((await placeOf(row)) - place)).toBeLessThanOrEqual(2);
    await page.reload();
    await expect(row).toBeInViewport();
    expect(Math.abs((await placeOf(row)) - place)).toBeLessThanOrEqual(2);
  });

  test('the bottom bar leads to the live matches and back', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Pages' });
    await bar.getByRole('link', { name: 'Live' }).tap();
    await expect(page).toHaveURL(/\?show=live$/);
    await expect(bar.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Scores' }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a setting applies at once, survives a reload, and can be reset', async ({ page }) => {
  await page.goto('/');
  const scheduled = page.locator('main a[data-phase="scheduled"] .match-row-minute').first();
  const before = (await scheduled.textContent()) ?? '';
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByText('3:00 pm').click();
  await expect(scheduled).toHaveText(/^\d{1,2}:\d\d\s[ap]m$/);
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Tokyo/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Tokyo/)).toBeVisible();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scheduled).toHaveText(before);
});

test('the settings have no accessibility violation in any theme', async ({ page }) => {
  // A page with few elements: the rules visit all of them, even for a part of the page.
  await page.goto('/my');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [theme, rules] of [
    ['Light', undefined],
    ['Dark', COLOUR_RULES],
    ['High contrast', COLOUR_RULES],
  ] as const) {
    await page.getByText(theme, { exact: true }).click();
    await expectAccessible(page, { within: 'dialog', ...(rules && { rules }) });
  }
});

test('a page whose code fails to load offers a reload', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'reload' })).toBeVisible();
});
