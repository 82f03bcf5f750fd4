import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { installClock, minuteBefore, pollAt } from './support/poll.ts';
import { WIDE } from './support/wide.ts';

interface TablesResponse {
  readonly tables: readonly {
    readonly name: string | null;
    readonly rows: readonly {
      readonly team_name: string;
      readonly overall: {
        readonly position: number;
        readonly points: number;
        readonly games_played: number;
        readonly goals_diff: number;
      };
    }[];
  }[];
}

/** Returns the competition and the season of a match. */
async function seasonOf(matchId: number): Promise<{ league: string; season: string }> {
  const match = await ask<{ league: { id: string }; season_id: string }>(`fixtures/?t=info&id=${matchId}`);
  return { league: match.league.id, season: match.season_id };
}

/** Returns the tables on the page: position, team, played and points of each row. */
const pageTables = (page: Page) =>
  page
    .locator('.standings')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) => [
          row.querySelector('td b')?.textContent,
          row.querySelector('th [dir]')?.textContent,
          row.querySelector('[data-column="games_played"]')?.textContent,
          row.querySelector('[data-column="points"]')?.textContent?.replace('*', ''),
        ]),
      ),
    );

const comparableTables = ({ tables }: TablesResponse) =>
  tables.map(({ rows }) =>
    rows.map(({ team_name, overall }) => [
      `${overall.position}`,
      team_name,
      `${overall.games_played}`,
      `${overall.points}`,
    ]),
  );

/** Sorted, because the page puts the tables of a finished stage last. */
const inOneOrder = (tables: readonly unknown[]) => tables.map((table) => JSON.stringify(table)).sort();

/** The service's own tables at the instant of the world. */
const standings = async (season: string) =>
  comparableTables(await ask<TablesResponse>(`leagues/?t=standings_live&season_id=${season}`));

for (const [situation, hasTables] of [
  ['split-league', (count: number) => count === 3],
  ['conferences', (count: number) => count === 3],
  ['eight-groups', (count: number) => count === 8],
  ['points-deducted', (count: number) => count >= 1],
] as const) {
  test(`the tables of the situation ${situation} match the service’s`, async ({ page, world }) => {
    const moment = world.find(situation);
    await world.at(new Date(Date.parse(moment.happens) + 60_000).toISOString());
    const { league, season } = await seasonOf(moment.match_id);
    expect((await page.goto(`/competition/${league}?season=${season}`))?.status()).toBe(200);
    await expect(page.locator('.standings').first()).toBeVisible();
    const tables = await standings(season);
    expect(hasTables(tables.length)).toBe(true);
    await expect.poll(async () => inOneOrder(await pageTables(page))).toEqual(inOneOrder(tables));
    if (situation === 'points-deducted') {
      const note = page.locator('.standings > p').first();
      await expect(note).toHaveText(/\d/);
      await expect(page.locator('[data-column="points"] sup').first()).toBeVisible();
    }
  });
}

test('the tie-breakers explain a head-to-head decision between teams level on points', async ({
  page,
  world,
}) => {
  const moment = world.find('head-to-head');
  await world.at(moment.instant);
  const { league, season } = await seasonOf(moment.match_id);
  const { tables } = await ask<TablesResponse>(`leagues/?t=standings_live&season_id=${season}`);
  const rows = tables.flatMap((table) => table.rows);
  const difference = (at: number) => rows[at]?.overall.goals_diff ?? 0;
  const at = rows.findIndex(
    ({ overall }, place) =>
      overall.points === rows[place + 1]?.overall.points && difference(place) < difference(place + 1),
  );
  await page.goto(`/competition/${league}?season=${season}`);
  await page.getByText('Tie-breakers: head-to-head').click();
  const note = page.getByRole('listitem').filter({
    hasText: `${rows[at]?.team_name} above ${rows[at + 1]?.team_name}: better head-to-head record`,
  });
  await expect(note).toHaveCount(1);
  await expect(note).toBeVisible();
});

