import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { timesOf } from './support/broken-times.ts';
import { coveredControls } from './support/covered-controls.ts';
import { type ListMatch, overflow, retell, rowOf, smallTargets, wholeRows } from './support/list.ts';

const SATURDAY = '2026-11-21T15:20:00Z';
/** An evening with few matches, where their number does not matter. */
const EVENING = '2026-11-24T20:10:00Z';

async function openList(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('a[data-step]').first()).toBeVisible();
}

test('a phone shows at least 9 matches in full and a large window 22', async ({ page, world }) => {
  await world.at(SATURDAY);
  for (const [width, height, rows] of [
    [390, 844, 9],
    [1920, 1080, 22],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openList(page);
    expect(await wholeRows(page), `${width} x ${height}`).toBeGreaterThanOrEqual(rows);
  }
});

test('updates can be paused at 320, 390 and 1280 px', async ({ page, world }) => {
  await world.at(EVENING);
  await openList(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause updates' }).click();
    const resume = page.getByRole('button', { name: 'Resume updates' });
    await expect(resume).toBeVisible();
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    await resume.click();
  }
});

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile, userAgent, deviceScaleFactor } = devices['iPhone 14'];
  test.use({
    viewport: { ...viewport, width: 390, height: 844 },
    hasTouch,
    isMobile,
    userAgent,
    deviceScaleFactor,
  });

  test('every touch target has at least 36 x 44 px, and at least 9 matches are fully visible', async ({
    page,
    world,
  }) => {
    await world.at(SATURDAY);
    await openList(page);
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(9);
    expect(await smallTargets(page, { width: 36, height: 44 })).toEqual([]);
    await page.locator('a[data-step]').first().tap();
    await expect(page).toHaveURL(/\/match\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await smallTargets(page, { width: 36, height: 44 })).toEqual([]);
    const live = await (await page.request.get('/api/v2.2/livescores/?t=live')).json();
    const { id } = live.data.find(({ league }: ListMatch) => league.name === 'Premier Division');
    for (const [tab, sign] of [
      ['tv', 'Other countries'],
      ['odds', 'Payout'],
    ] as const) {
      await page.goto(`/match/${id}/${tab}`);
      await expect(page.getByText(sign).first()).toBeVisible();
      expect(await smallTargets(page, { width: 36, height: 44 }), tab).toEqual([]);
    }
  });
});

