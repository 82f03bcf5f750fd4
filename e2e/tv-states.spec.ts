import { devices } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isIn, openGuide, type ShownMatch } from './support/broadcast.ts';
import { smallTargets } from './support/list.ts';
import { watchShifts } from './support/shifts.ts';

/** An evening with few matches, because the checks visit every element. */
const EVENING = '2026-11-24T20:10:00Z';

test.describe('by touch', () => {
  const { hasTouch, isMobile, userAgent, deviceScaleFactor } = devices['iPhone 14'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile, userAgent, deviceScaleFactor });

  test('every control of the guide is large enough to touch', async ({ page, world }) => {
    await world.at(EVENING);
    for (const address of ['/tv', '/tv?by=channel']) {
      await openGuide(page, address, 'en ie');
      await expect(page.locator('[data-listing], .channel-grid-line').first()).toBeVisible();
      expect(await smallTargets(page, { width: 36, height: 44 })).toEqual([]);
    }
  });

  test('the other countries’ button follows the last local channel where there is room for both', async ({
    page,
    world,
  }) => {
    await world.at(EVENING);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await openGuide(page);
      const lines = page.locator('[data-channels-line]:has(ul, p):has(button)');
      await expect(lines.nth(5)).toBeAttached();
      const lineBoxes = await lines.evaluateAll((all) =>
        all.map((line) => {
          const here = line.querySelector('li:last-child, p') ?? line;
          const there = line.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
          const words = document.createRange();
          words.selectNodeContents(here);
          const { top, bottom } = here.getBoundingClientRect();
          return {
            isBehind: there.top + there.height / 2 > top && there.top + there.height / 2 < bottom,
            // Widths computed from letters are slightly larger than the letters.
            hasRoom: words.getBoundingClientRect().width + there.width + 32 < line.clientWidth,
            isWhole: [...line.querySelectorAll('a')].every((name) => name.scrollWidth <= name.clientWidth),
          };
        }),
      );
      expect(lineBoxes.filter(({ isWhole }) => !isWhole)).toEqual([]);
      expect(lineBoxes.filter(({ isBehind, hasRoom }) => hasRoom && !isBehind)).toEqual([]);
      expect(lineBoxes.some(({ isBehind }) => isBehind)).toBe(width === 390);
    }
  });
});

test('a match that has just kicked off is listed under On now from the start, also where the day’s list is older', async ({
  page,
  world,
}) => {
  // Nine matches kick off at once; the proxy caches the day's list longer than the live list.
  await world.at('2026-11-24T18:59:30Z');
  const before = await page.request.get('/api/v2.2/broadcast/?t=schedule&d=2026-11-24&include=tvs');
  const { data } = (await before.json()) as { data: readonly ShownMatch[] };
  const coming = data.find(
    (match) => isIn('en')(match) && match.time.timestamp === Date.parse('2026-11-24T19:00:00Z') / 1000,
  );
  if (coming?.phase !== 'scheduled') throw new Error('nothing kicks off at 19:00 on English television');
  const old = await before.body();
  await page.route(/\/broadcast\/\?t=schedule&d=2026-11-24/, (route) =>
    route.fulfill({ response: before, body: old }),
  );
  await world.at('2026-11-24T19:03:00Z');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const shifted = await watchShifts(page);
    const live = page.waitForResponse(/livescores/);
    await openGuide(page);
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
    await live;
    await page.waitForTimeout(500);
    expect(await shifted(), `${width} px`).toBeLessThanOrEqual(0.01);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect(page.getByRole('region', { name: /^On now/ })).toContainText(coming.teams.home.name);
  }
});
