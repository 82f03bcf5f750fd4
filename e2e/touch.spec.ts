/** Where two links share a row, both have enough room for a finger. */
import { devices } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { cramped } from './support/finger.ts';

const { hasTouch, isMobile, userAgent } = devices['iPhone 14'];
test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile, userAgent });

interface WireMatch {
  readonly league: { readonly id: string };
  readonly teams: { readonly home: { readonly id: string } };
}

test('every name in a live table, in top scorers and in transfers has 44 px to touch at 320, 390 and 1024 px', async ({
  page,
  world,
}) => {
  const goal = world.find('goal');
  await world.at(goal.instant);
  const { league, teams } = await ask<WireMatch>(`fixtures/?t=info&id=${goal.match_id}`);
  for (const [path, links, least] of [
    [`/competition/${league.id}/table`, '.standings tbody th a', 20],
    [`/competition/${league.id}/leaders`, 'main tbody th a', 20],
    [`/team/${teams.home.id}/squad`, 'section[aria-label="Transfers"] li a', 4],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.locator(links).count(), path).toBeGreaterThanOrEqual(least);
    if (path.endsWith('table'))
      await expect(page.locator('.standings [data-live-chip]').first()).toBeVisible();
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cramped(page.locator(links)), `${path} at ${width} px`).toEqual([]);
      // The bar at the foot covers links of a long page until they are scrolled into view.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: height + 100 });
      // A page is always a line longer than its screen, and the header covers what is above it.
      await page.evaluate(() => scrollTo(0, 0));
      // Audit tools measure the boxes of the links themselves.
      await expectAccessible(page, { rules: ['target-size'] });
    }
  }
});

test('a tap on a top scorer’s row opens the player, and one on the crest the club', async ({
  page,
  world,
}) => {
  const { league } = await ask<WireMatch>(`fixtures/?t=info&id=${world.find('goal').match_id}`);
  await page.goto(`/competition/${league.id}/leaders`);
  const first = page.locator('main tbody tr').first();
  await first.locator('.crest').tap();
  await expect(page).toHaveURL(/\/team\/\d+$/);
  await page.goBack();
  await first.locator('small').tap({ force: true });
  await expect(page).toHaveURL(/\/player\/\d+$/);
});

test('days, and what follows a competition, have 44 px to touch at 320, 375 and 390 px', async ({ page }) => {
  await page.goto('/');
  const pins = page.locator('main section[id] [data-favourite="competition"]:visible');
  const days = page.getByRole('navigation', { name: 'Days' });
  await expect(days.getByRole('button')).toBeVisible();
  await expect(pins.first()).toBeVisible();
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const targets of [pins, days.locator('a:visible, button:visible')]) {
      const sides = await targets.evaluateAll((all) =>
        all.flatMap((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]),
      );
      expect(Math.min(...sides), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});
