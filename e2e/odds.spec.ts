import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { overflow, smallTargets } from './support/list.ts';
import { watchShifts } from './support/shifts.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { withhold } from './support/withhold.ts';

const groups = (page: Page) => page.locator('section[data-steps]');
const prices = (page: Page) => groups(page).locator('tbody td bdi');
const head = (page: Page) => page.getByRole('group', { name: 'Odds format' });

async function openPage(page: Page, address = '/odds'): Promise<void> {
  await page.goto(address);
  await expect(prices(page).first()).toBeVisible();
}

/** Opens the list with room for the match panel, and returns that panel. */
async function openDesktop(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page);
  const beside = page.locator('[data-panel]');
  await expect(beside.getByRole('table').first()).toBeVisible();
  return beside;
}

/** Returns the visible texts of the page under 12 px. */
const smallTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = element?.checkVisibility() ? textContent?.trim() : null;
      if (element && text && Number.parseFloat(getComputedStyle(element).fontSize) < 12) texts.push(text);
    }
    return texts;
  });

/** Collects the parameters of the page's requests for odds. */
function watchQuestions(page: Page): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && /odds/.test(searchParams.get('include') ?? ''))
      requests.push(searchParams);
  });
  return requests;
}

test.describe('by touch', () => {
  const { hasTouch, isMobile, userAgent, deviceScaleFactor } = devices['iPhone 14'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile, userAgent, deviceScaleFactor });

  test('a phone on a busy day requests only the competitions in view, and the others as it scrolls to them', async ({
    page,
  }) => {
    const requests = watchQuestions(page);
    const shifted = await watchShifts(page);
    await openPage(page);
    const leagues = () => new Set(requests.map((question) => question.get('league_id')).filter(Boolean));
    const first = leagues().size;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(4);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    expect(await smallTargets(page, { width: 36, height: 44 })).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await groups(page).nth(8).scrollIntoViewIfNeeded();
    await expect.poll(() => leagues().size).toBeGreaterThan(first);
    expect(leagues().size).toBeLessThan(20);
    expect(
      requests.filter((question) => question.get('t') === 'schedule' && !question.get('league_id')),
    ).toEqual([]);
  });

  test('team names are not cut off at 390 and 320 px', async ({ page }) => {
    await openPage(page);
    const names = groups(page).locator('th a [title]');
    expect(await names.count()).toBeGreaterThan(20);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await names.evaluateAll((all) =>
        all
          .slice(0, 30)
          .filter((name) => {
            if (name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= name.clientWidth)
              return false;
            // The short name is shown instead.
            const short = document.createElement('span');
            short.textContent = name.getAttribute('data-short') ?? name.textContent;
            short.style.cssText = 'position: absolute; white-space: nowrap';
            name.append(short);
            const isCut = short.getBoundingClientRect().width > name.getBoundingClientRect().width;
            short.remove();
            return isCut;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });

  for (const [language, ...widths] of [
    ['ar-XB', 375, 320],
    ['en', 375, 345],
    ['de', 412, 360],
  ] as const)
    test(`rows keep their height when the font loads, at ${widths.join(' and ')} px in ${language}`, async ({
      page,
    }) => {
      const shifted = await watchShifts(page);
      const letGo = await withhold(page, /\.woff2/);
      await page.setViewportSize({ width: widths[0], height: 844 });
      await chooseLanguage(page, language);
      await openPage(page, '/odds');
      const rows = groups(page).locator('tbody tr');
      await expect(rows.nth(13)).toBeAttached();
      /** Heights of more rows than a screen has, by width: the list goes on below as somebody comes to it. */
      const heights = async () => {
        const byWidth: number[][] = [];
        for (const width of widths.toReversed()) {
          await page.setViewportSize({ width, height: 844 });
          byWidth.push(
            await rows.evaluateAll((all) =>
              all.slice(0, 14).map((row) => row.getBoundingClientRect().height),
            ),
          );
        }
        return byWidth;
      };
      const before = await heights();
      const shift = await shifted();
      letGo();
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      // It is drawn by the frame after the next.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect((await shifted()) - shift).toBeLessThanOrEqual(0.01);
      expect(await heights()).toEqual(before);
    });

  test('my bookmakers are chosen above the list, and are not requested before that', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page);
    const list = page.getByRole('navigation', { name: 'Show' });
    expect(requests.filter((url) => url.includes('/bookmakers/'))).toEqual([]);
    await list.getByRole('button', { name: 'My bookmakers' }).tap();
    const choice = list.getByRole('group', { name: 'Choose bookmakers' });
    await expect(choice.getByRole('checkbox').nth(11)).toBeVisible();
    expect(await smallTargets(page, { width: 36, height: 44 })).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const mine = ['Ferrow', 'Umber'];
    for (const name of mine) await choice.getByRole('checkbox', { name }).check();
    await list.getByRole('button', { name: 'Choose bookmakers' }).tap();
    await expect(choice).toHaveCount(0);
    const winners = async () => new Set(await groups(page).locator('[data-book]').allTextContents());
    await expect.poll(async () => [...(await winners())].every((name) => mine.includes(name))).toBe(true);
    await expect(page.getByText('Best price across your bookmakers')).toBeVisible();
    await list.getByRole('button', { name: 'My bookmakers 2' }).tap();
    await expect.poll(async () => (await winners()).size).toBeGreaterThan(2);
  });
});

