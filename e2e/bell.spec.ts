import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('a team is followed and its alerts are turned on by keyboard, and the button gets the focus back', async ({
  page,
  world,
}) => {
  // A browser without a window refuses notifications.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }));
  const match = await ask<{ teams: { home: { id: string; name: string } } }>(
    `fixtures/?t=info&id=${world.find('goal').match_id}`,
  );
  const { id, name } = match.teams.home;
  await page.goto(`/team/${id}`);
  await page.getByRole('button', { name: `Follow ${name}` }).press('Enter');
  const following = page.getByRole('button', { name: `Following ${name}` });
  await following.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Following ${name}` });
  await dialog.getByRole('checkbox', { name: 'Alerts' }).press('Space');
  await expect(dialog).toContainText('Alerts need an open tab');
  await page.keyboard.press('Escape');
  await expect(following).toBeFocused();
  await page.reload();
  await following.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Goals', exact: true })).toBeChecked();
});
