/** Updates of an open match, in situations from the finder, in both themes. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { installClock, minuteBefore, pollAt } from './support/poll.ts';
import { watchShifts } from './support/shifts.ts';
import type { Situation } from './support/situations.ts';

const state = (page: Page) => page.locator('[data-head] p');
const line = (page: Page, text: RegExp) => page.locator('[data-event]', { hasText: text }).first();

/** Longer than the period of a match before its kick-off, ms. */
const MATCH_POLL_MS = 31_000;

/** Moves the world to the moment of a situation, and lets the match's page poll. */
const pollMatch = (page: Page, { match_id, happens }: Situation) =>
  pollAt(page, happens, {
    request: `fixtures/?t=info&id=${match_id}&include=events,stats`,
    afterMs: MATCH_POLL_MS,
  });

/** The situation, and what the page has after it. */
const CASES = [
  ['kick-off', (page: Page) => state(page).getByText('First half')],
  ['full-time', (page: Page) => state(page).getByText('Full time')],
  ['own-goal', (page: Page) => line(page, /own goal/i)],
  ['second-yellow', (page: Page) => line(page, /second yellow/i)],
] as const;

for (const [situation, sign] of CASES) {
  test(`an open match updates: ${situation}`, async ({ page, world }) => {
    const moment = world.find(situation);
    await installClock(page);
    await world.at(minuteBefore(moment.happens));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/match/${moment.match_id}`);
    await expect(page.locator('[data-score]')).toBeVisible();
    const before = await sign(page).count();
    await pollMatch(page, moment);
    await expect(sign(page)).toBeVisible();
    if (situation === 'kick-off' || situation === 'full-time') expect(before).toBe(0);
    await expectAccessibleInBothThemes(page);
  });
}

for (const isAtTop of [true, false]) {
  test(`a new event does not move the visible lines: ${isAtTop ? 'at the top' : 'further down'}`, async ({
    page,
    world,
  }) => {
    const goal = world.find('second-yellow');
    await installClock(page);
    await world.at(minuteBefore(goal.happens));
    await page.setViewportSize({ width: 390, height: isAtTop ? 844 : 420 });
    const shifted = await watchShifts(page);
    await page.goto(`/match/${goal.match_id}`);
    const lines = page.locator('[data-event]');
    await expect(lines.nth(3)).toBeVisible();
    await expect(page.locator('.curve-plot svg').first()).toBeVisible();
    const readLine = lines.nth(3);
    const text = await readLine.innerText();
    if (!isAtTop)
      await readLine.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90));
    const reading = page.locator('[data-event]', { hasText: text.split('\n').at(-1) ?? '' }).first();
    const count = await lines.count();
    const [place, moved] = [await reading.boundingBox(), await shifted()];
    await pollMatch(page, goal);
    await expect.poll(() => lines.count()).toBeGreaterThan(count);
    await page.waitForTimeout(400);
    if (!isAtTop) expect((await reading.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
    expect((await shifted()) - moved).toBeLessThanOrEqual(0.01);
  });
}

test('a table marks every team in play, and keeps its first columns while it scrolls on a phone', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:40:00Z');
  const live = await page.request.get('/api/v2.2/livescores/?t=live&include=events');
  const { data } = (await live.json()) as {
    data: {
      id: string;
      season_id: string;
      league: { country_code: string | null };
      scores: { home_score: number | null };
    }[];
  };
  const match = data.find(({ league }) => league.country_code === 'en');
  const playing = data.filter(
    ({ season_id, scores }) => season_id === match?.season_id && scores.home_score !== null,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${match?.id}/table`);
  await expect(page.locator('.standings [data-live-chip]')).toHaveCount(2 * playing.length);
  await expect(page.locator('.standings tr[aria-current]')).toHaveCount(2);
  const row = page.locator('.standings tbody tr').first();
  const places = () =>
    row.evaluate((line) =>
      [...line.querySelectorAll('td:first-child, th, [data-column="points"]')].map((cell) =>
        Math.round(cell.getBoundingClientRect().left),
      ),
    );
  const before = await places();
  await page.locator('.standings > div').evaluate((box) => box.scrollBy(60, 0));
  expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2));
});
