import { expect, test } from './fixtures.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { rowOf } from './support/list.ts';
import { watchShifts } from './support/shifts.ts';
import { WIDE } from './support/wide.ts';
import { withhold } from './support/withhold.ts';

test.use({ viewport: WIDE });

for (const [what, address] of [
  ['the list', () => '/'],
  ['a match', (id: number) => `/match/${id}`],
] as const) {
  test(`${what} is drawn in place from right to left before its code has loaded, at 1280 px`, async ({
    page,
    world,
  }) => {
    const goal = world.find('goal');
    await world.at(goal.happens);
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifted = await watchShifts(page);
    const letGo = await withhold(page, '**/assets/*.js');
    await chooseLanguage(page, 'ar-XB');
    await page.goto(address(goal.match_id), { waitUntil: 'commit' });
    await expect(page.locator('.first-head')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    letGo();
    await expect(page.locator('a[data-step], [data-score]').first()).toBeVisible();
    // A page that changes direction shifts by 0.6 before deferred code has loaded; a late font's shift depends on the
    // device's fonts.
    await expect(page.locator('html')).toHaveAttribute('data-font', '');
    expect(await shifted()).toBeLessThan(0.05);
  });
}

test('a new date that arrives late fills its reserved space', async ({ page, world }) => {
  const moved = world.find('rearranged');
  await world.at(moved.happens);
  const answer = await page.request.get(`/api/v2.2/fixtures/?t=info&id=${moved.match_id}`);
  const { data } = (await answer.json()) as { data: { time: { timestamp: number } } };
  const day = new Date(data.time.timestamp * 1000).toISOString().slice(0, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await withhold(page, /t=sort/);
  await page.goto(`/?d=${day}&by=time`);
  const row = rowOf(page, moved.match_id);
  await row.scrollIntoViewIfNeeded();
  const place = page.locator('li[data-followable]', {
    has: page.locator(`[href="/match/${moved.match_id}"]`),
  });
  const before = await place.boundingBox();
  letGo();
  await expect(place.getByRole('link', { name: /rescheduled for/ })).toBeVisible();
  expect(await place.boundingBox()).toEqual(before);
});

for (const width of [390, 1280]) {
  test(`a first leg that arrives late fills its reserved space, at ${width} px`, async ({ page, world }) => {
    const leg = world.find('second-leg-extra-time');
    await world.at(new Date(Date.parse(leg.happens) + 300_000).toISOString());
    await page.setViewportSize({ width, height: 844 });
    const letGo = await withhold(page, /t=sort/);
    await page.goto(`/match/${leg.match_id}`);
    await expect(page.locator('[data-setting] a').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const tabs = page.getByRole('navigation', { name: 'Match sections' });
    const before = await tabs.boundingBox();
    letGo();
    await expect(page.locator('[data-head]').getByText(/^Agg \d+–\d+/)).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(before);
  });
}

for (const lang of ['en', 'de']) {
  for (const minute of [5, 20]) {
    test(`the head of a match keeps its height when the font loads, ${minute} minutes into extra time (${lang})`, async ({
      page,
      world,
    }) => {
      const leg = world.find('second-leg-extra-time');
      await world.at(new Date(Date.parse(leg.happens) + minute * 60_000).toISOString());
      await page.setViewportSize({ width: 390, height: 844 });
      const letGo = await withhold(page, '**/*.woff2');
      await chooseLanguage(page, lang);
      await page.goto(`/match/${leg.match_id}`);
      const state = page.locator('[data-head]').getByText(/^(Extra time|Verlängerung)/);
      await expect(state).toBeVisible();
      await expect(page.locator('[data-head]').getByText(/^(Agg \d+–|Gesamt \d+:)\d+/)).toBeVisible();
      const before = await page.locator('[data-head]').boundingBox();
      letGo();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('[data-head]').boundingBox()).toEqual(before);
    });
  }
}

test('following three competitions or filtering the list moves neither the sidebar nor the list’s top', async ({
  page,
  world,
}) => {
  await world.at('2026-11-24T20:10:00Z');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const top = async () => (await page.locator('main section[id]').first().boundingBox())?.y;
  const heading = page.getByRole('heading', { name: 'Competitions' });
  await expect(heading).toBeVisible();
  const before = await heading.boundingBox();
  const topBefore = await top();
  const name = await page.locator('a[data-step] [data-side="home"]').first().innerText();
  const box = page.getByRole('searchbox');
  await box.fill(name);
  // A list shorter than the sidebar begins at the same height as a long one.
  await expect(page.locator('main section[id]')).toHaveCount(1);
  expect(await top()).toBe(topBefore);
  await box.fill('');
  const stars = page.locator('main section[id] [data-favourite="competition"]');
  for (let star = 0; star < 3; star += 1) await stars.nth(star).click();
  const following = page.getByRole('region', { name: 'Following' }).first();
  await expect(following.getByRole('listitem')).toHaveCount(3);
  expect(await heading.boundingBox()).toEqual(before);
});
