/** The pages of matches of every kind, which the finder chooses. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { installClock, nextPoll } from './support/poll.ts';

const head = (page: Page) => page.locator('[data-head]');
const HALF = /^(First|Second) half$/;

/** The situation, the seconds after it, and what the head or the timeline has then. */
const KINDS = [
  ['awarded', 120, (page: Page) => head(page).getByText('Awarded', { exact: true })],
  ['abandoned', 120, (page: Page) => head(page).getByText('Abandoned', { exact: true })],
  ['rearranged', 60, (page: Page) => head(page).getByRole('link', { name: /rescheduled for/ })],
  ['no-coverage', 120, (page: Page) => page.getByText('No live events for this match.')],
  ['national-team', 120, (page: Page) => head(page).getByText(HALF)],
  ['women', 120, (page: Page) => head(page).getByText(HALF)],
  ['second-leg', 120, (page: Page) => head(page).getByText(/^Agg \d+–\d+/)],
  ['second-leg-extra-time', 300, (page: Page) => head(page).getByText('Extra time, first half')],
  ['shoot-out', 300, (page: Page) => page.getByText(/Penalty (scored|missed)/).first()],
] as const;

for (const [situation, after, sign] of KINDS) {
  test(`${situation}: the page says so accessibly in both themes, and every tab has content`, async ({
    page,
    world,
  }) => {
    const moment = world.find(situation);
    await world.at(new Date(Date.parse(moment.happens) + after * 1000).toISOString());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/match/${moment.match_id}`);
    const tabs = page.getByRole('navigation', { name: 'Match sections' }).getByRole('link');
    await expect(sign(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    for (const word of (await tabs.allTextContents()).slice(1)) {
      const tab = tabs.filter({ hasText: word });
      // The tab of an answer with nothing goes, and its address shows the summary.
      if ((await tab.count()) > 0) await tab.click();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveCount(1);
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/undefined|NaN|null|Something went wrong/);
    }
  });
}

test('a late scorer’s name replaces the unknown one, and is listed as a correction', async ({
  page,
  world,
}) => {
  const late = world.find('late-scorer');
  await world.at(late.instant);
  await page.setViewportSize({ width: 390, height: 844 });
  await installClock(page, { time: late.instant });
  await page.goto(`/match/${late.match_id}`);
  const unnamed = page.locator('[data-event][data-goal]', { hasText: 'Unknown' });
  await expect(unnamed.first()).toBeVisible();
  const goals = page.locator('[data-event][data-goal]');
  const [count, open] = [await goals.count(), await unnamed.count()];
  await world.at(late.happens);
  await nextPoll(page, 't=info');
  await expect(unnamed).toHaveCount(open - 1);
  await expect(goals).toHaveCount(count);
  const ledger = page.getByRole('region', { name: 'Corrections since you opened this page' });
  await expect(ledger).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
