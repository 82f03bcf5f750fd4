import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { startOtherService } from './support/other-service.ts';
import { withhold } from './support/withhold.ts';

const SATURDAY = '2026-11-21T15:40:00Z';

interface WireMatch {
  readonly teams: { readonly home: { readonly id: string; readonly name: string } };
}

/** What the page asks for besides matches: the datasets of its questions. */
function watchDatasets(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const include = searchParams.get('include') ?? '';
    if (pathname.startsWith('/api/') && /odds|broadcast/.test(include)) requests.push(include);
  });
  return requests;
}

const heights = (page: Page) =>
  page.locator('a.match-row').evaluateAll((rows) => rows.slice(0, 6).map((row) => row.clientHeight));

test('rows have channels and prices once somebody wants them, and nothing is asked before', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  const requests = watchDatasets(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(requests).toEqual([]);
  await page.getByRole('checkbox', { name: 'best odds' }).check();
  await page.keyboard.press('Escape');
  const row = page.locator('a.match-row:has(.row-prices)').first();
  await expect(row.locator('.row-prices > span')).toHaveCount(3);
  await expect(row).toHaveAccessibleName(/1 \d.*X \d.*2 \d/);
  await expect(page.locator('.row-channel')).toHaveCount(0);
  expect(requests.filter((include) => include === 'broadcast')).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'channel' }).check();
  await page.getByRole('checkbox', { name: 'best odds' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.row-channel').first()).toBeVisible();
  await expect(page.locator('.row-prices')).toHaveCount(0);
});

test('the place of what comes later is kept: rows are as high before it comes as after', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  const letGo = await withhold(page, /include=(?:odds_|broadcast)/);
  await page.goto('/');
  await expect(page.locator('a.match-row .score').first()).toBeVisible();
  const before = await heights(page);
  expect(before).toHaveLength(6);
  letGo();
  await expect(page.locator('.row-prices').first()).toBeVisible();
  await expect(page.locator('.row-channel').first()).toBeVisible();
  expect(await heights(page)).toEqual(before);
});

test('in a competition’s fixtures rows have them, too, asked for by the day, and their place is kept', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  const requests = watchDatasets(page);
  const letGo = await withhold(page, /include=(?:odds_|broadcast)/);
  await page.goto('/competition/10/fixtures');
  await expect(page.locator('a.match-row').nth(5)).toBeVisible();
  const before = await heights(page);
  letGo();
  await expect(page.locator('.row-prices').first()).toBeVisible();
  const row = page.locator('a.match-row:has(.row-channel):has(.row-prices)').first();
  await expect(row).toHaveAccessibleName(/1 \d.*X \d.*2 \d/);
  expect(await heights(page)).toEqual(before);
  const days = await page.locator('.round-day').count();
  const channels = requests.filter((include) => include === 'broadcast').length;
  expect(channels).toBeLessThanOrEqual(days);
  expect(channels).toBeLessThan(await page.locator('.row-channel').count());
  // What is over has neither: nothing is asked, and no room is kept.
  requests.length = 0;
  await page.goto('/competition/10/results');
  await expect(page.locator('a.match-row').nth(5)).toBeVisible();
  const [over = 0] = await heights(page);
  expect(over).toBeLessThan(before[0] ?? 0);
  expect(requests).toEqual([]);
});

test('among my matches rows have them, too, all in sight by one request, and their place is kept', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  // Of many competitions and days: the first teams of today's list, of different competitions.
  const matches = await ask<WireMatch[]>('fixtures/?t=schedule&d=2026-11-21&league_id=10');
  const others = await ask<WireMatch[]>('fixtures/?t=schedule&d=2026-11-21&league_id=11');
  const followed = [...matches.slice(0, 3), ...others.slice(0, 2)].map(({ teams: { home } }) => home);
  await page.addInitScript(
    (text) => localStorage.setItem('favourites', text),
    JSON.stringify(followed.map(({ id, name }) => ({ kind: 'team', id, name, img: null }))),
  );
  const requests = watchDatasets(page);
  await page.goto('/my');
  const rows = page.locator('#ahead a.match-row');
  await expect(rows.nth(5)).toBeVisible();
  const [plain = 0] = await heights(page);
  expect(requests).toEqual([]);
  await page.addInitScript(() => localStorage.setItem('extras', 'tv odds'));
  const letGo = await withhold(page, /include=broadcast/);
  await page.reload();
  await expect(rows.nth(5)).toBeVisible();
  const before = await heights(page);
  expect(before[0]).toBeGreaterThan(plain);
  letGo();
  const row = page.locator('#ahead a.match-row:has(.row-channel):has(.row-prices)');
  await expect(row.nth(2)).toBeVisible();
  await expect(row.first()).toHaveAccessibleName(/1 \d.*X \d.*2 \d/);
  expect(await heights(page)).toEqual(before);
  // Those of what is in play are told all together, as everywhere.
  const ofRows = requests.filter((include) => include !== 'odds_inplay');
  expect(ofRows).toEqual(['broadcast,odds_prematch']);
  // What is over has neither.
  await expect(page.getByRole('region', { name: 'Latest results' }).locator('.row-channel')).toHaveCount(0);
});

test('where no prices are told nobody can choose them, and their code is not asked for', async ({ page }) => {
  const service = await startOtherService({ ODDS: 'off' });
  try {
    service.setResponses({ 'fixtures.schedule': [], 'livescores.live': [] });
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await page.goto(service.address);
    await page.evaluate(() => localStorage.setItem('extras', 'tv odds'));
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('checkbox', { name: 'channel' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'best odds' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Odds' })).toHaveCount(0);
    await expect.poll(() => code.some((url) => url.includes('/row-extras'))).toBe(true);
    expect(code.filter((url) => url.includes('/prices-'))).toEqual([]);
  } finally {
    // A page that still asks would find nobody there, and say so.
    await page.goto('about:blank');
    await service.close();
  }
});
