/** Odds that the viewer hides; src/run/pages/hidden-odds.test.tsx opens every page without them. */
import { expect, test } from './fixtures.ts';

const HIDDEN = 'You have hidden odds.';

test('hiding odds in the settings takes effect at once, and so does showing them', async ({ page }) => {
  await page.goto('/odds');
  const price = page.locator('[data-price]').first();
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Odds' });
  await expect(price).toBeVisible();
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Hide odds' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText(HIDDEN)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.keyboard.press('o');
  expect(await page.evaluate(() => localStorage.getItem('odds'))).toBeNull();
  await page.getByRole('button', { name: 'Show odds' }).click();
  await expect(price).toBeVisible();
  await expect(link).toBeVisible();
});
