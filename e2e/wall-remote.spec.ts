import { expect, test } from './fixtures.ts';
import { codeOf } from './support/wall-code.ts';

/** A command shows on the wall within this time, ms. */
const COMMAND_MS = 2_000;

test('a phone pins a match on a wall and freezes it, also over a reload', async ({
  page: wall,
  context,
  world,
  allowed,
}) => {
  allowed.push(/403/, /wake lock/i);
  await world.at('2026-11-24T20:10:00Z');
  await wall.goto('/wall?views=board&name=Sports+desk');
  await expect(wall.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();

  const phone = await context.newPage();
  await phone.goto('/remote');
  await phone.getByLabel('Code on the wall').fill('AAAAAA');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('wrong, used or expired');
  await phone.getByLabel('Code on the wall').fill(await codeOf(wall));
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 2, name: 'Sports desk' })).toBeVisible();
  await expect(wall.getByRole('img', { name: /^Code / })).toHaveCount(0);

  const pin = phone.getByRole('button', { name: /^Pin: / }).first();
  const [home = '', away = ''] = ((await pin.getAttribute('aria-label')) ?? '').slice(5).split(' – ');
  await pin.click();
  const match = wall.getByRole('heading', { level: 2, name: home, exact: true });
  await expect(match).toBeVisible({ timeout: COMMAND_MS });
  await expect(wall.getByRole('heading', { level: 2, name: away, exact: true })).toBeVisible();

  await phone.getByRole('button', { name: 'Freeze the wall' }).click();
  await phone.getByLabel('Notice on the wall (optional)').fill('Back at six');
  await phone.getByRole('button', { name: 'Freeze the wall' }).click();
  const notice = wall.getByRole('status').filter({ hasText: 'Frozen at' });
  await expect(notice).toContainText('Back at six', { timeout: COMMAND_MS });
  const frozenText = await notice.textContent();
  await wall.reload();
  await expect(match).toBeVisible();
  expect(await notice.textContent()).toBe(frozenText);
});
