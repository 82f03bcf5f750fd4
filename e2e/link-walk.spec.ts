import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';

interface WireMatch {
  readonly id: string;
  readonly referee_id: string | null;
  readonly teams: { readonly home: { readonly id: string; readonly name: string } };
  readonly events: readonly {
    readonly type: string;
    readonly own_goal: boolean | null;
    readonly player_id: string | null;
    readonly player_name: string | null;
  }[];
}
interface WirePlayer {
  readonly name: string;
  readonly roles: readonly { readonly is_current: boolean; readonly team: { readonly id: string } }[];
}

/** Presses Tab until the link has the focus. */
async function reach(page: Page, link: ReturnType<Page['locator']>): Promise<void> {
  const target = link.first();
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
}

/** Follows the link that has the focus. */
async function follow(page: Page, to: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Returns a function for the bytes of script (gzip) loaded since its last call. */
function watchScripts(page: Page): () => Promise<number> {
  let coming: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    coming.push(answer.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(coming);
    coming = [];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test('the keyboard leads from a goal to the scorer, the club, its venue, its country, the second league’s table, and back', async ({
  page,
  world,
}) => {
  const moment = world.find('goal');
  await world.at(new Date(Date.parse(moment.happens) + 120_000).toISOString());
  const match = await ask<WireMatch>(`fixtures/?t=info&id=${moment.match_id}&include=events`);
  const goal = match.events.findLast(({ type, own_goal }) => type === 'goal' && !own_goal);
  const { name, roles } = await ask<WirePlayer>(`players/?t=info&id=${goal?.player_id}`);
  const club = roles.find(({ is_current }) => is_current)?.team.id;
  const script = watchScripts(page);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.locator('a.match-row').first()).toBeVisible();
  await page.waitForTimeout(3000); // what the list loads by itself is not counted in a step
  await page.keyboard.press('/');
  await page.keyboard.type(match.teams.home.name);
  const steps = [
    ['the match', `a.match-row[href="/match/${match.id}"]`, /\/match\/\d+$/],
    ['the scorer', `.scorers a[href="/player/${goal?.player_id}"]`, /\/player\/\d+$/],
    ['the club', `a[href="/team/${club}"]`, /\/team\/\d+$/],
    ['its venue', 'a[href^="/venue/"]', /\/venue\/\d+$/],
    ['its country', 'a[href^="/country/"]', /\/country\/\d+$/],
    ['its second league', 'section li:nth-child(2) > a[href^="/competition/"]', /\/competition\/\d+$/],
  ] as const;
  for (const [what, link, to] of steps) {
    await reach(page, main.locator(link));
    await script();
    await follow(page, to);
    const bytes = await script();
    expect(bytes, `script for ${what}`).toBeLessThanOrEqual(15_360);
    if (what === 'the scorer') await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(page.locator('.standings tbody tr').first()).toBeVisible();
  for (const [, , back] of steps.toReversed().slice(1)) {
    await page.goBack(); // Alt and the left arrow, which a browser without a window does not know
    await expect(page).toHaveURL(back);
  }
});

test('from right to left a name in Latin letters is aligned like the page’s own words', async ({
  page,
  world,
}) => {
  const { match_id } = world.find('goal');
  const { referee_id } = await ask<WireMatch>(`fixtures/?t=info&id=${match_id}`);
  await page.goto(`/referee/${referee_id}?lang=ar-XB`);
  const name = page.locator('.profile h1');
  await expect(name).toBeVisible();
  const [text, place] = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [range, heading].map((one) => one.getBoundingClientRect().right);
  });
  expect(text).toBeCloseTo(place ?? 0, 0);
});

test('the profile of an entity with only a name has the name and claims nothing', async ({ page }) => {
  const nobody = { id: null, name: null, cc: null };
  const record = {
    id: '1',
    name: 'Somebody',
    img: null,
    country: nobody,
    leagues: [],
    roles: [],
    seasons: [],
  };
  await page.route(/\/api\/v2.2\/(players|coaches|referees|venues|countries)\//, (route) =>
    route.fulfill({ json: { data: record, meta: { dropped: 0 } } }),
  );
  await page.route(/\/api\/v2.2\/leagues\//, (route) =>
    route.fulfill({ json: { data: [], meta: { dropped: 0 } } }),
  );
  for (const kind of ['player', 'coach', 'referee', 'venue', 'country'] as const) {
    await page.goto(`/${kind}/1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Somebody' })).toBeVisible();
    await expect(page).toHaveTitle('Somebody · Touchline');
    await expect(page.locator('.profile :is(dl, table, img)'), kind).toHaveCount(0);
    await expect(page.locator('.profile'), kind).not.toContainText(/null|undefined|NaN|Invalid|0/);
  }
});

test('the page of a continent with only a name claims nothing', async ({ page }) => {
  const record = { id: '1', name: 'Somewhere' };
  await page.route(/\/api\/v2.2\/(continents|countries|leagues)\//, (route) =>
    route.fulfill({
      json: { data: route.request().url().includes('t=info') ? record : [], meta: { dropped: 0 } },
    }),
  );
  await page.goto('/continent/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Somewhere' })).toBeVisible();
  await expect(page.locator('.profile a')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/null|undefined|NaN|Invalid/);
});

test('an unknown id is not found, and an outage is reported', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  const sentences = {
    player: 'Player not found.',
    coach: 'Manager not found.',
    referee: 'Referee not found.',
    venue: 'Stadium not found.',
    country: 'Country not found.',
    continent: 'Continent not found.',
  };
  for (const [kind, sentence] of Object.entries(sentences)) {
    await page.goto(`/${kind}/999999999`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.route(/\/api\/.*t=info/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'upstream_unavailable', message: 'Down' } } }),
  );
  for (const kind of Object.keys(sentences)) {
    await page.goto(`/${kind}/1`);
    await expect(page.getByRole('alert'), kind).toHaveText(
      'Updates aren’t coming in right now. Trying again.',
    );
  }
});