test('on a desktop the panel shows the first match, then the one selected by the address', async ({
  page,
}) => {
  const beside = await openDesktop(page);
  await expect(beside.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // Nobody chose it: the page is still the list's.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Best odds/);
  await expect(page).toHaveTitle(/^Odds/);
  await expect(head(page)).toHaveCount(1);
  await expect(beside.locator('[data-place]').first()).toBeInViewport({ ratio: 1 });
  expect(await smallTexts(page)).toEqual([]);
  // Before the search, which stays in its place.
  const [search, notations] = await Promise.all(
    [page.getByRole('button', { name: 'Search' }), head(page)].map((tool) => tool.boundingBox()),
  );
  expect(notations?.x).toBeLessThan(search?.x ?? 0);
  const row = groups(page).locator('tbody tr').nth(3);
  await row.click();
  await expect(page).toHaveURL(/\/odds\?m=\d+$/);
  const name = (await row.locator('th a [title]').first().textContent()) ?? '';
  await expect(title).toHaveCount(1);
  await expect(beside.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(row.locator('a')).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page).toHaveURL(/\/match\/\d+\/odds$/);
});

test('my bookmakers are chosen once, and one switch limits the list and the panel to their prices', async ({
  page,
}) => {
  const beside = await openDesktop(page);
  const heads = beside.getByRole('table').first().locator('thead button');
  await beside.getByRole('button', { name: 'Choose bookmakers' }).click();
  const all = await heads.allTextContents();
  const mine = all.slice(1, 3);
  for (const name of mine) await beside.getByRole('checkbox', { name }).check();
  await expect(heads).toHaveText(mine);
  const unused = await beside
    .getByRole('table')
    .first()
    .evaluate((table) => (table.parentElement?.clientWidth ?? 0) - table.clientWidth);
  expect(unused).toBe(0);
  const winners = async () => new Set(await groups(page).locator('[data-book]').allTextContents());
  await expect.poll(async () => (await winners()).size).toBeLessThanOrEqual(mine.length);
  for (const name of await winners()) expect(mine).toContain(name);
  await page.reload();
  await expect(heads).toHaveText(mine);
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('button', { name: 'My bookmakers 2' })
    .click();
  await expect(heads).toHaveText(all);
  await expect.poll(async () => (await winners()).size).toBeGreaterThan(2);
});

test('another odds format needs no request and changes every price but no best bookmaker', async ({
  page,
}) => {
  const beside = await openDesktop(page);
  const requests = watchQuestions(page);
  const group = groups(page).first();
  const texts = () => group.locator('tbody td:not(:last-child) > bdi').allTextContents();
  const best = () => group.locator('[data-book]').allTextContents();
  const stars = () =>
    beside
      .locator('td:has([data-place])')
      .evaluateAll((cells) => cells.map((cell) => cell.hasAttribute('data-best')));
  const before = { texts: await texts(), best: await best(), stars: await stars() };
  for (const text of before.texts) expect(text).toMatch(/^(?:\d+\/\d+|Evens)$/);
  await waitForKeys(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('radio', { name: 'American' })).toBeChecked();
  const moneylines = await texts();
  expect(moneylines).toHaveLength(before.texts.length);
  for (const text of moneylines) expect(text).toMatch(/^[+\u2212]\d{3,}$/);
  await page.getByRole('radio', { name: 'Decimal' }).check();
  for (const text of await texts()) expect(text).toMatch(/^\d+(?:\.\d+)?\s*$/);
  expect(await best()).toEqual(before.best);
  expect(await stars()).toEqual(before.stars);
  expect(requests.filter((question) => question.has('odds_format'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Decimal' })).toBeChecked();
});

test('nothing overflows in a right-to-left layout at 800 px', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await chooseLanguage(page, 'ar-XB');
  await openPage(page, '/odds');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('j and k move between matches, Enter opens one, and back returns to the list', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openPage(page);
  await waitForKeys(page);
  const matches = groups(page).locator('tbody a');
  await page.keyboard.press('j');
  await expect(matches.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(matches.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(matches.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match\/\d+\/odds$/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goBack();
  await expect(prices(page).first()).toBeVisible();
});
