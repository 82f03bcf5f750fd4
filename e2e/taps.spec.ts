/** Jobs on a phone, each from the scores and in so many taps at most; typing is no tap. */
import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { isIn, shownOn } from './support/broadcast.ts';
import { followTeams } from './support/follow-teams.ts';
import { waitForSearchIndex } from './support/search-index.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

const { hasTouch, isMobile, userAgent } = devices['iPhone 14'];
test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile, userAgent });

// One worker waits for the index, once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ touchline }) => {
  test.setTimeout(120_000);
  await waitForSearchIndex(touchline.address);
});

interface WireMatch {
  readonly id: string;
  readonly teams: { readonly home: { readonly id: string; readonly name: string } };
  readonly scores: { readonly home_score: number; readonly away_score: number };
}

/** The list of the day before the morning of catching up. */
const YESTERDAY = 'fixtures/?t=schedule&d=2026-11-21';

type Tap = (target: Locator) => Promise<void>;

/** Opens the scores and returns a function that taps, and fails at a tap more than `most`. */
async function startAtScores(page: Page, most: number): Promise<Tap> {
  await page.goto('/');
  let taps = 0;
  return async (target) => {
    taps += 1;
    expect(taps, 'taps').toBeLessThanOrEqual(most);
    await target.tap();
  };
}

const foundTeams = (page: Page) => page.getByRole('rowgroup', { name: 'Teams' });

/** Opens a team by its name. */
async function openTeam(page: Page, tap: Tap, name: string): Promise<void> {
  await tap(page.getByRole('button', { name: /^Search/ }));
  await page.getByRole('combobox', { name: /Search for/ }).fill(name);
  await tap(foundTeams(page).getByRole('gridcell', { name }).first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Fails unless a fan sees it whole without scrolling. */
const expectOnScreen = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 });

const SCORE = /^\d+–\d+$/;

/** A team that has played today. */
async function someTeam(matchId: number): Promise<string> {
  return (await ask<WireMatch>(`fixtures/?t=info&id=${matchId}`)).teams.home.name;
}

/** Returns the list's first row of a match in play that has a goal. */
async function rowWithGoal(page: Page): Promise<Locator> {
  const matches = await ask<readonly WireMatch[]>(LIVE_LIST);
  const withGoal = matches.filter(({ scores }) => scores.home_score + scores.away_score > 0);
  return page.locator(withGoal.map(({ id }) => `main a[href="/match/${id}"]`).join()).first();
}

test('to follow my team, and get alerts of its goals', async ({ page, world, context }) => {
  await context.grantPermissions(['notifications']);
  const name = await someTeam(world.find('goal').match_id);
  const tap = await startAtScores(page, 3);
  await tap(page.getByRole('button', { name: /^Search/ }));
  await page.getByRole('combobox', { name: /Search for/ }).fill(name);
  await tap(foundTeams(page).getByRole('button', { name: `Follow ${name}` }));
  await expect(page.getByText(`Following ${name}`)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Turn on alerts' }));
  await expect(page.getByText('Alerts are on')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Following' }).first()).toBeAttached();
});

test('to follow a match from its row', async ({ page }) => {
  const tap = await startAtScores(page, 1);
  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Follow .* – / })
      .first(),
  );
  await expect(page.getByText('Following this match')).toBeVisible();
});

test('the score of my team', async ({ page, world }) => {
  const { match_id, happens } = world.find('goal');
  await world.at(happens);
  const tap = await startAtScores(page, 2);
  await openTeam(page, tap, await someTeam(match_id));
  await expectOnScreen(page.getByRole('region', { name: 'Now' }).getByText(SCORE));
});

test('who scored', async ({ page }) => {
  const tap = await startAtScores(page, 1);
  await tap(await rowWithGoal(page));
  await expectOnScreen(page.locator('main ul[aria-label] > li > svg').first());
});

test('the first five statistics of a match', async ({ page }) => {
  const tap = await startAtScores(page, 1);
  await tap(await rowWithGoal(page));
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await statistics.scrollIntoViewIfNeeded();
  await expect(statistics.getByRole('term')).toHaveCount(5);
});

