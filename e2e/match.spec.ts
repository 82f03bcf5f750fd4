import { expect, test } from './fixtures.ts';

test('the list leads to a match with its header, its timeline, and its score in the title', async ({
  page,
  world,
}) => {
  const goal = world.find('goal');
  await world.at(goal.instant);
  await page.goto('/?show=live');
  await page.locator(`main a[href="/match/${goal.match_id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/match/${goal.match_id}\\?show=live$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\d–\d/);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test('an unknown match is not found', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.goto('/match/1');
  await expect(page.getByText('Match not found.')).toBeVisible();
});
