/** A wall display that is open while another version of Touchline takes the place of its own. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { installClock } from './support/poll.ts';
import { WIDE } from './support/wide.ts';

test.use({ viewport: WIDE });

/** A script or style, or the folder of texts, with the hash of its build. */
const BUILT_FILE = /-([\w-]{8})(\.(?:js|css)\b|\/)/g;
/** Loaded when a wall shows a code. */
const QR_CODE = /\/qr-code-[^/]+$/;
/** How often a wall looks for another version, and how long it waits after a goal and on a page, in ms. */
const VERSION_CHECK_MS = 300_000;
const QUIET_MS = 61_000;
/** Some looks of a wall, which come every second, at what there is to do; in ms. */
const CHECKS_MS = 3000;

const nextBuild = (text: string) => text.replace(BUILT_FILE, '-$1.next$2');

/** Gives all files of the server other names, as another version has: those of the open page are gone, and one of its own. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]+\.(?:js|css)$/, async (route) => {
    const url = route.request().url();
    if (!url.includes('.next') || QR_CODE.test(url)) return route.fulfill({ status: 404, body: 'Not found' });
    const response = await route.fetch({ url: url.replace('.next', '') });
    return route.fulfill({ response, body: nextBuild(await response.text()) });
  });
  await page.route(/\/wall(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: nextBuild(await response.text()) });
  });
}

/** Shows a code without its picture, whose file is missing, and hides it again. */
async function showCode(wall: Page): Promise<void> {
  const missing = wall.waitForResponse(
    (response) => QR_CODE.test(response.url()) && response.status() === 404,
  );
  await wall.keyboard.press('0');
  await expect(wall.getByRole('img', { name: /^Code / })).toBeVisible();
  await missing;
  await wall.keyboard.press('Escape');
}

test('a wall whose code is gone from the server loads the new version once, and is never blank', async ({
  page,
  world,
  allowed,
}) => {
  allowed.push(/wake lock/i, /^Failed to load resource/, /dynamically imported module/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const rows = page.getByRole('row');
  const script = page.locator('script[type="module"]');
  // Nothing of this competition is in play, so that no goal puts the reload off.
  await world.at('2026-11-24T09:00:00Z');
  await installClock(page);
  await page.goto('/wall?views=table&leagues=531&zone=Europe/London');
  await expect(rows.first()).toBeVisible();
  await deploy(page);

  await showCode(page);
  await expect(rows.first()).toBeVisible();
  expect(loads).toBe(1);

  await page.clock.fastForward(VERSION_CHECK_MS);
  await expect(script).toHaveAttribute('src', /\.next\.js$/);
  await expect(rows.first()).toBeVisible();

  // A file is missing there, too: another reload would not help.
  await showCode(page);
  await page.clock.fastForward(QUIET_MS);
  await page.waitForTimeout(CHECKS_MS);
  await expect(rows.first()).toBeVisible();
  expect(loads).toBe(2);
});