test('the place of my team', async ({ page, world }) => {
  const name = await someTeam(world.find('goal').match_id);
  const tap = await startAtScores(page, 3);
  await openTeam(page, tap, name);
  await expectOnScreen(page.getByRole('row').filter({ hasText: name }));
});

test('the last result of my team', async ({ page, world }) => {
  const name = await someTeam(world.find('goal').match_id);
  const tap = await startAtScores(page, 3);
  await openTeam(page, tap, name);
  await tap(page.getByRole('navigation', { name: 'Team sections' }).getByRole('link', { name: 'Results' }));
  await expectOnScreen(page.locator('main a[data-phase="finished"]').first());
});

test('the next kick-off of my team and its channel', async ({ page }) => {
  const match = (await shownOn('2026-11-22')).find((one) => one.phase === 'scheduled' && isIn('en')(one));
  if (!match) throw new Error('England has nothing on television tomorrow.');
  const tap = await startAtScores(page, 3);
  await openTeam(page, tap, match.teams.home.name);
  const next = page.getByRole('region', { name: 'Next' }).getByRole('link').first();
  await expectOnScreen(next.getByText(/^\d{1,2}:\d\d$/));
  await tap(next);
  const channel = match.tvs.find(({ country }) => country.cc === 'en')?.name ?? '';
  await page.getByText(channel).first().scrollIntoViewIfNeeded();
});

test('the prices of a match as British fractions', async ({ page }) => {
  const tap = await startAtScores(page, 2);
  await tap(await rowWithGoal(page));
  await tap(page.getByRole('navigation', { name: 'Match sections' }).getByRole('link', { name: 'Odds' }));
  await expectOnScreen(page.getByText(/^\d+\/\d+$/).first());
});

test('what is on television tonight', async ({ page, world }) => {
  await world.at('2026-11-24T18:00:00Z');
  const tap = await startAtScores(page, 1);
  await tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'TV' }));
  await expectOnScreen(
    page
      .getByRole('region', { name: /^On now/ })
      .getByRole('listitem')
      .first(),
  );
});

test('what is on my channels tonight', async ({ page, world }) => {
  const day = '2026-11-24';
  await world.at(`${day}T18:00:00Z`);
  const coming = (await shownOn(day)).filter(({ phase }) => phase === 'scheduled');
  const mine = coming.flatMap(({ tvs }) => tvs.filter(({ country }) => country.cc === 'en'))[0];
  if (!mine) throw new Error('England has nothing on television tonight.');
  await page.addInitScript(
    (ids) => localStorage.setItem('channels', JSON.stringify({ ids, isAnswered: true })),
    [mine.id],
  );
  const tap = await startAtScores(page, 2);
  await tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'TV' }));
  await tap(page.getByRole('link', { name: 'Tonight, mine' }));
  const listed = page.locator('main li:has(a[href^="/match/"])');
  await expectOnScreen(listed.first());
  await expect(listed.filter({ hasNotText: mine.name })).toHaveCount(0);
});

test('hiding the scores of today', async ({ page }) => {
  const tap = await startAtScores(page, 1);
  await expect(page.locator('main a[data-phase="live"]').first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Hide scores' }));
  await expectOnScreen(page.getByText('Scores hidden'));
  await expect(page.locator('main a:is([data-phase="live"], [data-phase="finished"])')).toHaveCount(0);
});

test('catching up on yesterday with a followed team', async ({ page, world }) => {
  const match = await ask<WireMatch>(`fixtures/?t=info&id=${world.find('full-time').match_id}`);
  const { id, name } = match.teams.home;
  await world.at('2026-11-22T08:30:00Z');
  await refreshed(LIVE_LIST);
  await refreshed(YESTERDAY);
  await followTeams(page, [{ id, name }]);
  const tap = await startAtScores(page, 2);
  await tap(page.getByRole('link', { name: /^Catch up on yesterday/ }));
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText('1st minute');
  await expect(heading).not.toContainText('1st minute');
});
