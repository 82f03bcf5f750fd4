/** Every file that public/boot.js prefetches is used, also where the page fails. */
import type { Page } from '@playwright/test';
import { expect, NO_SERVICE_WORKER, test } from './fixtures.ts';
import { startOutage } from './support/outage.ts';

/** Browsers warn of a prefetched file that is unused some seconds after the load event, ms. */
const WARNING_DELAY_MS = 4500;

/** Opens another page, and collects its warnings. */
async function openAnother(page: Page, address: string, warnings: string[]): Promise<Page> {
  const another = await page.context().newPage();
  another.on('console', (message) => {
    if (message.type() === 'warning' && !NO_SERVICE_WORKER.test(message.text()))
      warnings.push(`${address}: ${message.text()}`);
  });
  await another.goto(address);
  await another.waitForLoadState('load');
  return another;
}

test('prefetching a style causes no warning, also of a tab that a match lacks or when requests fail', async ({
  page,
  world,
}) => {
  const start = world.find('kick-off');
  await world.at(start.instant);
  const warnings: string[] = [];
  const withoutStats = await openAnother(page, `/match/${start.match_id}/stats`, warnings);
  await expect(withoutStats.getByRole('heading', { level: 1 })).toBeVisible();
  await startOutage(page.context());
  for (const address of ['/match/1/lineups', '/competition/10']) {
    const failing = await openAnother(page, address, warnings);
    await expect(failing.getByRole('alert')).toBeVisible();
  }
  await page.waitForTimeout(WARNING_DELAY_MS);
  expect(warnings).toEqual([]);
});
