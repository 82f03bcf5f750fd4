/** What public/boot.js fetches ahead is used, whatever the page comes to. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Browsers warn of what a page fetched ahead and has not used some seconds after it has loaded, ms. */
const UNTIL_WARNED = 4500;

const DOWN = { status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } };

/** Waits as long as a browser does; the fixture fails on any warning. */
async function waitForWarnings(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(UNTIL_WARNED);
}

test('the style of a tab that a match has not yet is fetched ahead without a warning', async ({
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
  test(`the style of ${path} is fetched ahead without a warning when no answer comes`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/Failed to load resource/);
    await page.route('**/api/**', (route) => route.fulfill(DOWN));
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await waitForWarnings(page);
  });
