import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface Hit {
  readonly id: string;
  readonly name: string;
}

const box = (page: Page) => page.getByRole('combobox', { name: /Search for/ });
const options = (page: Page) => page.getByRole('option');

/** Opens the search dialog with its shortcut. */
async function openSearch(page: Page): Promise<void> {
  await expect(page.locator('.search-button')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Returns a team whose misspelt name matches nothing else. */
async function someTeam(page: Page): Promise<Hit> {
  const { data } = await (await page.request.get('/api/v2.2/search/?t=team&q=united')).json();
  return data[0];
}

test('a pending search shows a note until the response arrives', async ({ page }) => {
  await page.goto('/competitions');
  await openSearch(page);
  const resolvers: (() => void)[] = [];
  await page.route('**/api/v2.2/search/**', async (route) => {
    await new Promise<void>((resolve) => resolvers.push(resolve));
    await route.continue();
  });
  await box(page).fill('koforidua');
  const note = page.locator('.palette-note');
  await expect(note).toHaveText('Searching …');
  await expect.poll(() => resolvers.length).toBeGreaterThan(0);
  for (const go of resolvers.splice(0)) go();
  await expect(options(page).first()).toContainText(/koforidua/i);
  await expect(note).toHaveCount(0);
});

test('by keyboard alone: type, choose, and the choice is listed under Recent', async ({ page }) => {
  await page.goto('/competitions');
  await openSearch(page);
  const [first, second] = await ask<Hit[]>('search/?t=team&q=rovers');
  await box(page).fill('rovers');
  const teams = page.getByRole('group', { name: 'Teams' }).getByRole('option');
  await expect(teams.first()).toContainText(first?.name ?? '?');
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
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
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
  await expect(page.locator('.search-button')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.goto('/competitions');
  await expect(page.locator('.search-button')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('results of every kind link to their pages', async ({ page }) => {
  test.setTimeout(120_000); // eight pages are opened
  const league = (await ask<Hit[]>('leagues/?t=list')).at(0);
  const [player] = await ask<Hit[]>('search/?t=player&q=mantovani');
  const [referee] = await ask<Hit[]>('search/?t=referee&q=mantovani');
  const [channel] = await ask<Hit[]>('search/?t=tv&q=sport');
  const [match] = await ask<Hit[]>('search/?t=match&q=rovers');
  for (const [text, name, address] of [
    [league?.name, 'Competitions', `/competition/${league?.id}`],
    ['mantovani', 'Players', `/player/${player?.id}`],
    ['mantovani', 'Referees', `/referee/${referee?.id}`],
    ['sport', 'TV channels', `/tv/${channel?.id}`],
    ['germany', 'Countries', '/country/'],
    ['oceania', 'Continents', '/continent/7'],
    ['rovers', 'Matches', `/match/${match?.id}`],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(text ?? '')}`);
    const more = page.getByRole('group', { name: 'Also search:' }).getByRole('button', { name, exact: true });
    await expect(page.getByRole('group', { name: 'Also search:' })).toBeVisible();
    if (await more.isVisible()) await more.click();
    const groupLinks = page.getByRole('region', { name, exact: true }).getByRole('link');
    await expect(groupLinks.first()).toBeVisible();
    const links = await groupLinks.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const link = links.find((one) => one?.startsWith(address));
    expect(link, `${text}: ${links}`).toBeDefined();
    await page.locator(`main a[href="${link}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});

test('players with the same name are distinguished by their clubs', async ({ page }) => {
  const hits = await ask<{ id: string; name: string }[]>('search/?t=player&q=johnson');
  const alike = [...Map.groupBy(hits, ({ name }) => name).values()].find(({ length }) => length > 1) ?? [];
  expect(alike.length).toBeGreaterThan(1);
  await page.goto(`/search?q=${alike[0]?.name.split(', ').toReversed().join(' ')}`);
  await page.getByRole('button', { name: 'Show the clubs of players with the same name' }).click();
  for (const { id } of alike) {
    const { roles } = await ask<{
      roles: { is_current: boolean; team: { name: string; is_national: boolean } }[];
    }>(`players/?t=info&id=${id}`);
    const club = roles.find(({ is_current, team }) => is_current && !team.is_national);
    await expect(page.locator(`main a[href="/player/${id}"]`)).toContainText(club?.team.name ?? 'a club');
  }
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

test('fast typing sends one request, for the last text', async ({ page }) => {
  await page.goto('/search');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/?t=team'))
      requests.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await page.getByRole('searchbox').pressSequentially('rovers', { delay: 15 });
  await expect(page.getByRole('region', { name: 'Teams' })).toBeVisible();
  await expect(page).toHaveURL(/q=rovers/);
  expect(requests.at(-1)).toBe('rovers');
  expect(requests.length).toBe(1);
  expect(new Set(requests).size).toBe(requests.length);
});

test('a search that fails says so, and shows saved results', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.route(/\/search\/\?/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } }),
  );
  await page.goto('/');
  const name = await page.locator('main a.match-row .name, main a.match-row [dir]').first().textContent();
  await openSearch(page);
  await box(page).fill(name ?? '');
  await expect(page.getByText('Search is unavailable. Showing saved results.')).toBeVisible();
  await expect(options(page).first()).toContainText(name ?? '?');
  await page.unroute(/\/search\/\?/);
  await page.route(/\/search\/\?/, (route) => route.fulfill({ json: { data: [], meta: { dropped: 0 } } }));
  await box(page).fill('qqqqq');
  await expect(page.getByText('No results for “qqqqq”.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveText(['All results for “qqqqq”']);
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`the search dialog is accessible and fits (${theme}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/competitions');
    await openSearch(page);
    await box(page).fill('rovers');
    await expect(page.getByRole('group', { name: 'Teams' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const over = await page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test('a country links to its continent, and that to its other countries', async ({ page }) => {
  await page.goto('/country/3');
  await page.getByRole('link', { name: 'Europe' }).click();
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
