import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { rowOf } from './support/list.ts';
import { WIDE } from './support/wide.ts';

test('the list leads to a match with its header, its timeline, and its score in the title', async ({
  page,
  world,
}) => {
  await page.setViewportSize(WIDE);
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

test('a match is rewound to its kick-off, moves from goal to goal in one entry of the history, and goes back', async ({
  page,
  world,
}) => {
  const goal = world.find('goal');
  await world.at(new Date(Date.parse(goal.happens) + 300_000).toISOString());
  await page.goto(`/match/${goal.match_id}`);
  const score = page.locator('[data-score]');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Rewind' }).click();
  const bar = page.getByRole('region', { name: 'Rewind' });
  await expect(bar).toBeInViewport();
  await expect(page).toHaveTitle(/As it stood at/);
  const entries = await page.evaluate(() => history.length);
  const opened = page.url();
  await bar.getByRole('slider').press('Home');
  await expect(score).toHaveText('00');
  // The address follows the page, later by half a second at most.
  await expect(page).not.toHaveURL(opened);
  const first = page.url();
  await bar.getByRole('button', { name: 'Next goal' }).click();
  await expect(score).toHaveText(/10|01/);
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\?at=[\dT:-]+Z$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const shared = page.url();
  await bar.getByRole('button', { name: 'Back to live' }).click();
  await expect(page).toHaveURL(new RegExp(`/match/${goal.match_id}$`));
  await page.goto(shared);
  await expect(score).toHaveText(/10|01/);
});

test('a day and a table have the score of the minute in their address, by back and forward too, until they go back to now', async ({
  page,
  world,
}) => {
  const goal = world.find('goal');
  const instant = (by: number) =>
    new Date(Date.parse(goal.happens) + by * 1_000).toISOString().replace('.000Z', 'Z');
  await world.at(instant(300));
  const { league } = await ask<{ league: { id: string } }>(`fixtures/?t=info&id=${goal.match_id}`);
  const score = rowOf(page, goal.match_id).locator('b[aria-hidden]');
  const goals = async () => (await score.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  await page.goto(`/?by=time&at=${instant(-60)}`);
  await expect(score.first()).toBeVisible();
  const before = await goals();
  await page.goto(`/?by=time&at=${instant(0)}`);
  await expect.poll(goals).toBe(before + 1);
  await page.goBack();
  await expect.poll(goals).toBe(before);
  await page.goForward();
  await expect.poll(goals).toBe(before + 1);
  const bar = page.getByRole('region', { name: 'Rewind' });
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(/\/\?by=time$/);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rewind' })).toBeVisible();

  await page.goto(`/competition/${league.id}?at=${instant(0)}`);
  await expect(page.getByRole('table').first()).toContainText(/ at \d\d:\d\d/);
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(new RegExp(`/competition/${league.id}$`));
  await expect(page.getByRole('table').first()).not.toContainText(/ at \d\d:\d\d/);
});
