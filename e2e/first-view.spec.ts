import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { WIDE } from './support/wide.ts';
import { withhold } from './support/withhold.ts';

test.use({ viewport: WIDE });

/** The requests for data that a page sends, from now on. */
function dataOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname + search);
  });
  return requests;
}

const DAY = (day: string) => `/api/v2.2/fixtures/?t=schedule&d=${day}`;
/** The request for a day's first screens only. */
const FIRST_SCREENS = /^\/api\/first\//;
const LIVE = '/api/v2.2/livescores/?t=live&include=events';

/** The early requests of boot.js that no code has taken over. */
const untaken = (page: Page) =>
  page.evaluate(() => Object.keys((window as unknown as { touchline: { early: object } }).touchline.early));

test('the data of the first view are requested once, before its code has loaded', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  const requests = dataOf(page);
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => requests).toHaveLength(1);
    await route.continue();
  });
  const response = await page.goto('/');
  expect(response?.headers()['link']).toMatch(
    /index-\S+\.js>; rel=modulepreload.*index-\S+\.css>; rel=preload/,
  );
  await expect(page.locator('main section[id]').first()).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(2);
  expect(requests[0]).toMatch(FIRST_SCREENS);
  expect(requests.slice(1, 3).sort()).toEqual([DAY('2026-11-21'), LIVE]);
  expect(requests.filter((url) => url === DAY('2026-11-21') || FIRST_SCREENS.test(url))).toHaveLength(2);
  expect(await untaken(page)).toEqual([]);
});

test('a match beside the list requests both before its code has loaded, when the page is loaded again', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z');
  await page.goto('/');
  await page.locator('main a[data-step]').first().click();
  await expect(page.getByRole('link', { name: 'Close the match' })).toBeVisible();
  const requests = dataOf(page);
  const early = () => requests.filter((url) => FIRST_SCREENS.test(url) || /\/fixtures\/\?t=info/.test(url));
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(early).toHaveLength(2);
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('main section[id]').first()).toBeVisible();
  expect(early()).toHaveLength(2);
  await expect.poll(() => untaken(page)).toEqual([]);
});

test('the first screens appear before the rest of the day, which does not move them', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z');
  let go = () => {};
  await page.route(/t=schedule&d=/, async (route) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    await route.continue();
  });
  await page.goto('/');
  const rows = page.locator('main a[data-step]');
  const all = page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^All/ });
  await expect(rows.nth(20)).toBeAttached();
  await expect(all).toHaveText('All–');
  const places = () =>
    rows.evaluateAll((each) =>
      each.slice(0, 21).map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]),
    );
  const before = await places();
  go();
  await expect(all).toHaveText(/^All\d{3}/);
  await expect(page.locator('main section[id]').nth(100)).toBeAttached();
  expect(await places()).toEqual(before);
});

for (const [who, path, storage] of [
  ['with favourites', '/', { favourites: '[{"kind":"team","id":"1001","name":"Somebody"}]' }],
  ['with the filter Live', '/?show=live', {}],
  ['with the list sorted by time', '/', { by: 'time' }],
] as const) {
  test(`a viewer ${who} gets the whole day in the first request`, async ({ page, world }) => {
    await world.at('2026-11-21T15:20:00Z');
    await page.addInitScript((entries) => {
      for (const [name, text] of entries) localStorage.setItem(name, text);
    }, Object.entries<string>(storage));
    const requests = dataOf(page);
    await page.goto(path);
    await expect(page.locator('main section[id]').first()).toBeVisible();
    expect(requests[0]).toBe(DAY('2026-11-21'));
    expect(requests.filter((url) => FIRST_SCREENS.test(url))).toEqual([]);
  });
}

/** Fills an address with the ids of a match in play with prices, which has all other tabs, too. */
async function priced(page: Page): Promise<(address: string) => string> {
  const answer = await page.request.get('/api/v2.2/livescores/?t=live&include=odds_inplay');
  const { data } = (await answer.json()) as {
    data: {
      id: string;
      season_id: string;
      league: { id: string };
      teams: { home: { id: string } };
      odds_inplay?: unknown[];
    }[];
  };
  const match = data.find(({ odds_inplay = [] }) => odds_inplay.length > 0);
  if (!match) throw new Error('no match in play has prices');
  return (address) =>
    address
      .replace('$match', match.id)
      .replace('$season', match.season_id)
      .replace('$league', match.league.id)
      .replace('$team', match.teams.home.id);
}

