import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isIn, openGuide, type ShownMatch, shownOn } from './support/broadcast.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { WIDE } from './support/wide.ts';

/** A day with few televised matches, early in the evening. */
const DAY = '2026-11-24';
const EVENING = `${DAY}T18:00:00Z`;

const card = (page: Page) => page.getByRole('region', { name: /^On now/ }).locator('> ul > li');
const rowOf = (page: Page, { id }: ShownMatch) =>
  page.locator('[data-listing]', { has: page.locator(`a[href="/match/${id}"]`) });

test.beforeEach(({ world }) => world.at(EVENING));

test('a followed team’s match is first under On now, also without a local channel', async ({ page }) => {
  const live = (await shownOn(DAY)).filter(({ phase }) => phase === 'live');
  const abroad = live.findLast((match) => !isIn('en')(match));
  if (!abroad) throw new Error('England has everything that is on now on television');
  await openGuide(page, '/tv', 'en', abroad);
  await expect(page.getByRole('navigation', { name: 'Pages' }).first().getByText('TV')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(card(page).first()).toContainText(abroad.teams.away.name);
  await expect(card(page).first()).toContainText('England: not on TV');
  await expect(card(page).nth(1)).not.toContainText('not on TV');
  await expect(card(page)).toHaveCount(6);
  const matchCount = live.filter(isIn('en')).length + 1;
  await page.getByRole('button', { name: `Show all ${matchCount}` }).click();
  await expect(card(page)).toHaveCount(matchCount);
});

test('matches without a local channel are counted and can be shown; adding a country changes them', async ({
  page,
}) => {
  const day = await shownOn(DAY);
  const abroad = day.find((match) => match.phase === 'scheduled' && !isIn('en')(match) && isIn('de')(match));
  if (!abroad) throw new Error('England has all of Germany’s football on television');
  const hidden = day.filter((match) => !isIn('en')(match)).length;
  await openGuide(page);
  await expect(page.getByText(`England: ${hidden} matches not on TV`)).toBeVisible();
  await expect(rowOf(page, abroad)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(rowOf(page, abroad)).toContainText('England: not on TV');
  await page.getByRole('link', { name: 'Only matches on TV here' }).click();
  await expect(rowOf(page, abroad)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Add country' }).selectOption({ label: 'Germany' });
  await expect(rowOf(page, abroad).locator('abbr')).toHaveText(['DEGermany']);
  const germans = abroad.tvs.filter(({ country }) => country.cc === 'de').map(({ name }) => name);
  await expect(rowOf(page, abroad).locator('a[href^="/tv/"]')).toHaveText(germans);
  // The match page uses the same countries.
  await rowOf(page, abroad).locator(`a[href="/match/${abroad.id}"]`).click();
  await page.goto(`/match/${abroad.id}/tv`);
  await expect(page.getByText('England: not on TV')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Germany' }).locator('a[href^="/tv/"]')).toHaveText(germans);
});

test('a row lists all countries on request, and links to the match and the channel', async ({ page }) => {
  const match = (await shownOn(DAY)).find((one) => one.phase === 'scheduled' && isIn('en')(one));
  if (!match) throw new Error('nothing is still to come on television');
  await openGuide(page);
  const row = rowOf(page, match);
  const others = match.tvs.filter(({ country }) => country.cc !== 'en');
  await row.getByRole('button', { name: new RegExp(`^\\+${others.length} in`) }).click();
  const named = (await row.locator('dd').allTextContents()).flatMap((text) => text.split(', '));
  expect(named.length).toBeGreaterThan(0);
  expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  await expect(row.getByRole('link', { name: `All ${match.tvs.length} channels` })).toHaveAttribute(
    'href',
    `/match/${match.id}/tv`,
  );
  const channel = row.locator('a[href^="/tv/"]').first();
  const name = (await channel.textContent()) ?? '';
  await channel.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator(`main section a[href="/match/${match.id}"]`)).toBeVisible();
});

test('a match past midnight stays on its day, is listed under On now, and extends its channel’s line', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z');
  const late = (await shownOn('2026-11-21'))
    .filter((match) => isIn('en')(match) && match.phase === 'scheduled' && match.status !== 17)
    .toSorted((a, b) => a.time.timestamp - b.time.timestamp)
    .at(-1);
  if (!late || late.time.timestamp * 1000 < Date.parse('2026-11-21T22:45:00Z'))
    throw new Error('nothing goes on after midnight');
  const time = new Date(late.time.timestamp * 1000).toISOString().slice(11, 16);
  await openGuide(page, '/tv', 'en', late);
  const at = page.locator('section:not([aria-labelledby])', { has: rowOf(page, late) });
  await expect(at.getByRole('heading')).toHaveText(time);
  await page.goto('/tv?d=2026-11-22');
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  await expect(rowOf(page, late)).toHaveCount(0);
  await world.at('2026-11-22T00:20:00Z');
  await page.goto('/tv');
  await expect(page.locator('main [aria-current="date"]')).toContainText('22 Nov');
  await expect(card(page).first()).toContainText(late.teams.home.name);
  await expect(card(page).first().locator('a[href^="/tv/"]').first()).toHaveText(
    late.tvs.find(({ country }) => country.cc === 'en')?.name ?? '',
  );
  await page.goto('/tv?by=channel');
  // The day before is requested once the live list shows that a match goes on.
  await expect(page.locator('.channel-grid-hours span').first()).toHaveText(`${time.slice(0, 2)}:00`, {
    timeout: 20_000,
  });
  await expect(page.locator('.channel-grid-hours small').first()).toHaveText('Sun 22 Nov');
  await expect(page.locator(`.channel-grid-line a[href="/match/${late.id}"]`).first()).toBeVisible();
  // The day before still lists it, and its hours extend to the end of the match.
  await page.goto('/tv?by=channel&d=2026-11-21');
  await expect(page.locator(`.channel-grid-line a[href="/match/${late.id}"]`).first()).toBeAttached();
  await expect(page.locator('.channel-grid-hours span').last()).toContainText(/^0[01]:00/);
});

test('By channel lists each channel’s matches, in separate lanes where they overlap', async ({ page }) => {
  const day = await shownOn(DAY);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openGuide(page, '/tv?by=channel', 'en ie');
  const regions = page.locator('.channel-grid section[aria-labelledby^="on-"]');
  await expect(regions.locator('h2 > span')).toHaveText([/^England/, /^Ireland/]);
  const tools = [page.getByRole('link', { name: 'By channel' }), page.getByRole('button', { name: 'Share' })];
  const [view, share] = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(share?.y).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0));
  const channels = new Set(
    day.flatMap(({ tvs }) => tvs.filter(({ country }) => country.cc === 'en').map(({ name }) => name)),
  );
  const lines = regions.first().locator('.channel-grid-line');
  expect(new Set(await lines.locator('h3 a').allTextContents())).toEqual(channels);
  const name = (await lines.last().locator('h3 a').textContent()) ?? '';
  const busiest = lines.filter({ has: page.getByRole('link', { name, exact: true }) });
  await busiest.getByRole('button').click();
  const channelMatches = day.filter(({ tvs }) => tvs.some((channel) => channel.name === name));
  await expect(busiest.getByRole('listitem')).toHaveCount(channelMatches.length);
  const boxes = await busiest
    .locator('li > a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const [n, a] of boxes.entries()) {
    for (const b of boxes.slice(n + 1)) {
      const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart).toBe(true);
    }
  }
});

