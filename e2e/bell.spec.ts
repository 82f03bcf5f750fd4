import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('a bell is turned on by keyboard, stays on and gets the focus back', async ({ page, world }) => {
  // A browser without a window refuses notifications.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }));
  const match = await ask<{ teams: { home: { id: string; name: string } } }>(
    `fixtures/?t=info&id=${world.find('goal').match_id}`,
  );
  const { id, name } = match.teams.home;
  await page.goto(`/team/${id}`);
  const bell = page.getByRole('button', { name: `Alerts for ${name}` });
  await bell.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Alerts for ${name}` });
  await expect(dialog).toContainText('Alerts need an open tab');
  await dialog.getByRole('button', { name: 'Turn on alerts' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bell).toBeFocused();
  await page.reload();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
});
