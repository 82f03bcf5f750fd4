/** What every page says when the data service does not answer, and when only a part of it does. */
import type { Page } from '@playwright/test';
import { PROFILE_KINDS } from '#contract/pages.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

const DOWN = { status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } };
const NO_UPDATES = 'Updates aren’t coming in right now. Trying again.';

/** Texts of empty states, which a page must not show when nobody has answered. */
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
  test(`${path} has a heading when no answer comes, says why, and claims nothing`, async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill(DOWN));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(NO_UPDATES);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toMatch(CLAIMS);
    expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
  });

test('who follows somebody is told of an outage once', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('favourites', text), FOLLOWED);
  await page.route('**/api/**', (route) => route.fulfill(DOWN));
  await page.goto('/my');
  await expect(page.getByRole('alert')).toHaveText(NO_UPDATES);
  await expect(page.getByText(NO_UPDATES)).toHaveCount(1);
  expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
});

test('a search that cannot be asked does not say that there is nothing of the name', async ({ page }) => {
  await page.route('**/api/v2.2/search/**', (route) => route.fulfill(DOWN));
  await page.goto('/search?q=united');
  await expect(page.getByRole('alert')).toHaveText('Search is unavailable. Showing saved results.');
  expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
});

/** What is asked for besides, where all else is told; and where one finds something of the kind. */
const BESIDES = [
  ['country', /\/leagues\/\?t=list/, 'the competitions', 'countries/?t=list'],
  ['continent', /\/leagues\/\?t=list/, 'the competitions between its countries', 'continents/?t=list'],
  ['team', /t=(last_next|squad)&/, 'matches and squad', 'teams/?t=list'],
  ['tv', /\/broadcast\/\?t=info/, 'the channel itself', 'search/?t=tv&q=sport'],
] as const;

for (const [kind, besides, what, list] of BESIDES)
  test(`of a ${kind} of which ${what} cannot be had the page says so, and not that there is none`, async ({
    page,
  }) => {
    const [first] = await ask<{ id: string }[]>(list);
    await page.route(besides, (route) => route.fulfill(DOWN));
    await page.goto(`/${kind}/${first?.id}`);
    await expect(page.getByRole('alert').first()).toHaveText(NO_UPDATES);
    await expect(heading(page)).toHaveCount(1);
    expect(await page.getByRole('main').innerText()).not.toMatch(CLAIMS);
  });
