import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The requests for data that a page sends, from now on. */
function dataOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

const DAY = (day: string) => `/api/v2.2/fixtures/?t=schedule&d=${day}`;
const LIVE = '/api/v2.2/livescores/?t=live&include=events';

/** What boot.js asked for and nobody has taken over. */
const untaken = (page: Page) =>
  page.evaluate(() => Object.keys((window as unknown as { touchline: { early: object } }).touchline.early));

test('what the first view needs is asked for once, before its code has come', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  const asked = dataOf(page);
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => asked).toContain(DAY('2026-11-21'));
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('region').first()).toBeVisible();
  expect(asked.slice(0, 2)).toEqual([DAY('2026-11-21'), LIVE]);
  expect(asked.filter((url) => url === DAY('2026-11-21'))).toHaveLength(1);
  expect(await untaken(page)).toEqual([]);
});

for (const [lang, name] of [
  ['en', 'Saturday 21 November'],
  ['de', 'Samstag, 21. November'],
  ['no_language', 'Saturday 21 November'],
] as const) {
  test(`the first picture names the day that is on its way: ${lang}`, async ({ page, world }) => {
    await world.at('2026-11-21T15:20:00Z');
    const held: (() => void)[] = [];
    await page.route('**/assets/*.js', (route) => void held.push(() => void route.continue()));
    await page.goto(`/?lang=${lang}`, { waitUntil: 'commit' });
    await expect(page.locator('.first-shows')).toBeVisible();
    await expect(page.locator('.first-days')).toHaveText(name);
    for (const go of held) go();
    await page.unroute('**/assets/*.js');
    await expect(page.getByRole('region').first()).toBeVisible();
  });
}

test('on a slow line the day is asked for once, behind the code or by it', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  const asked = dataOf(page);
  await page.route(/\/$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expect.poll(() => asked).toContain(LIVE);
  expect(asked.filter((url) => url === DAY('2026-11-21'))).toHaveLength(1);
  expect(await untaken(page)).toEqual([]);
});

test('what a tab of a match needs is asked for once, before its code has come', async ({ page, world }) => {
  const { match_id, instant } = world.find('goal');
  await world.at(instant);
  const asked = dataOf(page);
  const ofTab = ['match_lineups', 'match_bench', 'match_sidelined'];
  const of = (t: string) => asked.filter((url) => url.includes(`?t=${t}&id=${match_id}`));
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => ofTab.flatMap(of)).toHaveLength(3);
    await route.continue();
  });
  await page.goto(`/match/${match_id}/lineups`);
  await expect(page.locator('.sheet li').first()).toBeVisible();
  for (const t of [...ofTab, 'info']) expect(of(t), t).toHaveLength(1);
  expect(await untaken(page)).toEqual([]);
});

for (const path of ['', '/lineups', '/info']) {
  test(`what can wait comes once a match is painted, and not when patience ends: ${path || 'summary'}`, async ({
    page,
    world,
  }) => {
    const { match_id, instant } = world.find('goal');
    await world.at(instant);
    await page.addInitScript(() => {
      const timeout = window.setTimeout;
      const endless = (callback: () => void, ms = 0) => timeout(callback, ms === 2000 ? 1e8 : ms);
      Object.assign(window, { setTimeout: endless });
    });
    await page.goto(`/match/${match_id}${path}`);
    await expect(page.getByRole('button', { name: 'Share this page' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-font', '');
  });
}

test.describe('a viewer in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('gets both days of UTC that his day touches, whatever his device takes for today', async ({
    page,
    world,
  }) => {
    await world.at('2026-11-21T15:20:00Z');
    await page.clock.setSystemTime('2024-02-29T12:00:00Z');
    const asked = dataOf(page);
    await page.goto('/');
    await expect(page.getByRole('region').first()).toBeVisible();
    for (const day of ['2026-11-21', '2026-11-22'])
      expect(asked.filter((url) => url === DAY(day))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('d=2024'))).toEqual([]);
  });
});

test('a theme that was chosen is worn before the first paint, and the browser’s bars with it', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('High contrast').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.route('**/assets/*', (route) =>
    route.request().url().endsWith('.js') ? undefined : route.continue(),
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#ffffff');
});
