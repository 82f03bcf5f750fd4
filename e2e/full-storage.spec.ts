/** Pages of a browser that has no room left to store anything. */
import { expect, test } from './fixtures.ts';
import { codeOf } from './support/wall-code.ts';

/** Fills the storage of a page's site to the last character, before the page's own code runs. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    let text = 'x'.repeat(1_000_000);
    for (let count = 0; text !== ''; count += 1) {
      try {
        storage.setItem(`filler ${storage.length} ${count}`, text);
      } catch {
        text = text.slice(Math.ceil(text.length / 2));
      }
    }
  }
}

const hasRoom = () => {
  try {
    localStorage.setItem('room', 'for these few characters');
    return true;
  } catch {
    return false;
  }
};

test('the scores, a wall and its remote go on with full storage', async ({ page, context, allowed }) => {
  allowed.push(/wake lock/i);
  await context.addInitScript(fillStorage);
  await page.goto('/');
  expect(await page.evaluate(hasRoom)).toBe(false);
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first();
  await star.click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Following / })
      .first(),
  ).toBeVisible();

  const wall = await context.newPage();
  const problems: string[] = [];
  wall.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  wall.on('pageerror', (error) => problems.push(String(error)));
  await wall.goto('/wall?views=board&name=Sports+desk');
  await expect(wall.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();

  await page.goto('/remote');
  await page.getByLabel('Code on the wall').fill(await codeOf(wall));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Freeze the wall' }).click();
  await page.getByRole('button', { name: 'Freeze the wall' }).click();
  await expect(wall.getByRole('status').filter({ hasText: 'Frozen at' })).toBeVisible();
  await wall.reload();
  // What is frozen is stored in the relay, too.
  await expect(wall.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wall.getByRole('article').first()).toBeVisible();
  expect(problems).toEqual([]);
});
