/** Every file that public/boot.js prefetches is used, also where the page fails. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Browsers warn of a prefetched file that is unused some seconds after the load event, ms. */
const WARNING_DELAY_MS = 4500;

const DOWN = { status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } };

/** Waits longer than the browser does; the fixture fails on any warning. */
async function waitForWarnings(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(WARNING_DELAY_MS);
}

test('prefetching the style of a tab that a match does not have yet causes no warning', async ({
  page,
  world,
}) => {
  const start = world.find('kick-off');
  await world.at(start.instant);
  await page.goto(`/match/${start.match_id}/stats`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForWarnings(page);
});

for (const path of ['/match/1/lineups', '/competition/10'])
  test(`prefetching the style of ${path} causes no warning when requests fail`, async ({ page, allowed }) => {
    allowed.push(/Failed to load resource/);
    await page.route('**/api/**', (route) => route.fulfill(DOWN));
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await waitForWarnings(page);
  });
