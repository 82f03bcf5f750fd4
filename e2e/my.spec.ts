import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface Side {
  readonly id: string;
  readonly name: string;
}
interface WireMatch {
  readonly id: string;
  readonly league: { readonly id: string; readonly name: string };
  readonly teams: { readonly home: Side; readonly away: Side };
  readonly scores: { readonly home_score: number | null; readonly away_score: number | null };
}

const follow = (page: Page, ...followed: { kind: string; id: string; name: string }[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('favourites', text),
    JSON.stringify(followed.map((one) => ({ ...one, img: null }))),
  );
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, id: string) => page.locator(`main a[data-step][href="/match/${id}"]`);

test('without favourites the page explains how to follow, suggests competitions, and is opened from the header', async ({
  page,
}) => {
  await page.goto('/competitions');
  await page.getByRole('link', { name: 'My', exact: true }).click();
  await expect(page).toHaveURL(/\/my$/);
  await expect(page).toHaveTitle('My matches · Touchline');
  await expect(page.getByText('You’re not following anything yet.')).toBeVisible();
  const some = part(page, 'Popular competitions');
  const name = await some.getByRole('link').first().locator('[dir]').textContent();
  await some.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'Competitions').getByRole('link')).toHaveCount(1);
  const [, league = ''] =
    /\/competition\/(\d+)/.exec(
      (await part(page, 'Competitions').getByRole('link').getAttribute('href')) ?? '',
    ) ?? [];
  expect(name).toContain(await part(page, 'Competitions').getByRole('link').textContent());
  const { id_current_round, id_current_season } = await ask<Record<string, string>>(
    `leagues/?t=info&id=${league}`,
  );
  const { round_ids } = await ask<{ round_ids: string[] }>(`seasons/?t=info&id=${id_current_season}`);
  const at = round_ids.indexOf(id_current_round ?? '');
  const around = await Promise.all(
    [at - 1, at, at + 1].map((one) => ask<WireMatch[]>(`fixtures/?t=round&round_id=${round_ids[one]}`)),
  );
  const matches = around.flat();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.locator('main a[data-step]').first()).toBeVisible();
  while ((await more.count()) > 0) await more.first().click();
  await expect(page.locator('main a[data-step]')).toHaveCount(matches.length);
  for (const { id } of matches) await expect(row(page, id)).toHaveCount(1);
});

test('a followed team’s matches are grouped by when they are played, and a goal arrives while the page is open', async ({
  page,
  world,
}) => {
  const moment = world.find('goal');
  await world.at(moment.instant);
  const match = await ask<WireMatch>(`fixtures/?t=info&id=${moment.match_id}`);
  const { home, away } = match.teams;
  await follow(page, { kind: 'team', id: away.id, name: away.name });
  await page.goto('/my');
  const teamMatches = await ask<Record<'next' | 'last', { id: string }[]>>(
    `fixtures/?t=last_next&team_id=${away.id}`,
  );
  await expect(part(page, 'In play').locator('a[data-step]')).toHaveCount(1);
  await expect(row(page, match.id)).toContainText(home.name);
  await expect(part(page, 'Coming up').locator(`[href="/match/${teamMatches.next[0]?.id}"]`)).toBeVisible();
  await expect(
    part(page, 'Latest results').locator(`[href="/match/${teamMatches.last[0]?.id}"]`),
  ).toBeVisible();
  const scores = row(page, match.id).locator('b[aria-hidden]');
  const before = await scores.allTextContents();
  await world.at(new Date(Date.parse(moment.happens) + 20_000).toISOString());
  await expect.poll(() => scores.allTextContents(), { timeout: 30_000 }).not.toEqual(before);
  const after = (await ask<WireMatch>(`fixtures/?t=info&id=${match.id}`)).scores;
  await expect(scores).toHaveText([`${after.home_score}`, `${after.away_score}`]);
});

test('a match that ends moves to Today, and its star unfollows it', async ({ page, world }) => {
  const moment = world.find('goal');
  await world.at(moment.instant);
  const { id, teams } = await ask<WireMatch>(`fixtures/?t=info&id=${moment.match_id}`);
  await follow(page, { kind: 'match', id, name: 'This one' });
  await page.goto('/my');
  await expect(part(page, 'In play').locator('a[data-step]')).toHaveAttribute('href', `/match/${id}`);
  await world.at(new Date(Date.parse(moment.instant) + 3 * 3_600_000).toISOString());
  await expect(part(page, 'Today').locator('a[data-step]')).toHaveAttribute('href', `/match/${id}`, {
    timeout: 45_000,
  });
  await expect(part(page, 'In play')).toHaveCount(0);
  expect(teams.home.name).not.toBe('');
  await part(page, 'Matches').getByRole('button').click();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByText('You’re not following anything yet.')).toBeVisible();
});
