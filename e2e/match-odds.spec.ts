import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ODDS_FILE_LIST } from '#contract/pages.ts';
import { POOR_MATCHES } from '#contract/testing/poor-matches.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { overflow } from './support/list.ts';
import { startOtherService } from './support/other-service.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { withhold } from './support/withhold.ts';

interface Listed {
  readonly id: string;
  readonly phase: string;
}

const odds = (page: Page) => page.getByRole('region', { name: 'Odds by bookmaker' });
const isoOf = (instant: number) => new Date(instant * 1000).toISOString();
/** Has the page request everything again, as when the connection returns, until the locator is visible. */
const refetchUntil = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(locator).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

test('a goal suspends every price, and the last prices stay struck through until new ones come', async ({
  page,
  world,
}) => {
  const { match_id, happens } = world.find('goal');
  const at = Date.parse(happens) / 1000;
  await world.at(isoOf(at - 100));
  await page.goto(`/match/${match_id}/odds`);
  const table = page.getByRole('table').first();
  await expect(table.locator('td[data-best]').first()).toBeVisible();
  await expect(odds(page).getByText('In play', { exact: true })).toBeVisible();
  await world.at(isoOf(at + 2));
  await refetchUntil(page, table.locator('td[data-suspended] s').first());
  await expect(table.locator('td[data-best]')).toHaveCount(0);
  await world.at(isoOf(at + 300));
  await refetchUntil(page, table.locator('td[data-best]').first());
  await expect(table.locator('td[data-suspended]')).toHaveCount(0);
  // Without a chosen bookmaker the history is of the best price, with the goal marked.
  await page.locator('div:has(> #price-history)').scrollIntoViewIfNeeded();
  const best = page.getByRole('region', { name: /^Best price/ });
  await expect(best.locator('[data-goal]').last()).toBeVisible();
  await table.getByRole('button').first().click();
  await expect(best).toHaveCount(0);
  const history = page.getByRole('region', { name: /match result/ });
  await expect(history.locator('[data-goal]').last()).toBeVisible();
  await expect(history.getByRole('row')).toHaveCount(4);
  const moment = history.getByRole('slider');
  await moment.focus();
  await page.keyboard.press('Home');
  await expect(moment).toHaveAttribute('aria-valuetext', /: .+ \d.*, Draw \d.*, .+ \d/);
  await expect(history.locator('[data-probe]')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});

const price = (decimal: number) => ({ decimal, text: decimal.toFixed(3) });
const line = (prices: object, handicap: readonly number[] | null = null) => ({
  ...Object.fromEntries(['home', 'draw', 'away', 'over', 'under'].map((name) => [name, null])),
  ...prices,
  handicap,
  score: null,
  minute: null,
  bookmaker_event_id: null,
  last_update: { timestamp: Date.parse('2026-11-21T15:00:00Z') / 1000 },
});
const book = (name: string, data: readonly object[]) => ({ id: name, name, odds: { data } });

test('a move of five points causes one alert, on any page, and then the alert is done', async ({
  page,
  world,
}) => {
  const { match_id, happens } = world.find('goal');
  const at = Date.parse(happens) / 1000;
  await world.at(isoOf(at - 100));
  await page.goto(`/match/${match_id}/odds`);
  const bell = page.getByRole('button', { name: /^Price alert for/ }).first();
  await bell.click();
  const dialog = page.getByRole('dialog', { name: /^Price alert for/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Alert me to a move of five points' }).click();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Home win, five points from/)).toBeVisible();
  await expectAccessible(page);
  await world.at(isoOf(at + 300));
  const toast = page.getByRole('region', { name: 'Latest alerts' }).getByText(/^Chance moved: /);
  await refetchUntil(page, toast);
  await expect(page.getByText(/^Done: alerted at/)).toBeVisible();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone the head of the odds tab is low from the first paint, and prices begin in the upper half', async ({
  page,
  world,
}) => {
  const { match_id: id, happens } = world.find('goal');
  await world.at(isoOf(Date.parse(happens) / 1000 + 300));
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await withhold(page, /t=info&id=/);
  await page.goto(`/match/${id}/odds`);
  const tabs = page.locator('[data-tabs]');
  await expect(page.locator('[aria-busy] [data-tabs]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await tabs.boundingBox();
  letGo();
  const price = odds(page).locator('table td').first();
  await expect(price).toBeVisible();
  expect((await tabs.boundingBox())?.y).toBe(before?.y);
  expect((await price.boundingBox())?.y).toBeLessThan(422);
});

test('unusual prices and a missing bookmaker show in all odds formats without a request', async ({
  page,
}) => {
  const markets = [
    {
      id: '1',
      name: '1X2, Full Time Result',
      bookmakers: [
        book('Oak', [line({ home: price(1.01), draw: price(2), away: price(1000) })]),
        book('Elm', []),
      ],
    },
    {
      id: '2',
      name: 'Over/Under, Goal Line',
      bookmakers: [book('Elm', [line({ over: price(1.9), under: price(1.95) }, [2.5, 3])])],
    },
  ];
  const requests: string[] = [];
  await page.route(/\/api\/v2\.2\/fixtures\/\?t=match_odds&/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      json: { data: markets, meta: { dropped: 0 } },
      headers: { 'cache-control': 'max-age=600' },
    });
  });
  const histories: string[] = [];
  await page.route(/t=match_odds_info&/, async (route) => {
    const id = new URL(route.request().url()).searchParams.get('bookmaker_id') ?? '';
    histories.push(id);
    await route.fulfill({ json: { data: { id, name: id, markets: [] }, meta: { dropped: 0 } } });
  });
  const day = await ask<readonly Listed[]>('fixtures/?t=schedule&d=2026-11-21');
  await page.goto(`/match/${day.find(({ phase }) => phase === 'scheduled')?.id}/odds`);
  const rows = page.getByRole('table').first().locator('tbody tr:not(:last-child)');
  const prices = () => rows.locator('td:nth-child(3) bdi').allTextContents();
  await expect(rows.first()).toBeVisible();
  expect(await prices()).toEqual(['1/100', 'Evens', '1000/1']);
  await expect(rows.locator('td:nth-child(4)')).toHaveText(['–', '–', '–']);
  await waitForKeys(page);
  await page.locator('div:has(> #price-history)').scrollIntoViewIfNeeded();
  await expect.poll(() => histories.toSorted()).toEqual(['Elm', 'Oak']);
  page.on('request', (request) => requests.push(request.url()));
  const before = requests.length;
  await page.keyboard.press('o');
  await expect(page.getByRole('radio', { name: 'American' })).toBeChecked();
  expect(await prices()).toEqual(['\u221210000', '+100', '+99900']);
  await page.getByRole('radio', { name: 'Decimal' }).check();
  expect(await prices()).toEqual(['1.01', '2.00', '1000']);
  expect(requests.slice(before).filter((url) => url.includes('odds'))).toEqual([]);
  await page.getByRole('button', { name: 'Over/under' }).click();
  await expect(rows.first().getByRole('rowheader')).toHaveText('Over 2.75split: 2.5 and 3');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Decimal' })).toBeChecked();
});

test('a match without odds has no tab for them, and its address shows the summary', async ({
  page,
  world,
}) => {
  const moment = world.find('no-coverage');
  await world.at(isoOf(Date.parse(moment.happens) / 1000 + 120));
  await page.goto(`/match/${moment.match_id}/odds`);
  const tabs = page.getByRole('navigation', { name: 'Match sections' });
  await expect(tabs.getByRole('link', { name: 'Odds' })).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'page');
});

