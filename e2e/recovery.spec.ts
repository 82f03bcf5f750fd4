/** What a page shows when its code is missing from the server, and when the device is offline. */
import { expect, test } from './fixtures.ts';
import { waitForKeys } from './support/wait-for-keys.ts';

const CODE = '**/assets/prices-*.js';
const STYLE = '**/assets/pages-*.css';

/** How long a page is watched for another reload, in ms: the reloads of a loop are 120 ms apart. */
const WATCH_MS = 1000;

test('a page whose code answers 404 reloads at most once, and then offers a button', async ({
  page,
  allowed,
}) => {
  allowed.push(/./);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/odds');
  const heading = page.getByRole('heading', { level: 1, name: 'This page did not load' });
  await expect(heading).toBeVisible();
  await page.waitForTimeout(WATCH_MS);
  expect(loads).toBeLessThanOrEqual(2);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();

  await page.unroute(CODE);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Best odds/ })).toBeAttached();
});

test('a page opened offline says so, and loads by itself once the device is online', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/./);
  await page.goto('/');
  await waitForKeys(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Tables' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible();
});

for (const lost of ['style', 'code and style']) {
  test(`parts that were cut off from their ${lost} come when the connection is back`, async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(/./);
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route(STYLE, async (route) => {
      await isCut;
      await route.abort();
    });
    const code =
      lost === 'style' &&
      page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/tools-'));
    await page.goto('/');
    await expect(page.locator('main a[data-step]').first()).toBeVisible();
    await code;
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    cut();
    await failed;
    const search = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.press('Control+k');
    await expect(search).toHaveCount(0);
    await page.unroute(STYLE);
    await context.setOffline(false);
    // Code that was cut off comes by a reload, which forgets the key.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(search).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join());
    await expect.poll(sheets).toContain('/assets/pages-');
  });
}

test('settings that cannot be loaded leave the page as it is', async ({ page, context, allowed }) => {
  allowed.push(/./);
  await page.goto('/');
  await waitForKeys(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(page.locator('main a[data-step]').first()).toBeVisible();
});
