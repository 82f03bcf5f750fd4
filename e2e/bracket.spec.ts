import { expect, test } from './fixtures.ts';
import { pastBracket } from './support/past-bracket.ts';

test('the keyboard alone leads from a tie to its teams and its match, and back', async ({ page }) => {
  const address = await pastBracket();
  await page.goto(address);
  const tie = page.locator('main article').first();
  await expect(tie).toBeVisible();
  const teams = await tie.locator('p [dir]').allInnerTexts();
  expect(teams).toHaveLength(2);
  await page.locator('main [tabindex="0"]').focus();
  for (const name of teams) {
    await page.keyboard.press('Tab');
    await expect(tie.getByRole('link', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/team\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    await tie.getByRole('link', { name, exact: true }).focus();
  }
  await page.keyboard.press('Tab');
  const match = tie.locator('a[href^="/match/"]').first();
  await expect(match).toBeFocused();
  const href = (await match.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const heading = page.getByRole('heading', { level: 1 });
  for (const name of teams) await expect(heading).toContainText(name);
  await page.goBack();
  await expect(match).toBeVisible();
});
