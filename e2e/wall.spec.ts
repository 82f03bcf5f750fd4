/** What only a browser shows of a wall display; src/web/wall/faults has its other faults. */
import { expect, test } from './fixtures.ts';
import { startProxy } from './support/proxy.ts';
import { openRandomWall, randomWallAddresses } from './support/wall-addresses.ts';
import { WIDE } from './support/wide.ts';

test.use({ serviceWorkers: 'allow', viewport: WIDE });

const WALL = '/wall?views=board&zone=Europe/London';
const SHELL_CACHE = /^touchline-shell-/;

/** Whether a text ends with an ellipsis. */
const isCut = ({ scrollWidth, clientWidth }: HTMLElement | SVGElement) => scrollWidth > clientWidth;

test.beforeEach(({ world }) => world.at('2026-11-21T15:20:00Z'));

test('a wall whose page has crashed starts without its server: the last scores, stale, with the cause', async ({
  page,
  context,
  touchline,
  allowed,
}) => {
  allowed.push(/./);
  // A real outage: an emulated one does not always hold for a service worker that has just started.
  const proxy = await startProxy(touchline.address, async () => null);
  const wall = proxy.address + WALL;
  await page.goto(wall);
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  const storedPages = () =>
    page.evaluate(async (pattern) => {
      const names = (await caches.keys()).filter((name) => new RegExp(pattern).test(name));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    }, SHELL_CACHE.source);
  await expect.poll(storedPages).toContain('/wall');
  proxy.close();
  // Stores what is on the screen.
  await page.close();

  const next = await context.newPage();
  await next.goto(wall);
  // Without a snapshot of the crashed page, the service worker's answers are old after two missed polls.
  await expect(next.getByRole('heading', { level: 1, name: /^As of 15:2\d:\d\d$/ })).toBeVisible({
    timeout: 40_000,
  });
  await expect(next.getByRole('status').filter({ hasText: 'Touchline server not answering' })).toBeVisible();
  await expect(next.getByRole('article').first()).toBeVisible();
  const back = await startProxy(touchline.address, async () => null, { port: Number(new URL(wall).port) });
  await expect(next.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await next.close();
  back.close();
});

test('beside three other clocks the title and the time are whole, in both directions of the screen', async ({
  page,
}) => {
  // Its competition has the longest name of all leagues with a table.
  await page.goto(
    '/wall?views=table&leagues=531&zone=Europe/London&zones=America/St_Johns,Asia/Tokyo,Asia/Ho_Chi_Minh',
  );
  const header = page.locator('header');
  await expect(header.getByText(/^15:2\d:\d\d$/)).toBeVisible();
  for (const size of [WIDE, { width: 1080, height: 1920 }]) {
    await page.setViewportSize(size);
    for (const part of [header.getByRole('heading'), header.getByText(/^15:2\d:\d\d$/)])
      await expect(part).toBeInViewport({ ratio: 0.95 });
    await expect(header.getByRole('heading')).toHaveText('Costa Rica Segunda División de Costa Rica');
    expect(await header.getByRole('heading').evaluate(isCut)).toBe(false);
  }
});

/** Returns the names of teams that have no room even for their short name, which is generated content without a box. */
const cutNames = (elements: readonly (HTMLElement | SVGElement)[]) =>
  elements
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const name = element.firstElementChild?.getBoundingClientRect();
      if (!name || name.top < box.bottom) return !name || name.width > box.width + 1;
      const short = document.createElement('span');
      short.textContent = element.dataset['short'] ?? '';
      short.style.fontStretch = '75%';
      element.append(short);
      const { width } = short.getBoundingClientRect();
      short.remove();
      return width > box.width + 1;
    })
    .map(({ textContent }) => textContent);

test('beside the menu no name of a team is cut, in both directions of the screen', async ({
  page,
  world,
}) => {
  // At 15:20 a turn of ten minutes begins.
  await world.at('2026-11-21T15:25:00Z');
  await page.goto('/wall?views=next&every=600&zone=Europe/London');
  const names = page.getByRole('article').locator('.fit-name');
  await expect(names.first()).toBeVisible();
  await page.keyboard.press('Enter');
  const item = page.getByRole('button', { name: /^Page/ });
  for (const size of [WIDE, { width: 1080, height: 1920 }]) {
    await page.setViewportSize(size);
    for (let turn = 1; turn <= 6; turn += 1) {
      await expect(item).toContainText(`${turn} of 6`);
      expect(await names.evaluateAll(cutNames)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  }
});

/** Returns the heights of the digits of scores, as they are drawn, px. */
const digitHeights = (scores: readonly (HTMLElement | SVGElement)[]) =>
  scores.map((score) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas.');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(score);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText('0').actualBoundingBoxAscent * score.currentCSSZoom;
  });

test('the grid has forty matches in three columns with one font each, and digits that are read from afar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const rows = page.getByRole('article');
  const minHeight = async () => Math.min(...(await rows.locator('b').evaluateAll(digitHeights)));
  await page.goto('/wall?views=grid&every=600&zone=Europe/London');
  await expect(page.getByText(/page 1 of \d/)).toBeVisible();
  expect(await rows.count()).toBeGreaterThanOrEqual(40);
  expect(await minHeight()).toBeGreaterThanOrEqual(26);
  const fontsOfColumns = await page.locator('main section').evaluateAll((sections) => {
    const columns = Map.groupBy(sections, (section) => Math.round(section.getBoundingClientRect().left));
    return [...columns.values()].map((blocks) => [
      ...new Set(
        blocks
          .flatMap((block) => [...block.querySelectorAll('.fit-name')])
          .map((name) => `${getComputedStyle(name).fontSize} ${getComputedStyle(name).fontStretch}`),
      ),
    ]);
  });
  expect(fontsOfColumns.map(({ length }) => length)).toEqual([1, 1, 1]);
  for (const density of ['normal', 'compact']) {
    await page.goto(`/wall?views=board&zone=Europe/London&density=${density}`);
    await expect(rows.first()).toBeVisible();
    expect(await minHeight()).toBeGreaterThanOrEqual(40);
  }
});

for (const [language, sentence] of [
  ['en', 'This browser is too old for a wall display.'],
  ['de', 'Dieser Browser ist zu alt für eine Anzeigetafel.'],
] as const)
  test(`the browser of an old television gets a sentence in ${language}`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await page.goto(`/wall?lang=${language}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('#root')).toBeEmpty();
  });

test.describe('without a service worker, which warns where one address follows the other', () => {
  test.use({ serviceWorkers: 'block' });

  // `npm run check:wall` opens 200.
  test('random addresses never give a blank screen', async ({ page, allowed }) => {
    // An id that does not exist is answered with 404.
    // Sound waits for a gesture, which a wall in a kiosk does not need.
    allowed.push(/wake lock/i, /^The AudioContext was not allowed to start/, /^Failed to load resource/);
    for (const address of randomWallAddresses(8, 1)) await openRandomWall(page, address);
  });
});
