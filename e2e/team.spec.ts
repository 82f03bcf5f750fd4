import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface Side {
  readonly id: string;
  readonly name: string;
}
interface WireMatch {
  readonly id: string;
  readonly league: { readonly id: string };
  readonly teams: { readonly home: Side; readonly away: Side };
  readonly scores: { readonly home_score: number | null; readonly away_score: number | null };
}
interface WireSquad {
  readonly squad: readonly { readonly player: { readonly name: string }; readonly number: number }[];
}

const matchOf = (id: number) => ask<WireMatch>(`fixtures/?t=info&id=${id}`);

test('a club’s page shows the service’s squad, kits and competitions', async ({ page, world }) => {
  const { home } = (await matchOf(world.find('goal').match_id)).teams;
  const { squad } = await ask<WireSquad>(`teams/?t=squad&id=${home.id}`);
  const team = await ask<{ kit: unknown[]; leagues: { name: string; is_friendly: boolean }[] }>(
    `teams/?t=info&id=${home.id}`,
  );
  expect((await page.goto(`/team/${home.id}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.name);
  await expect(page).toHaveTitle(`${home.name} · Touchline`);
  await expect(page.locator('figure')).toHaveCount(team.kit.length);
  await page.getByRole('navigation', { name: 'Team sections' }).getByRole('link', { name: 'Squad' }).click();
  await expect(page).toHaveTitle(`${home.name}: Squad · Touchline`);
  const names = page.getByRole('region', { name: 'Squad' }).locator('th[scope="row"] > a');
  // The squad loads after the club.
  await expect
    .poll(async () => (await names.allTextContents()).sort())
    .toEqual(squad.map(({ player }) => player.name).sort());
  const competitions = page.getByRole('list', { name: 'Plays in' }).getByRole('link');
  expect(await competitions.locator('[dir]').allTextContents()).toEqual(
    team.leagues.filter(({ is_friendly }) => !is_friendly).map(({ name }) => name),
  );
});

test('a goal arrives on a club’s page while it is open', async ({ page, world }) => {
  const moment = world.find('goal');
  await world.at(moment.instant);
  const { away } = (await matchOf(moment.match_id)).teams;
  await page.goto(`/team/${away.id}`);
  const hero = page.getByRole('region', { name: 'Now' }).locator(`a[href="/match/${moment.match_id}"]`);
  const line = hero.getByText(/^\d+–\d+$/);
  await expect(line).toBeVisible();
  const before = await line.textContent();
  await world.at(new Date(Date.parse(moment.happens) + 20_000).toISOString());
  await expect(line).not.toHaveText(before ?? '', { timeout: 30_000 });
  const { scores } = await matchOf(moment.match_id);
  await expect(line).toHaveText(`${scores.home_score}–${scores.away_score}`);
});

test('by keyboard alone from a table to a club and back to its competition', async ({ page, world }) => {
  const { league, teams } = await matchOf(world.find('goal').match_id);
  await page.goto(`/competition/${league.id}/table`);
  await page.locator('.standings').getByRole('link', { name: teams.home.name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/team/${teams.home.id}$`));
  await page.getByRole('list', { name: 'Plays in' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/competition\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teams.home.name);
  const results = page.getByRole('region', { name: 'Latest results' });
  await expect(results.getByRole('listitem')).toHaveCount(5);
  await results.getByRole('link', { name: 'All results' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team\/\d+\/results$/);
  const all = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect.poll(() => all.count()).toBeGreaterThan(5);
});

test('an unknown team id is not found', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.goto('/team/999999999');
  await expect(page.getByText('Team not found.')).toBeVisible();
});