test('a live table follows the service’s from poll to poll', async ({ page, world }) => {
  const moment = world.find('goal');
  const { league, season } = await seasonOf(moment.match_id);
  await installClock(page);
  await world.at(minuteBefore(moment.happens));
  await page.goto(`/competition/${league}`);
  await expect(page.locator('.standings').first()).toBeVisible();
  const seen = new Set<string>();
  for (const minutes of [0, 10, 20, 30]) {
    const instant = new Date(Date.parse(moment.happens) + minutes * 60_000).toISOString();
    await pollAt(page, instant, { request: `leagues/?t=standings_live&season_id=${season}` });
    const tables = await standings(season);
    await expect.poll(() => pageTables(page), instant).toEqual(tables);
    seen.add(JSON.stringify(tables));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('home and away tables use the service’s positions, and sort by points without them', async ({
  page,
  world,
}) => {
  interface Row {
    readonly team_name: string;
    readonly home: { position: number; points: number; games_played: number };
    readonly away: { position: number; points: number; games_played: number };
  }
  const moment = world.find('goal');
  await world.at(moment.instant);
  const { league, season } = await seasonOf(moment.match_id);
  const { tables, ...rest } = await ask<{ tables: { rows: Row[] }[] }>(
    `leagues/?t=standings_live&season_id=${season}`,
  );
  const rows = tables.flatMap((table) => table.rows);
  await page.goto(`/competition/${league}`);
  for (const [view, name] of [
    ['home', 'Home'],
    ['away', 'Away'],
  ] as const) {
    await page.locator('fieldset').getByText(name, { exact: true }).click();
    const inOrder = rows.toSorted((a, b) => a[view].position - b[view].position);
    const expectedRows = inOrder.map((row) => [
      `${row[view].position}`,
      row.team_name,
      `${row[view].games_played}`,
      `${row[view].points}`,
    ]);
    await expect.poll(() => pageTables(page), name).toEqual([expectedRows]);
  }
  const nowhere = rows.map((row) => ({ ...row, home: { ...row.home, position: null } }));
  await page.route(/t=standings/, (route) =>
    route.fulfill({
      json: { data: { ...rest, tables: [{ ...tables[0], rows: nowhere }] }, meta: { dropped: 0 } },
    }),
  );
  await page.goto(`/competition/${league}`);
  await page.locator('fieldset').getByText('Home', { exact: true }).click();
  const most = rows.map(({ home }) => `${home.points}`).sort((a, b) => Number(b) - Number(a));
  await expect
    .poll(async () => (await pageTables(page)).flat().map(([position, , , points]) => [position, points]))
    .toEqual(most.map((points, at) => [`${at + 1}`, points]));
});

test('a wide window shows favourites and today’s competitions beside a table, with links', async ({
  page,
  world,
}) => {
  await page.setViewportSize(WIDE);
  const moment = world.find('goal');
  await world.at(moment.instant);
  const { league } = await seasonOf(moment.match_id);
  const { teams } = await ask<{ teams: Record<'home' | 'away', { id: string; name: string }> }>(
    `fixtures/?t=info&id=${moment.match_id}`,
  );
  const team = { kind: 'team', id: teams.home.id, name: teams.home.name, img: null };
  await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify([team]));
  await page.goto(`/competition/${league}`);
  const followed = page.getByRole('region', { name: 'Following' }).getByRole('link');
  await expect(followed).toHaveCount(1);
  await expect(followed).toContainText(teams.home.name);
  await expect(followed).toContainText(teams.away.name);
  const others = page.getByRole('navigation', { name: 'Competitions' });
  await expect(others.locator(`a[href="/competition/${league}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(others.locator(`a[href="/competition/${league}"]`)).toContainText(/\d live/);
  const other = others.locator(`a:not([href="/competition/${league}"])`).first();
  const href = (await other.getAttribute('href')) as string;
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(others.locator('[aria-current="page"]')).toHaveAttribute('href', href);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(others).toHaveCount(0);
});

test('by keyboard alone from the scores to a table and back', async ({ page }) => {
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: 'Pages' }).first();
  await pages.getByRole('link', { name: 'Tables' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competitions$/);
  await page.getByRole('searchbox').fill('england premier');
  await page
    .getByRole('link', { name: /Premier/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competition\/\d+$/);
  await expect(page.locator('.standings tbody tr').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Competitions' })).toBeVisible();
});

test('an unknown competition id is reported', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.goto('/competition/999999');
  await expect(page.getByText('Competition not found.')).toBeVisible();
});

/** The width of Chromium’s scrollbar on devices without touch, px. */
const SCROLLBAR_PX = 15;

test('on a phone the headings of all days of a season have the same height', async ({ page, world }) => {
  const moment = world.find('split-league');
  await world.at(new Date(Date.parse(moment.happens) + 60_000).toISOString());
  const { league, season } = await seasonOf(moment.match_id);
  await page.setViewportSize({ width: 390 + SCROLLBAR_PX, height: 844 });
  await page.goto(`/competition/${league}/fixtures?season=${season}`);
  const heads = page.locator('main section:has(a[data-step]) > h2');
  await expect(heads.nth(3)).toBeVisible();
  const heights = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('quick taps all count in the table that would be, and its link leads back to it', async ({
  page,
  world,
}) => {
  const moment = world.find('goal');
  const { league } = await seasonOf(moment.match_id);
  await world.at(moment.happens);
  await page.goto(`/competition/${league}`);
  await page.getByRole('button', { name: 'What if' }).click();
  const strip = page.getByRole('region', { name: 'Try goals in the matches in play' });
  const add = strip.getByRole('button', { name: /^Add a goal for/ }).first();
  // Three taps before the page is drawn again.
  await add.evaluate((button) => {
    for (let taps = 0; taps < 3; taps += 1) (button as HTMLButtonElement).click();
  });
  await expect(strip.getByText('+3')).toBeVisible();
  const tried = await pageTables(page);
  await page.goto(page.url());
  await expect(page.getByRole('heading', { name: 'What if Hypothetical table' })).toBeVisible();
  expect(await pageTables(page)).toEqual(tried);
  await strip.getByRole('button', { name: 'Back to live table' }).click();
  await expect(page.getByRole('button', { name: 'What if' })).toBeFocused();
});

test('on a phone the way to one’s own team is a tap, and its form another, without scrolling sideways', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { league, season } = await seasonOf(world.find('goal').match_id);
  const { tables } = await ask<{ tables: { rows: { team_id: string; team_name: string }[] }[] }>(
    `leagues/?t=standings_live&season_id=${season}`,
  );
  const { team_id: id, team_name: name } = tables[0]?.rows.at(-2) ?? { team_id: '', team_name: '' };
  const team = { kind: 'team', id, name, img: null };
  await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify([team]));
  await page.goto(`/competition/${league}`);
  const row = page.getByRole('row').filter({ hasText: 'your team' });
  await expect(row).not.toBeInViewport();
  await page.getByRole('button', { name: 'Jump to my team' }).click();
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  await expect(row.locator(`a[href="/team/${id}"]`)).toBeFocused();
  const hiddenWidth = () =>
    page.locator('.standings > div:has(table)').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await hiddenWidth()).toBeGreaterThan(0);
  await page.locator('fieldset').getByText('Form', { exact: true }).click();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(row.locator('[data-form]')).toHaveCount(5);
    expect(await hiddenWidth(), `${width} px`).toBe(0);
  }
});
