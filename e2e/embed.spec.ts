import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { servers } from './support/servers.ts';
import { createSettle } from './support/settle.ts';
import { watchShifts } from './support/shifts.ts';

interface LiveMatch {
  readonly id: string;
  readonly league: { readonly id: string };
}

const frame = (page: Page, number: number) => page.frameLocator(`[title="Embed ${number}"]`);

/** Returns the height that a frame has, and that of its content. */
const heights = async (page: Page, number: number) => [
  await page
    .locator(`[title="Embed ${number}"]`)
    .evaluate((element) => element.getBoundingClientRect().height),
  await frame(page, number)
    .locator('#root')
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height)),
];

/** A reader who opens an article waits for nothing: 90 KB, as sent, with the pictures. */
const MAX_FIRST_VIEW_BYTES = 92_160;

/** Returns what a reader's browser has loaded when an embed comes to rest: bytes as sent, and the number of crests. */
async function firstViewOf(browser: Browser, address: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const settle = createSettle(page);
  await page.goto(address);
  await expect(page.locator('img').first()).toBeVisible();
  await settle();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const crests = await page.locator('img').count();
  await context.close();
  return { bytes, crests };
}

test('an article of another site shows a live match and a table in its frames, and a site that is not named is refused', async ({
  page,
  browser,
  allowed,
  touchline,
}) => {
  const live = await page.request.get(`${touchline.address}/api/v2.2/livescores/?t=live`);
  const { data } = (await live.json()) as { data: readonly LiveMatch[] };
  const match = data.find(({ league }) => league.id === '30');
  const frames = [`/embed/match/${match?.id}`, '/embed/table/30?rows=6&lang=de&theme=dark']
    .map((path) => `frame=${encodeURIComponent(touchline.address + path)}`)
    .join('&');

  const problems: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A poll that the next page interrupts is none.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  for (const isolated of ['', '&isolated']) {
    await page.goto(`http://localhost:${servers().articlePort}/?${frames}${isolated}`);
    await expect(frame(page, 1).getByRole('heading', { level: 1 })).toContainText('–');
    await expect(frame(page, 1).getByRole('link', { name: /^Full match/ })).toHaveAttribute(
      'href',
      `/match/${match?.id}`,
    );
    await expect(frame(page, 2).getByRole('row')).toHaveCount(7);
    await expect(frame(page, 2).getByText(/^Live-Tabelle/)).toBeVisible();
    for (const number of [1, 2]) {
      await expect(async () => {
        // The frame's border is 2 px on either side.
        const [outer = 0, inner = 0] = await heights(page, number);
        expect(outer).toBe(inner + 4);
      }).toPass();
    }
  }
  expect(problems).toEqual([]);
  for (const embed of page.frames().slice(1))
    expect(
      await embed.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        document.cookie,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual([0, 0, '', 0]);
  expect(await page.context().cookies()).toEqual([]);
  allowed.push(/frame-ancestors/);
  await page.goto(`http://127.0.0.1:${servers().articlePort}/?${frames}`);
  await expect(page.getByRole('heading', { name: 'Derby day' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((one) => one.url()),
    )
    .toEqual(['chrome-error://chromewebdata/', 'chrome-error://chromewebdata/']);

  for (const path of [`/embed/match/${match?.id}`, '/embed/table/30?form=on', '/embed/scores?leagues=30']) {
    await page.goto(touchline.address + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expectAccessibleInBothThemes(page);
  }
  for (const [path, minCrests] of [
    [`/embed/match/${match?.id}?lang=de`, 2],
    ['/embed/table/30?form=on&lang=de', 18],
    ['/embed/scores?leagues=11,720,30&lang=de', 34],
  ] as const) {
    const { bytes, crests } = await firstViewOf(browser, touchline.address + path);
    expect(crests, path).toBeGreaterThanOrEqual(minCrests);
    expect(bytes, path).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
  }
});

test('in frames of the documented heights, embeds move nothing of an article on a phone', async ({
  page,
  touchline,
}) => {
  const live = await page.request.get(`${touchline.address}/api/v2.2/livescores/?t=live`);
  const { data } = (await live.json()) as { data: readonly LiveMatch[] };
  const match = data.find(({ league }) => league.id === '30');
  const frames = [`/embed/match/${match?.id}`, '/embed/table/30?rows=5']
    .map((path) => `frame=${encodeURIComponent(touchline.address + path)}`)
    .join('&');
  await page.setViewportSize({ width: 520, height: 844 });
  const shifts = await watchShifts(page);
  await page.goto(`http://localhost:${servers().articlePort}/?${frames}&height=384`);
  await expect(frame(page, 1).getByRole('link', { name: /^Full match/ })).toBeVisible();
  await expect(frame(page, 2).getByRole('link', { name: /^Full table/ })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.1);
  // Content that is lower leaves the frames as high as they are.
  for (const number of [1, 2]) expect((await heights(page, number))[0]).toBeGreaterThanOrEqual(384);
});

test('an embed whose data the server does not have yet is titled by what it shows', async ({
  page,
  touchline,
}) => {
  for (const [path, title] of [
    ['/embed/table/20', /^(?!Touchline).+ · Touchline$/],
    ['/embed/table/0', /^Touchline$/],
  ] as const) {
    const html = await (await page.request.get(touchline.address + path)).text();
    expect(html, path).toContain('<title>Touchline</title>');
    await page.goto(touchline.address + path);
    await expect(page.locator('main:not([aria-busy])')).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

/** What a sandboxed frame of ours may not do is said in the console by the browser, in its own words. */
const REFUSED_BY_SANDBOX = /sandboxed/;

test('an article of another site shows the score and the table in every sandbox, and without scripts', async ({
  browser,
  page,
  allowed,
  touchline,
}) => {
  allowed.push(REFUSED_BY_SANDBOX);
  const request = (path: string) => page.request.get(touchline.address + path).then((one) => one.json());
  const { data } = (await request('/api/v2.2/livescores/?t=live')) as { data: readonly LiveMatch[] };
  const id = data.find(({ league }) => league.id === '30')?.id;
  await request(`/api/v2.2/fixtures/?t=info&id=${id}&include=events,stats`);
  const { data: league } = await request('/api/v2.2/leagues/?t=info&id=30');
  await request(`/api/v2.2/leagues/?t=standings_live&season_id=${league.id_current_season}`);
  const frames = [`/embed/match/${id}?zone=Europe/Berlin`, '/embed/table/30?rows=6&lang=de&theme=dark']
    .map((path) => `frame=${encodeURIComponent(touchline.address + path)}`)
    .join('&');

  async function expectViews(article: Page): Promise<void> {
    const match = frame(article, 1);
    await expect(match.locator('main')).toContainText(/\d–\d/);
    await expect(match.getByText(/^as of \d\d:\d\d (?:CES?T|GMT\+[12])$/)).toBeVisible();
    await expect(match.locator('main')).toHaveCSS('overflow', 'hidden');
    await expect(match.locator('img').first()).toHaveJSProperty('complete', true);
    await expect(frame(article, 2).getByRole('row')).toHaveCount(7);
    await match.getByRole('link', { name: 'Update' }).click();
    await expect(match.locator('main')).toContainText(/\d–\d/);
  }
  for (const sandbox of ['', 'allow-scripts']) {
    await page.goto(`http://localhost:${servers().articlePort}/?${frames}&sandbox=${sandbox}`);
    await expectViews(page);
  }
  // With scripts, a frame without an origin still says how high it is.
  await expect.poll(async () => (await heights(page, 1))[0]).toBeGreaterThan(104);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const article = await context.newPage();
  await article.goto(`http://localhost:${servers().articlePort}/?${frames}`);
  await expectViews(article);
  await context.close();
});
