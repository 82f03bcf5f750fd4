import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

/** An evening with a few matches of every kind: the checks look at every element. */
const EVENING = '2026-11-24T20:10:00Z';

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test.describe(theme, () => {
    test.beforeEach(async ({ page, world }) => {
      await world.at(EVENING);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    });

    test('no accessibility violation on a phone, in the list and in a match', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(page.locator('a.match-row').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violations(page)).toEqual([]);
      await page.locator('a.match-row[data-phase="live"]').first().click();
      await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('no accessibility violation on a desktop, in a match beside the list', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/');
      await page.locator('a.match-row[data-phase="live"]').first().click();
      await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
