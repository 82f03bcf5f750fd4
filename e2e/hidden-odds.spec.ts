/** Odds that the viewer hides: no page requests or shows them. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { PAGE_SAMPLES } from './support/page-samples.ts';
import { createSettle } from './support/settle.ts';

const HIDDEN = 'You have hidden odds.';

/** Collects the page's requests for prices and for bookmakers. */
function watchOddsRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && /odds|bookmaker/.test(pathname + search))
      requests.push(pathname + search);
  });
  return requests;
}

async function upcomingMatch(): Promise<string> {
  const matches = await ask<readonly { readonly id: string }[]>('fixtures/?t=schedule&d=2026-11-28');
  return `/match/${matches[0]?.id}`;
}

test('every page is without odds, and where they would be it says how to show them', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000); // opens every page of the site
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    localStorage.setItem('prices', 'hidden');
    localStorage.setItem('extras', 'tv odds');
  });
  const requests = watchOddsRequests(page);
  const settle = createSettle(page);
  const samples = Object.entries(PAGE_SAMPLES).flatMap(([path, all]) =>
    all
      .slice(0, 1)
      .map((sample) => (path.endsWith('/odds') ? { ...sample, content: `text=${HIDDEN}` } : sample)),
  );
  for (const sample of [...samples, { address: upcomingMatch, content: 'main h1' }]) {
    if ('at' in sample && sample.at) await world.at(sample.at);
    if ('prepare' in sample) await sample.prepare?.(page);
    const address = await sample.address();
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator(sample.content).first()).toBeAttached();
      await settle();
      expect(requests).toEqual([]);
      await expect(page.locator('[data-price]')).toHaveCount(0);
      await expect(page.getByText(/win chance/i)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Odds', exact: true })).toHaveCount(0);
    });
  }
});

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
