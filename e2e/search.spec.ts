import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { waitForSearchIndex } from './support/search-index.ts';
import { waitForKeys } from './support/wait-for-keys.ts';

interface Hit {
  readonly id: string;
  readonly name: string;
}

// Once, before the tests, and in one worker only.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ touchline }) => {
  test.setTimeout(120_000);
  await waitForSearchIndex(touchline.address);
});

const box = (page: Page) => page.getByRole('combobox', { name: /Search for/ });

/** Opens the search dialog with its shortcut. */
async function openSearch(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Returns a team whose misspelt name matches nothing else. */
async function someTeam(page: Page): Promise<Hit> {
  const { data } = await (await page.request.get('/api/v2.2/search/?t=team&q=united')).json();
  return data[0];
}

test('by keyboard alone: type, choose, and the choice is listed under Recent', async ({ page }) => {
  await page.goto('/competitions');
  await openSearch(page);
  const [first, second] = await ask<Hit[]>('search/?t=team&q=rovers');
  await box(page).fill('rovers');
  const teams = page.getByRole('rowgroup', { name: 'Teams' }).locator('[role=gridcell]:has(a)');
  await expect(teams.first()).toContainText(first?.name ?? '?');
  // Teams that the page knows are listed until the service answers.
  await expect(teams.nth(1)).toContainText(second?.name ?? '?');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await teams.first().getAttribute('id')) ?? '',
  );
  await expect(teams.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(teams.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/team/${second?.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.name ?? '?');
  await expect(page.locator('dialog')).toHaveCount(0);

  await openSearch(page);
  const recent = page.getByRole('rowgroup', { name: 'Recent' }).locator('[role=gridcell]:has(a)');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText(second?.name ?? '?');
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('/ opens the search on a page without a filter, and Ctrl K opens it even from a text box', async ({
  page,
}) => {
  await page.goto('/country/3');
  await waitForKeys(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.goto('/competitions');
  await waitForKeys(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('results of every kind link to their pages', async ({ page }) => {
  const league = (await ask<Hit[]>('leagues/?t=list')).at(0);
  const [player] = await ask<Hit[]>('search/?t=player&q=mantovani');
  const [channel] = await ask<Hit[]>('search/?t=tv&q=sport');
  const [match] = await ask<Hit[]>('search/?t=match&q=rovers');
  await page.goto('/search');
  for (const [text, name, address] of [
    [league?.name, 'Competitions', `/competition/${league?.id}`],
    ['mantovani', 'Players', `/player/${player?.id}`],
    ['sport', 'TV channels', `/tv/${channel?.id}`],
    ['germany', 'Countries', '/country/'],
    ['oceania', 'Continents', '/continent/7'],
    ['rovers', 'Matches', `/match/${match?.id}`],
  ] as const) {
    await page.getByRole('searchbox').fill(text ?? '');
    await expect(page).toHaveTitle(`Search: ${text} · Touchline`);
    const more = page.getByRole('group', { name: 'Also search:' }).getByRole('button', { name, exact: true });
    const links = page.getByRole('region', { name, exact: true }).getByRole('link');
    await expect(more.or(links.first())).toBeVisible();
    if (await more.isVisible()) await more.click();
    await expect(page.locator(`main section a[href^="${address}"]`).first(), text).toBeVisible();
  }
  const link = page.locator(`main a[href="/match/${match?.id}"]`).first();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/match/${match?.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('accents and swapped letters do not matter', async ({ page }) => {
  await page.goto('/search');
  const { name, id } = await someTeam(page);
  const typed = name.replace(/(\w)(\w)(?=\w*$)/, '$2$1');
  expect(typed).not.toBe(name);
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('group', { name: 'Similar names:' }).getByRole('button', { name: 'Teams' }).click();
  await expect(page.getByRole('status')).toHaveText(`No results for “${typed}”. Did you mean:`);
  await expect(page.locator(`main a[href="/team/${id}"]`)).toBeVisible();
  await page.getByRole('searchbox').fill('GERMÁNY');
  await page.getByRole('group', { name: 'Also search:' }).getByRole('button', { name: 'Countries' }).click();
  await expect(
    page.getByRole('region', { name: 'Countries', exact: true }).getByRole('link', { name: 'Germany' }),
  ).toBeVisible();
});

test('the address holds the search text, and typing replaces it without a history entry', async ({
  page,
}) => {
  await page.goto('/competitions');
  await page.goto('/search?q=rovers');
  await expect(page).toHaveTitle('Search: rovers · Touchline');
  await expect(page.getByRole('region', { name: 'Teams' })).toBeVisible();
  await page.getByRole('searchbox').fill('albion');
  await expect(page).toHaveURL(/\/search\?q=albion$/);
  await expect(page.getByRole('region', { name: 'Teams' }).getByRole('link').first()).toContainText('Albion');
  await page.goBack();
  await expect(page).toHaveURL(/\/competitions$/);
});

test('the search dialog is accessible and fits in both themes, at 390 and 1280 px', async ({ page }) => {
  await page.goto('/competitions');
  await openSearch(page);
  await box(page).fill('rovers');
  await expect(page.getByRole('rowgroup', { name: 'Teams' })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessibleInBothThemes(page);
});

test('a country links to its continent, and that to its other countries', async ({ page }) => {
  await page.goto('/country/3');
  await page.getByRole('link', { name: 'Europe', exact: true }).click();
  await expect(page).toHaveURL(/\/continent\/2$/);
  await expect(page).toHaveTitle('Europe · Touchline');
  const countries = page.getByRole('region', { name: 'Countries', exact: true }).getByRole('link');
  const all = await ask<{ continent: string; code: string | null; name: string }[]>('countries/?t=list');
  const own = all.filter(({ continent, code }) => continent === 'Europe' && code !== null);
  await expect(countries).toHaveCount(own.length);
  await expect(
    page.getByRole('region', { name: 'International competitions' }).getByRole('link'),
  ).not.toHaveCount(0);
  await countries.filter({ hasText: 'Italy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Italy' })).toBeVisible();
});
