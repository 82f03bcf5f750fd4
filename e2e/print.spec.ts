/** Printed pages have a head and no controls, and a match's line-ups fit on one sheet. */
import { expect, test } from './fixtures.ts';
import { waitForKeys } from './support/wait-for-keys.ts';

test('a printed list is black on white without controls, and line-ups with officials fit on one sheet', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { match_id, instant } = world.find('goal');
  await world.at(instant);
  await page.goto('/');
  await waitForKeys(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Scores, \d+ \w+/)).toBeVisible();
  await expect(page.locator('nav, aside, input, [data-favourite]').filter({ visible: true })).toHaveCount(0);
  const row = page.locator('main a[data-step]').first();
  await expect(row).toBeVisible();
  const [ink, ground] = await row.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

  await page.emulateMedia({ media: null });
  await page.goto(`/match/${match_id}/lineups`);
  await expect(page.getByText('Manager')).toHaveCount(2);
  await waitForKeys(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Referee', 'Manager', 'Bench', 'Goalkeeper'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
});
