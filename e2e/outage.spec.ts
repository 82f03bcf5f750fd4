/** What every page shows when the data service does not answer, wholly or in part. */
import type { Page } from '@playwright/test';
import { PROFILE_KINDS } from '#contract/pages.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

const DOWN = { status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } };
const NO_UPDATES = 'Updates aren’t coming in right now. Trying again.';

/** Texts of empty states, which a page without answers must not show. */
const CLAIMS = /\bNo \w|\b0 players|not found|Loading|null|undefined|NaN/;

const FOLLOWED = JSON.stringify([{ kind: 'team', id: '1001', name: 'Somebody', img: null }]);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ allowed }) => {
  allowed.push(/Failed to load resource/);
});

for (const path of [
  '/',
  '/competitions',
  '/tv',
  '/odds',
  '/match/1',
  '/competition/1/leaders',
  '/tv/111',
  ...PROFILE_KINDS.map((kind) => `/${kind}/1`),
])
  test(`${path} without any answer has a heading, says why, and shows no empty state`, async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill(DOWN));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(NO_UPDATES);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toMatch(CLAIMS);
    expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
  });

test('My matches reports an outage once', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('favourites', text), FOLLOWED);
  await page.route('**/api/**', (route) => route.fulfill(DOWN));
  await page.goto('/my');
  await expect(page.getByRole('alert')).toHaveText(NO_UPDATES);
  await expect(page.getByText(NO_UPDATES)).toHaveCount(1);
  expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
});

test('a search that fails does not claim that there are no results', async ({ page }) => {
  await page.route('**/api/v2.2/search/**', (route) => route.fulfill(DOWN));
  await page.goto('/search?q=united');
  await expect(page.getByRole('alert')).toHaveText('Search is unavailable. Showing saved results.');
  expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
});

/** The request of each page that fails while the others succeed, and the list that gives an id of the kind. */
const BESIDES = [
  ['country', /\/leagues\/\?t=list/, 'the competitions', 'countries/?t=list'],
  ['continent', /\/leagues\/\?t=list/, 'the competitions between its countries', 'continents/?t=list'],
  ['team', /t=(last_next|squad)&/, 'matches and squad', 'teams/?t=list'],
  ['tv', /\/broadcast\/\?t=info/, 'the channel itself', 'search/?t=tv&q=sport'],
] as const;

for (const [kind, besides, what, list] of BESIDES)
  test(`a ${kind} page without ${what} says so, and shows no empty state`, async ({ page }) => {
    const [first] = await ask<{ id: string }[]>(list);
    await page.route(besides, (route) => route.fulfill(DOWN));
    await page.goto(`/${kind}/${first?.id}`);
    await expect(page.getByRole('alert').first()).toHaveText(NO_UPDATES);
    await expect(heading(page)).toHaveCount(1);
    expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
  });