for (const [name, address, queries, sign] of [
  [
    'lineups',
    '/match/$match/lineups',
    ['t=match_lineups&id=$match', 't=match_bench&id=$match', 't=match_sidelined&id=$match'],
    'section[data-side]',
  ],
  ['odds', '/match/$match/odds', ['t=match_odds&id=$match', 't=match_oddsinplay&id=$match'], '[data-place]'],
  ['tv', '/match/$match/tv', ['t=match_tvs&id=$match'], '[data-channels]'],
  ['guide', '/tv', ['t=schedule&d=2026-11-21&include=tvs'], '[data-listing]'],
  [
    'a table',
    '/competition/$league',
    [
      'leagues/?t=info&id=$league',
      'seasons/?t=info&id=$season',
      't=standings&season_id=$season',
      't=standings_live&season_id=$season',
    ],
    '.standings tbody tr',
  ],
  ['a team', '/team/$team', ['teams/?t=info&id=$team', 't=last_next&team_id=$team'], 'main a[data-phase]'],
  ['prices', '/odds', ['t=schedule&d=2026-11-21'], '[data-steps] table'],
] as const) {
  test(`a page’s data are requested once, before its code has loaded: ${name}`, async ({ page, world }) => {
    await world.at('2026-11-21T15:20:00Z');
    const fill = await priced(page);
    const requests = dataOf(page);
    const early = queries.map(fill);
    const of = (one: string) => requests.filter((url) => url.includes(one) && !/league_id/.test(url));
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => early.flatMap(of)).toHaveLength(early.length);
      await route.continue();
    });
    await page.goto(fill(address));
    await expect(page.locator(sign).first()).toBeVisible();
    expect(early.flatMap(of)).toHaveLength(early.length);
    expect(await untaken(page)).toEqual([]);
  });
}

for (const path of ['', '/lineups', '/info']) {
  test(`deferred code loads after a match is painted, without waiting for the timeout: ${path || 'summary'}`, async ({
    page,
    world,
  }) => {
    const { match_id, instant } = world.find('goal');
    await world.at(instant);
    await page.addInitScript(() => {
      const timeout = window.setTimeout;
      const endless = (callback: () => void, ms = 0) => timeout(callback, ms === 2000 ? 1e8 : ms);
      Object.assign(window, { setTimeout: endless });
    });
    await page.goto(`/match/${match_id}${path}`);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-font', '');
  });
}

test.describe('a viewer in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('gets both UTC days of the local day, whatever the device’s date is', async ({ page, world }) => {
    await world.at('2026-11-21T15:20:00Z');
    await page.clock.setSystemTime('2024-02-29T12:00:00Z');
    const requests = dataOf(page);
    await page.goto('/');
    await expect(page.locator('main section[id]').first()).toBeVisible();
    for (const day of ['2026-11-21', '2026-11-22'])
      await expect.poll(() => requests.filter((url) => url === DAY(day))).toHaveLength(1);
    expect(requests.filter((url) => url.includes('d=2024'))).toEqual([]);
  });

  test('gets the first screens of both days', async ({ page, world }) => {
    await world.at('2026-11-21T15:20:00Z');
    const requests = dataOf(page);
    await page.goto('/');
    await expect(page.locator('main section[id]').first()).toBeVisible();
    const where = 'of=2026-11-21,2026-11-22&country=&zone=Asia/Tokyo&matches=60';
    expect(requests.slice(0, 2)).toEqual([
      `/api/first/?d=2026-11-21&${where}`,
      `/api/first/?d=2026-11-22&${where}`,
    ]);
  });
});

test('a phone requests fewer matches first, and then the whole day', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = dataOf(page);
  await page.goto('/');
  await expect(page.locator('main section[id]').first()).toBeVisible();
  expect(requests[0]).toContain('/api/first/?d=2026-11-21&');
  expect(requests[0]).toContain('&matches=20');
  await expect.poll(() => requests).toContain(DAY('2026-11-21'));
});

test('the page does not claim to be up to date before the first response', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  const tell = await withhold(page, '**/api/**');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible();
  await expect(page.getByText('up to date')).toHaveCount(0);
  tell();
  await expect(page.getByText('up to date')).toBeVisible();
});

test('a chosen theme applies before the first paint, to the browser’s bars as well', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('High contrast').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.route('**/assets/*', (route) =>
    route.request().url().endsWith('.js') ? undefined : route.continue(),
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#ffffff');
});

test.describe('a reader of German', () => {
  test.use({ locale: 'de-AT' });

  for (const [path, choice, language] of [
    ['/', null, 'de'],
    ['/', 'en', 'en'],
    ['/?lang=de', 'en', 'de'],
    ['/?lang=en-GB', null, 'en'],
  ] as const)
    test(`gets ${path} in ${language} after a choice of ${choice}, and its texts once`, async ({ page }) => {
      if (choice) await page.addInitScript((lang) => localStorage.setItem('lang', lang), choice);
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await page.goto(path);
      await expect(page.locator('main section[id]').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const texts = files.filter((file) => file.endsWith('/first.js'));
      expect(texts).toEqual([expect.stringMatching(`^/assets/texts-\\w+/${language}/first\\.js$`)]);
    });
});
