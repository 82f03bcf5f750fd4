/** A record with a name and null in every other field; src/web/routes/bare-records.test.tsx has every page. */
import { BARE_PERSON } from '#contract/testing/bare-profiles.ts';
import { expect, test } from './fixtures.ts';

test('the profile of a player with only a name claims nothing', async ({ page }) => {
  await page.route(/\/players\/\?t=info/, (route) =>
    route.fulfill({ json: { data: BARE_PERSON, meta: { dropped: 0 } } }),
  );
  await page.goto('/player/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Somebody' })).toBeVisible();
  await expect(page).toHaveTitle('Somebody · Touchline');
  await expect(page.locator('article :is(dl, table, img)')).toHaveCount(0);
  await expect(page.locator('article')).not.toContainText(/null|undefined|NaN|Invalid|–|0/);
});