test('other countries are collapsed below the channels, counted, and expand in place', async ({ page }) => {
  const on = new Map<string, Set<string>>();
  for (const { tvs } of await shownOn(DAY))
    for (const { id, country } of tvs) {
      const code = country.cc ?? '';
      on.set(code, (on.get(code) ?? new Set()).add(id));
    }
  on.delete('');
  on.delete('en');
  const most = [...on].sort(([, a], [, b]) => b.size - a.size);
  const channels = most.slice(2).reduce((sum, [, ids]) => sum + ids.size, 0);
  await openGuide(page, '/tv?by=channel');
  const folded = page.locator('.channel-grid h2 > button');
  await expect(folded).toHaveText(
    most.slice(0, 2).map(([, ids]) => new RegExp(`${ids.size} channels? showing football`)),
  );
  const more = page.locator('.channel-grid p > button');
  await expect(more).toHaveText(`and ${most.length - 2} more countries, ${channels} channels`);
  await folded.first().focus();
  await page.keyboard.press('Enter');
  await expect(folded.first()).toBeFocused();
  const countries = page.locator('.channel-grid section[aria-labelledby^="on-"]');
  const first = countries.filter({ has: page.locator('h2 > button') }).first();
  await expect(first.locator('.channel-grid-line')).toHaveCount(most[0]?.[1].size ?? 0);
  await more.click();
  await expect(folded).toHaveCount(most.length);
  await expect(more).toBeFocused();
  await folded.first().click();
  await expect(first.locator('.channel-grid-line')).toHaveCount(0);
});

test('by keyboard alone: views, days, countries, other countries’ channels, a competition and back', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openGuide(page);
  // Keys work once their button is there.
  await waitForKeys(page);
  await page.getByRole('link', { name: 'By channel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tv\?by=channel$/);
  await expect(page.getByRole('link', { name: 'By channel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tv$/);
  await page.getByRole('combobox', { name: 'Add country' }).focus();
  await page.keyboard.type('Irel');
  await expect(page.getByRole('button', { name: 'Remove Ireland' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ireland' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Ireland' })).toHaveCount(0);
  const more = page.locator('[data-channels-line] > button').first();
  await more.focus();
  await page.keyboard.press('Space');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/\/tv\?d=2026-11-25$/);
  await expect(page.locator('main [aria-current="date"]')).toContainText('25 Nov');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/\/tv$/);
  await expect(page.locator('main [aria-current="date"]')).toContainText('Today');
  const competition = page.getByRole('navigation', { name: 'Competitions' }).getByRole('link').first();
  const name = (await competition.locator('[dir]').textContent()) ?? '';
  await competition.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?c=\d+$/);
  const named = page.locator('[data-listing] > span, li > a[href^="/match/"] > span:first-child:has(> b)');
  await expect(named.filter({ hasNotText: name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all competitions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tv$/);
});