test('ODDS=off removes the tab, the page, the setting, their code and the API’s odds', async ({
  page,
  allowed,
}) => {
  allowed.push(/404 \(Not Found\)/);
  const service = await startOtherService({ ODDS: 'off' });
  try {
    const match = POOR_MATCHES['with nothing but its status'];
    service.setResponses({
      'fixtures.info': { ...match['fixtures.info'], id: 7 },
      'fixtures.schedule': [],
      'livescores.live': [],
    });
    const status = async (path: string) => (await fetch(new URL(path, service.address))).status;
    const dist = join(import.meta.dirname, '../dist');
    const hiddenFiles: string[] = JSON.parse(readFileSync(join(dist, ODDS_FILE_LIST), 'utf8'));
    expect(hiddenFiles.length).toBeGreaterThan(3);
    for (const name of readdirSync(join(dist, 'assets')).filter((one) => /\.(?:js|css)$/.test(one)))
      expect(await status(`/assets/${name}`), name).toBe(hiddenFiles.includes(`assets/${name}`) ? 404 : 200);
    expect(await status('/match/7/odds')).toBe(404);
    expect(await status('/odds')).toBe(404);
    expect(await status('/api/v2.2/fixtures/?t=match_odds&id=7')).toBe(404);
    expect(await status('/api/v2.2/livescores/?t=live&include=odds_prematch')).toBe(400);
    await page.goto(new URL('/match/7', service.address).href);
    const tabs = page.getByRole('navigation', { name: 'Match sections' });
    await expect(tabs.getByRole('link', { name: 'Summary' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Odds' })).toHaveCount(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => localStorage.setItem('extras', 'tv odds'));
    await page.goto(service.address);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('checkbox', { name: 'channel' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'best odds' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Odds' })).toHaveCount(0);
    await expect.poll(() => requests.some((url) => url.includes('/row-extras'))).toBe(true);
    expect(requests.filter((url) => hiddenFiles.some((file) => url.endsWith(file)))).toEqual([]);
  } finally {
    // The open page would report the closed server as an error.
    await page.goto('about:blank');
    await service.close();
  }
});
