import { expect, test } from './fixtures.ts';
import { OPERATOR_KEY, serveStatus } from './support/operator-status.ts';

test('the page about the site links to the status page, which shows more to the operator', async ({
  page,
  allowed,
}) => {
  allowed.push(/401/);
  await serveStatus(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'State of this server' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Up and running' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Matches in play/ })).toContainText('3 s');
  await expect(page.getByRole('region', { name: 'Requests left' })).toHaveCount(0);

  await page.getByLabel('Operator key').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/That key is incorrect/);
  await page.getByLabel('Operator key').fill(OPERATOR_KEY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Requests left' })).toContainText('8,412');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Requests left' })).toContainText('8,412');
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await expect(page.getByRole('region', { name: 'Requests left' })).toHaveCount(0);
});
