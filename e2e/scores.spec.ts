import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { type ListMatch, rowOf } from './support/list.ts';
import { installClock, minuteBefore, pollAt } from './support/poll.ts';
import { WIDE } from './support/wide.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

test.use({ viewport: WIDE });

test("today's football: matches in play by competition, and the minutes change without a reload", async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z', 60);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main section').first()).toBeVisible();
  const live = page.getByRole('link', { name: /minute/ }).first();
  const before = await live.innerText();
  await expect(live).not.toHaveText(before, { timeout: 20_000 });
  // From the second response on, a worker fetches and compares a long list.
  await expect
    .poll(() => page.workers().map((worker) => worker.url()))
    .toEqual([expect.stringContaining('list.worker')]);
});

test('a goal arrives: the score changes and the row says so', async ({ page, world }) => {
  const goal = world.find('goal');
  await installClock(page);
  await world.at(minuteBefore(goal.happens));
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, goal.match_id);
  await row.scrollIntoViewIfNeeded();
  const score = await row.locator('b[aria-hidden]').allInnerTexts();
  await expect(row).not.toContainText(/goal/i);
  await pollAt(page, goal.happens);
  await expect(row).toContainText(/goal/i);
  expect(await row.locator('b[aria-hidden]').allInnerTexts()).not.toEqual(score);
});

test('a goal is ruled out: the score drops and the row says why', async ({ page, world }) => {
  const ruling = world.find('ruled-out-goal');
  await installClock(page);
  await world.at(minuteBefore(ruling.happens));
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, ruling.match_id);
  await row.scrollIntoViewIfNeeded();
  const goals = async () => {
    const texts = await row.locator('b[aria-hidden]').allInnerTexts();
    return texts.map(Number).reduce((sum, score) => sum + score, 0);
  };
  await pollAt(page, ruling.instant);
  const { scores } = await ask<Pick<ListMatch, 'scores'>>(`fixtures/?t=info&id=${ruling.match_id}`);
  const before = (scores.home_score ?? 0) + (scores.away_score ?? 0);
  await expect.poll(goals).toBe(before);
  await pollAt(page, ruling.happens);
  await expect(row).toContainText('Goal ruled out');
  expect(await goals()).toBe(before - 1);
});

test('in an outage of the data service the scores stay, the page says why, and it recovers by itself', async ({
  page,
  world,
  allowed,
}) => {
  allowed.push(/503|Failed to load resource/);
  await installClock(page);
  await world.at('2026-11-21T15:20:00Z');
  await page.goto('/?show=live&by=time');
  const rows = page.locator('a[data-step]');
  const live = page
    .getByRole('navigation', { name: 'Show', exact: true })
    .getByRole('link', { name: /Live \d/ });
  await expect(rows).toHaveCount(Number((await live.innerText()).replace(/\D/g, '')));
  const matches = await rows.count();
  await world.fault('down');
  await world.at('2026-11-21T15:21:00Z');
  await page.clock.fastForward('00:30');
  const notice = page.getByText('Live updates are delayed', { exact: false });
  await expect(notice).toBeVisible();
  expect(await rows.count()).toBe(matches);
  await world.fault(null);
  await refreshed(LIVE_LIST);
  await refreshed('fixtures/?t=schedule&d=2026-11-21');
  await page.clock.fastForward('00:15');
  await expect(notice).toBeHidden();
});

for (const address of ['/no-such-page', '/team/1001/of/nothing/at-all']) {
  test(`an unknown address shows the Not found page with status 404: ${address}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
}