test('a phone of 320 px and windows at 200 % scroll in one direction only', async ({ page, world }) => {
  await world.at(EVENING);
  await openList(page);
  const expectNoOverflow = async () => {
    for (const [width, height] of [
      [960, 540],
      [640, 450],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await expectNoOverflow();
  await page.locator('a[data-step]').first().click();
  await expect(page).toHaveURL(/\/match\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow();
});

const LONG_NAME = 'Sportvereinigung Blau-Weiß-Schwarz Niederunterschweinsbach 04';

test('a club’s name of 60 letters and a score of 11–10 fit at every width', async ({ page, world }) => {
  const goal = world.find('long-name');
  await world.at(goal.instant);
  await retell(page, goal.match_id, ({ teams, scores }) => {
    teams.home.name = LONG_NAME.slice(0, 60);
    scores.home_score = 11;
    scores.away_score = 10;
  });
  await openList(page, '/?show=live&by=time');
  const row = rowOf(page, goal.match_id);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAccessibleName(new RegExp(`${LONG_NAME.slice(0, 60)} 11, .* 10`));
    const cut = await row
      .locator('b[aria-hidden]')
      .evaluateAll((cells) =>
        cells.filter(
          (cell) => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().width < 14,
        ),
      );
    expect(cut, `${width} px`).toEqual([]);
    const box = await row.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    expect(box?.height, `${width} px`).toBeLessThan(70);
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('what stays at the foot of a page covers no control: a rewind, tried goals, a TV delay', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  const live = await (await page.request.get('/api/v2.2/livescores/?t=live')).json();
  const match = live.data.find(({ league }: ListMatch) => league.name === 'Premier Division');
  const rewound = `at=${new Date(Date.parse(SATURDAY) - 5 * 60_000).toISOString().slice(0, 16)}Z`;
  const expectNothingCovered = async (address: string, bar: Locator) => {
    await page.goto(address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(bar).toBeVisible();
      await expect(page.locator('main :is([aria-busy="true"], [data-skeleton])')).toHaveCount(0);
      expect(await coveredControls(page), `${address} at ${width} px`).toEqual([]);
    }
  };
  const rewind = page.getByRole('region', { name: 'Rewind' });
  await expectNothingCovered(`/match/${match.id}?${rewound}`, rewind);
  await expectNothingCovered(`/competition/${match.league.id}?${rewound}`, rewind);
  const tried = page.getByRole('region', { name: 'Try goals in the matches in play' });
  await expectNothingCovered(`/competition/${match.league.id}?if=`, tried);
  await page.evaluate(() => {
    const delay = { seconds: 5, matchId: null, until: Date.now() + 1e6 };
    localStorage.setItem('delay', JSON.stringify(delay));
  });
  const behind = page.getByRole('button', { name: /^Sync with TV: 5/ }).locator('visible=true');
  await expectNothingCovered(`/match/${match.id}`, behind);
});

/** Scrolls into the middle of the longest group of a list; returns where is what stays above it, px from the top of the window. */
const scrollIntoGroup = (page: Page) =>
  page.evaluate(async () => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const groups = [...document.querySelectorAll('main section[id]')];
    const group = groups.toSorted((a, b) => boxOf(b).height - boxOf(a).height)[0];
    scrollBy(0, boxOf(group).top + boxOf(group).height / 2);
    await new Promise(requestAnimationFrame);
    const [days, filters, head] = ['[data-sticks="days"]', '[data-sticks="filters"]', `#${group?.id} h2`].map(
      (place) => boxOf(document.querySelector(place)),
    );
    return { days: days?.top ?? 0, filters: filters?.top ?? 0, head: head?.top ?? 0, end: head?.bottom ?? 0 };
  });

test('the days, the filters and the name of a competition stay in as much of a window as is about a quarter', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  await openList(page, '/?show=live&by=time');
  await expect(page.getByRole('button', { name: /^Sort, filter/ })).toBeVisible(); // the sheet has come
  for (const [width, height, { hasDays, hasFilters }] of [
    [390, 844, { hasDays: true, hasFilters: true }],
    [390, 667, { hasDays: true, hasFilters: false }],
    [844, 390, { hasDays: false, hasFilters: false }],
    [1280, 900, { hasDays: true, hasFilters: true }],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    // Groups have their height once they are drawn.
    await expect.poll(async () => (await scrollIntoGroup(page)).end / height, where).toBeLessThan(0.27);
    const { days, filters, head } = await scrollIntoGroup(page);
    expect([days > 0, filters > 0], where).toEqual([hasDays, hasFilters]);
    expect(head, where).toBeGreaterThan(Math.max(days, filters, 50));
    if (!hasFilters) continue;
    // Notices at the foot of the page: of late answers, and of a first visit.
    const covered = (await coveredControls(page)).filter(
      (text) => !/Last updated|Choose your teams/.test(text),
    );
    expect(covered, where).toEqual([]);
  }
});

test('the close button of a long dialog stays in view', async ({ page, world }) => {
  await world.at(EVENING);
  await page.setViewportSize({ width: 390, height: 640 });
  await openList(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'About' })).toBeAttached();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await coveredControls(page)).not.toContainEqual(expect.stringMatching(/Close|^h2/));
});

test('the switch of the odds formats does not move the search', async ({ page, world }) => {
  await world.at(EVENING);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page);
  const search = page.getByRole('button', { name: 'Search' });
  const before = await search.boundingBox();
  await page.getByRole('link', { name: 'Odds', exact: true }).first().click();
  await expect(page.getByRole('banner').getByRole('group', { name: 'Odds format' })).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test('the row of a match of eleven against ten says that a player was sent off', async ({ page, world }) => {
  const ten = world.find('eleven-ten');
  await world.at(ten.instant);
  await openList(page, '/?show=live&by=time');
  await expect(rowOf(page, ten.match_id)).toHaveAccessibleName(/one player sent off/);
});

test('times with am and pm do not touch the colour mark of a team', async ({ page, world }) => {
  const { match_id, happens } = world.find('late-scorer');
  await world.at(happens);
  await page.addInitScript(() => {
    localStorage.setItem('hours', '12');
    localStorage.setItem('zone', 'America/New_York');
  });
  await page.goto(`/match/${match_id}`);
  const times = page.locator('[data-event] time');
  await expect(times.filter({ hasText: /^1\d:.*\sam$/ }).first()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const margins = await times.evaluateAll((all) =>
      all.flatMap((time) => {
        const text = document.createRange();
        text.selectNodeContents(time);
        const { left, right } = text.getBoundingClientRect();
        const column = time.parentElement?.getBoundingClientRect();
        return [left - (column?.left ?? 0), (column?.right ?? 0) - right];
      }),
    );
    // The mark is 3 px wide.
    expect(Math.min(...margins), `${width} px`).toBeGreaterThan(4);
  }
});

test.describe('in a browser with 12-hour times', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('no time is broken into lines or cut', async ({ page, world }) => {
    await world.at(SATURDAY);
    for (const address of ['/', '/tv', '/odds']) {
      await page.goto(address);
      await expect(page.getByText(/^12:00\spm$/).first()).toBeAttached();
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { count, broken } = await timesOf(page);
        expect(count, `${address} at ${width} px`).toBeGreaterThan(0);
        expect(broken, `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('a crest that fails to load leaves the layout unchanged', async ({ page, world, allowed }) => {
  allowed.push(/Failed to load resource/);
  await world.at(SATURDAY);
  await openList(page);
  const before = await page.locator('a[data-step]').first().boundingBox();
  await page.route('**/img/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('a[data-step]').first()).toBeVisible();
  await page.waitForLoadState('networkidle').catch(() => {});
  expect(await page.locator('a[data-step]').first().boundingBox()).toEqual(before);
});
