/** The pages that build the address of a wall and the code of an embed show both in a frame. */
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/ask.ts';

test('a wall is built and seen in the preview, and its address opens it', async ({ page, context }) => {
  await page.goto('/status');
  await expect(page.getByRole('link', { name: 'Build a wall display' })).toHaveAttribute('href', '/wall/new');
  // The clock needs the fewest data.
  await page.goto('/wall/new?views=clock');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Light', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the display' }).fill('Desk');
  await expect(page).toHaveURL(/\/wall\/new\?views=clock&theme=light&name=Desk$/);
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in a new tab' }).click();
  const wall = await opened;
  await expect(wall).toHaveURL(/\/wall\?views=clock&theme=light&name=Desk$/);
  await expect(wall.getByText(/\d\d:\d\d/).first()).toBeVisible();
  // The preview has not filled the history.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
});

test('an embed is chosen by name, and seen in the preview', async ({ page, world }) => {
  const { teams } = await ask<{ teams: Record<'home' | 'away', { name: string }> }>(
    `fixtures/?t=info&id=${world.find('goal').match_id}`,
  );
  await page.goto('/embed/new');
  await page.getByRole('combobox', { name: 'Find a match' }).fill(teams.home.name);
  const option = page.getByRole('link', { name: teams.away.name }).first();
  await option.click();
  await expect(page.getByRole('textbox', { name: 'Embed code' })).toHaveValue(
    new RegExp(`/embed/match/\\d+" title="${teams.home.name} v ${teams.away.name}"`),
  );
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContainEqual(expect.stringMatching(/\/embed\/match\/\d+(?:\?|$)/));
  await expectAccessible(page);
});
