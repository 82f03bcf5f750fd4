/** Pages use the room they have: no key figure is out of view, and no half of a window is empty. */
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface WireMatch {
  readonly league: { readonly id: string };
  readonly season_id: string;
  readonly teams: { readonly home: { readonly id: string } };
}

const matchOf = (id: number) => ask<WireMatch>(`fixtures/?t=info&id=${id}`);

test('an overall table is as wide as the two split tables above it', async ({ page, world }) => {
  const split = world.find('split-league');
  await world.at(new Date(Date.parse(split.happens) + 60_000).toISOString());
  const { league, season_id: season } = await matchOf(split.match_id);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/competition/${league.id}?season=${season}`);
  const tables = page.locator('.standings');
  await expect(tables).toHaveCount(3);
  const edges = await tables.evaluateAll((all) =>
    all.map((table) => table.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  expect(edges[2]).toEqual([edges[0]?.[0], edges[1]?.[1]]);
});

test('on a phone every column of a player’s season is in view, and stadiums are shown two in a row', async ({
  page,
  world,
}) => {
  const { league, teams } = await matchOf(world.find('goal').match_id);
  const { squad } = await ask<{ squad: { player: { id: string } }[] }>(`teams/?t=squad&id=${teams.home.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  // One who has played: a season of zeros is no table.
  await page.goto(`/player/${squad[9]?.player.id}`);
  const season = page.getByRole('region', { name: 'This season' });
  await expect(season.getByRole('columnheader', { name: 'Red cards' })).toBeInViewport();
  expect(await season.locator('div[tabindex]').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  await page.goto(`/competition/${league.id}/venues`);
  const grounds = page.locator('main li:has(> h2)');
  await expect(grounds.nth(1)).toBeVisible();
  const tops = await grounds.evaluateAll((all) =>
    all.slice(0, 3).map((one) => one.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('no table column is cut in half on a phone of 320, 360 or 390 px', async ({ page, world }) => {
  const { league } = await matchOf(world.find('goal').match_id);
  await page.goto(`/competition/${league.id}/table`);
  const row = page.locator('.standings tbody tr').first();
  await expect(row).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [from, to] = [row.getByRole('rowheader'), row.locator('[data-column="goals_diff"]')];
    const end = await from.evaluate((cell) => cell.getBoundingClientRect().right);
    const start = await to.evaluate((cell) => cell.getBoundingClientRect().left);
    const counts = row.locator(
      ['games_played', 'won', 'draw', 'lost'].map((column) => `[data-column="${column}"]`).join(),
    );
    const cells = await counts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const whole = cells.filter(({ left, right }) => left >= end - 1 && right <= start + 1);
    expect(whole.length, `${width} px`).toBeGreaterThan(0);
    expect(
      cells.filter(({ left }) => left < start - 1),
      `${width} px`,
    ).toEqual(whole);
  }
});
