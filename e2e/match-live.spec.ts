/** Updates of an open match, in situations from the finder, in both themes. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { askService, type WireMatch } from './support/data-service.ts';
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

/** Opens a match just before an event, in a window of a phone's width. */
async function openBeforeEvent(
  page: Page,
  world: { at(instant: string): Promise<void> },
  event: Situation,
  height: number,
) {
  await installClock(page);
  await world.at(minuteBefore(event.happens));
  await page.setViewportSize({ width: 390, height });
  await page.goto(`/match/${event.match_id}`);
  const lines = page.locator('[data-event]');
  await expect(lines.nth(3)).toBeVisible();
  await expect(page.locator('.curve-plot svg').first()).toBeVisible();
  return lines;
}

/** Lets the page poll the event, and waits until its line is there and everything has its place. */
async function pollEvent(page: Page, event: Situation): Promise<void> {
  const lines = page.locator('[data-event]');
  const count = await lines.count();
  await pollMatch(page, event);
  await expect.poll(() => lines.count()).toBeGreaterThan(count);
  await page.waitForTimeout(400);
}

/** Returns the last substitution before a situation, half a minute after it: the head of a match does not list it. */
async function substitutionBefore({ match_id, instant }: Situation): Promise<Situation> {
  const { data } = await askService<WireMatch>(`fixtures/?t=info&id=${match_id}&include=events`);
  const times = (data.events ?? []).flatMap(({ type, timestamp }) =>
    type === 'substitution' && timestamp !== null ? [timestamp * 1000] : [],
  );
  return { match_id, instant, happens: new Date(Math.max(...times) + 30_000).toISOString() };
}

test('a new event does not shift the page at its top', async ({ page, world }) => {
  const card = world.find('second-yellow');
  await world.at(card.happens);
  const substitution = await substitutionBefore(card);
  const shifted = await watchShifts(page);
  await openBeforeEvent(page, world, substitution, 844);
  const before = await shifted();
  await pollEvent(page, substitution);
  expect((await shifted()) - before).toBeLessThanOrEqual(0.01);
});

test('a new event does not move the visible lines further down', async ({ page, world }) => {
  const card = world.find('second-yellow');
  const lines = await openBeforeEvent(page, world, card, 420);
  await lines.nth(3).evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90));
  const visibleLines = () =>
    lines.evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, y: Math.round(element.getBoundingClientRect().y) }))
        .filter(({ y }) => y >= 0 && y < window.innerHeight),
    );
  const before = await visibleLines();
  expect(before.length).toBeGreaterThan(3);
  await pollEvent(page, card);
  // What browsers add up as shifts counts boxes above the lines, too, whose growth scrolling makes up for.
  expect(await visibleLines()).toEqual(before);
});

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
