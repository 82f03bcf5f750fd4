import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overflow } from './support/list.ts';

const NOW = Date.parse('2026-11-21T15:20:00Z') / 1000;
const OPEN = {
  service: 'up',
  since: NOW - 7500,
  lastFailure: { at: NOW - 2400, reason: 'timeout', operation: 'livescores?t=live' },
  uptimeSeconds: 180_000,
  ages: [
    { operation: 'fixtures?t=schedule', seconds: 125 },
    { operation: 'livescores?t=live', seconds: 3 },
  ],
};
const WHOLE = {
  ...OPEN,
  account: { requestsLeft: 8412, limit: 10_000, resetsAt: NOW + 2400 },
  callsPerMinute: [
    { route: 'livescores', calls: 12 },
    { route: 'fixtures', calls: 5 },
  ],
  versions: { touchline: '0.1.0', node: 'v24.21.0' },
};
const KEY = 'correct horse battery';

/** Answers as a server with an account does: all of it only with the operator's key. */
async function serve(page: Page): Promise<void> {
  await page.route('**/api/status', async (route) => {
    const key = route.request().headers()['authorization'];
    const isRefused = key !== undefined && key !== `Bearer ${KEY}`;
    await route.fulfill({
      status: isRefused ? 401 : 200,
      json: isRefused ? { error: { code: 'unauthorized', message: '' } } : key ? WHOLE : OPEN,
      headers: { 'world-time': `${NOW * 1000}; rate=1` },
    });
  });
}

test('from the settings to the status: the state, the ages of data, and more with the operator’s key', async ({
  page,
  allowed,
}) => {
  allowed.push(/401/);
  await serve(page);
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Status of this Touchline' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Up and running' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Matches in play/ })).toContainText('3 s');
  await expect(page.getByRole('region', { name: 'Requests left' })).toHaveCount(0);

  await page.getByLabel('Operator key').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/That key is not right/);
  await page.getByLabel('Operator key').fill(KEY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Requests left' })).toContainText('8,412');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Requests left' })).toContainText('8,412');
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await expect(page.getByRole('region', { name: 'Requests left' })).toHaveCount(0);
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`the status is accessible (${theme}), and fits at ${width} px in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.addInitScript((key) => sessionStorage.setItem('operator-key', JSON.stringify(key)), KEY);
    await serve(page);
    for (const language of ['en', 'de', 'ar-XB']) {
      await page.goto(`/status?lang=${language}`);
      await expect(page.locator('.status-bar')).toBeVisible();
      expect(await overflow(page), language).toBeLessThanOrEqual(0);
      expect((await new AxeBuilder({ page }).analyze()).violations, language).toEqual([]);
    }
  });
}
