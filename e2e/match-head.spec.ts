/** The head of a match, of which a line with the score and the tabs stay while the page is scrolled. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { WIDE } from './support/wide.ts';

const PHONE = { width: 390, height: 844 };
const line = (page: Page) => page.locator('[data-line]');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Match sections' });
const box = async (part: ReturnType<Page['locator']>) => (await part.boundingBox()) ?? { y: 0, height: 0 };

/** Scrolls the open tab up until its start is far above the window. */
const scrollAway = (page: Page) =>
  page
    .locator('.match-body')
    .evaluate((body) => (body.closest('aside') ?? document.documentElement).scrollBy(0, 500));

test.beforeEach(({ world }) => world.at(world.find('full-time').instant));

test('on a phone a line with the score and the tabs stay at the top, and another tab begins below them', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/match/${world.find('full-time').match_id}`);
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(line(page)).toBeHidden();
  await scrollAway(page);
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toHaveText(/\d–\d90/);
  const [score, row] = [await box(line(page)), await box(tabs(page))];
  expect(score.y).toBe(0);
  expect(score.height).toBeLessThanOrEqual(56);
  expect(row.y).toBe(score.height);
  expect(row.height).toBeLessThanOrEqual(48);
  // A click would first scroll the link to the middle of the window.
  await tabs(page).getByRole('link', { name: 'H2H' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/h2h$/);
  await expect(tabs(page).getByRole('link', { name: 'H2H' })).toBeFocused();
  await expect(line(page)).toBeVisible();
  const start = page.locator('[data-tabs] + *');
  await expect.poll(async () => Math.round((await box(start)).y)).toBe(row.y + row.height + 8);
});

test('in the panel the line and the tabs stay at its top, below the header on the page of the match', async ({
  page,
  world,
}) => {
  const { match_id: id } = world.find('full-time');
  await page.setViewportSize(WIDE);
  await page.goto('/?show=live');
  await page.locator(`main a[href="/match/${id}"]`).click();
  await expect(page.locator('aside [data-head]')).toBeVisible();
  const expectBelow = async (top: number) => {
    await expect(line(page)).toBeHidden();
    await scrollAway(page);
    await expect(line(page)).toBeVisible();
    const [score, row] = [await box(line(page)), await box(tabs(page))];
    expect(score.y).toBeCloseTo(top, 0);
    expect(row.y).toBeCloseTo(top + score.height, 0);
  };
  await expectBelow((await box(page.locator('aside:has([data-head])'))).y);
  await page.goto(`/match/${id}`);
  await expectBelow((await box(page.locator('header'))).height);
});

for (const size of [PHONE, { width: 320, height: 256 }]) {
  test(`nothing that has the focus is under the line, at ${size.width} x ${size.height}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`/match/${world.find('full-time').match_id}`);
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    await page.locator('main a').last().focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      hidden.push(
        ...(await page.evaluate(async () => {
          // The line follows the scrolling in the next frame.
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
          const at = document.activeElement;
          const { left, top, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isCovered = hit?.closest('[data-line], [data-tabs]') && !at?.closest('[data-tabs]');
          return isCovered ? [at?.outerHTML ?? ''] : [];
        })),
      );
    }
    expect(hidden).toEqual([]);
    if (size.height >= 480) return;
    await scrollAway(page);
    await expect(line(page)).toBeInViewport();
    await expect(tabs(page)).not.toBeInViewport();
  });
}

test('the name of the competition is whole in both languages, and a row of tabs without room fades', async ({
  page,
  world,
}) => {
  const moment = world.find('second-leg');
  await world.at(new Date(Date.parse(moment.happens) + 120_000).toISOString());
  for (const language of ['en', 'de']) {
    await chooseLanguage(page, language);
    await page.goto(`/match/${moment.match_id}`);
    const link = page.locator('[data-head] a[href^="/competition/"]');
    await expect(page.locator('[data-head] [popovertarget]').first()).toBeVisible();
    for (const width of [320, 390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const isWhole = await link.evaluate((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const [inner, outer] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
        return inner.width > 60 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
      });
      expect(isWhole, `${language} ${width}`).toBe(true);
      const fade = await page
        .locator('[data-tabs] ul')
        .evaluate((row) => [
          row.scrollWidth > row.clientWidth,
          getComputedStyle(row).getPropertyValue('--end-fade'),
        ]);
      expect(fade, `${language} ${width}`).toEqual(fade[0] ? [true, '56px'] : [false, '0px']);
      if (width === 320) expect(fade[0]).toBe(true);
    }
  }
});
