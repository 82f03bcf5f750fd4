import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { rowOf } from './support/list.ts';
import { installClock, minuteBefore, pollAt } from './support/poll.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

const SATURDAY = '2026-11-21T15:20:00Z';
/** Matches of every phase, and few of them: where their number does not matter. */
const EVENING = '2026-11-24T20:10:00Z';

/** At this speed a goal's mark, which lasts a real minute, is still there when its scorer is named. */
const LATE_SPEED = 10;

interface GoalEvent {
  readonly type: string;
  readonly player_name: string | null;
  readonly timestamp: number | null;
}

test('each filter shows as many matches as it counts, and is in the address', async ({ page, world }) => {
  await world.at(EVENING);
  await page.goto('/');
  await page.getByRole('button', { name: /^Sort, filter/ }).click();
  await page.getByRole('button', { name: 'Sort by kick-off time' }).click(); // where nothing is collapsed
  const filters = page.getByRole('navigation', { name: 'Show' });
  await expect(filters.getByRole('link').first()).toHaveText(/\d/);
  for (const [name, value, phases] of [
    ['Live', 'live', ['live']],
    ['Finished', 'finished', ['finished', 'off']],
    ['Upcoming', 'scheduled', ['scheduled', 'off']],
  ] as const) {
    const link = filters.getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`show=${value}`));
    const others = phases.map((phase) => `:not([data-phase="${phase}"])`).join('');
    await expect(page.locator(`a[data-step]${others}`)).toHaveCount(0);
    const count = Number((await link.innerText()).replace(/\D/g, ''));
    await expect(page.locator('a[data-step]')).toHaveCount(count);
  }
  await page.goBack();
  await expect(filters.getByRole('link', { name: 'Finished' })).toHaveAttribute('aria-current', 'true');
});

test('the filter box ignores accents, says when nothing matches, and is cleared by Escape', async ({
  page,
  world,
}) => {
  await world.at(SATURDAY);
  await page.goto('/?by=time');
  const rows = page.locator('a[data-step]');
  await expect(rows.first()).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Show' });
  const link = filters.getByRole('link', { name: 'All' });
  await expect(link).toHaveText(/\d{3}/);
  const all = Number((await link.innerText()).replace(/\D/g, ''));
  await expect(rows).toHaveCount(all);
  const box = page.getByRole('searchbox');
  await box.fill('jezioranka elk');
  await expect.poll(() => rows.count()).toBeLessThan(5);
  await expect(rows.first()).toContainText('Jezioranka Ełk');
  await box.fill('zzzz');
  await expect(page.getByText('No matches for “zzzz” on this day.')).toBeVisible();
  await box.press('Escape');
  await expect(rows).toHaveCount(all);
});

test('the next day has its own matches and address, and the previous day is today again', async ({
  page,
  world,
}) => {
  await world.at(EVENING);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('24');
  await expect(page.locator('a[data-step]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/d=2026-11-25/);
  await expect(heading).toContainText('25');
  await expect(page.locator('a[data-step][data-phase="scheduled"]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect(heading).toContainText('24');
  expect(new URL(page.url()).searchParams.get('d')).toBeNull();
  await page.goBack();
  await expect(heading).toContainText('25');
});

test('a followed match moves to the top and stays there after a reload', async ({ page, world }) => {
  await world.at(EVENING);
  await page.goto('/');
  const competition = page.locator('main section:has(a[data-step])').nth(3);
  const row = competition.locator('a[data-step]').first();
  const href = await row.getAttribute('href');
  await competition.locator('[data-favourite="match"]').first().click();
  await page.mouse.move(5, 5);
  const following = page.locator('main section[id]', {
    has: page.getByRole('heading', { name: 'Following' }),
  });
  await expect(following.locator('a[data-step]')).toHaveAttribute('href', href as string);
  await page.reload();
  await expect(following.locator('a[data-step]')).toHaveAttribute('href', href as string);
  await following.locator('[data-favourite="match"]').click();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await page.mouse.move(5, 5);
  await expect(following).toHaveCount(0);
});

test('a rearranged match links to its new date', async ({ page, world }) => {
  const moved = world.find('rearranged');
  await world.at(moved.happens);
  const answer = await page.request.get(`/api/v2.2/fixtures/?t=info&id=${moved.match_id}`);
  const { data } = (await answer.json()) as { data: { related_id: string; time: { timestamp: number } } };
  const day = new Date(data.time.timestamp * 1000).toISOString().slice(0, 10);
  await page.goto(`/?d=${day}&by=time`);
  const place = page.locator('li[data-followable]', {
    has: page.locator(`[href="/match/${moved.match_id}"]`),
  });
  const link = place.getByRole('link', { name: /rescheduled for/ });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/match/${data.related_id}`));
  expect(data.related_id).not.toBe(String(moved.match_id));
});

test('a competition’s results link a rearranged match to its new date without a request', async ({
  page,
  world,
}) => {
  const moved = world.find('rearranged');
  await world.at(moved.happens);
  const { league, related_id } = await ask<{ league: { id: string }; related_id: string }>(
    `fixtures/?t=info&id=${moved.match_id}`,
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/competition/${league.id}/results`);
  const place = page.locator('li[data-followable]', {
    has: page.locator(`[href="/match/${moved.match_id}"]`),
  });
  await expect(place.getByRole('link', { name: /rescheduled for/ })).toHaveAttribute(
    'href',
    `/match/${related_id}`,
  );
  // But the one of its results' red cards.
  const others = requests.filter((url) => url.includes('t=sort') && !url.includes('include=events'));
  expect(others).toEqual([]);
});

test('a late scorer is filled in without a second flash', async ({ page, world }) => {
  const late = world.find('late-scorer');
  await world.at(late.instant);
  const { events } = await ask<{ events: readonly GoalEvent[] }>(
    `fixtures/?t=info&id=${late.match_id}&include=events`,
  );
  const goal = events.find(({ type, player_name }) => type === 'goal' && player_name === null);
  const scored = (goal?.timestamp ?? Number.NaN) * 1000;
  const named = Date.parse(late.happens);
  await installClock(page);
  await world.at(minuteBefore(new Date(scored).toISOString()));
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, late.match_id);
  await expect(row).toBeVisible();
  await pollAt(page, new Date((scored + named) / 2).toISOString(), { speed: LATE_SPEED });
  await expect(row).toContainText('scorer to be confirmed');
  const score = await row.locator('b[aria-hidden]').allInnerTexts();
  await row.evaluate((element) => {
    const changes: string[] = [];
    Object.assign(globalThis, { changes });
    new MutationObserver((records) => {
      for (const { attributeName } of records) if (attributeName) changes.push(attributeName);
    }).observe(element, { attributes: true, subtree: true });
  });
  await pollAt(page, late.happens, { speed: LATE_SPEED });
  await expect(row).not.toContainText('scorer to be confirmed');
  expect(await row.locator('b[aria-hidden]').allInnerTexts()).toEqual(score);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toEqual([]);
  await expect(row.getByText('Goal', { exact: true })).toBeVisible();
});

test('a device whose clock is a day slow or fast shows the same page', async ({ page, world }) => {
  await world.at(EVENING);
  await refreshed(LIVE_LIST);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const filters = page.getByRole('navigation', { name: 'Show' }).getByRole('link');
  await expect(filters.first()).toContainText(/\d/);
  const right = [await heading.innerText(), ...(await filters.allInnerTexts())];
  const minute = await page.locator('a[data-step][data-phase="live"] > [aria-hidden]').first().innerText();
  await page.addInitScript(() => {
    const Real = Date;
    const now = () => Real.now() + Number(sessionStorage.getItem('days')) * 86_400_000;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  });
  for (const days of ['-1', '1']) {
    await page.evaluate((shift) => sessionStorage.setItem('days', shift), days);
    await world.at(EVENING);
    await refreshed(LIVE_LIST);
    await page.reload();
    await expect(filters.first()).toContainText(/\d/);
    expect([await heading.innerText(), ...(await filters.allInnerTexts())]).toEqual(right);
    await expect(page.locator('a[data-step][data-phase="live"] > [aria-hidden]').first()).toHaveText(minute);
  }
});

test('a finished match stays among the live ones until it is scrolled out of view', async ({
  page,
  world,
}) => {
  const end = world.find('full-time');
  await installClock(page);
  await world.at(minuteBefore(end.happens));
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, end.match_id);
  await expect(page.getByRole('link', { name: /^Live \d/ })).toBeVisible();
  await row.hover();
  const place = await row.boundingBox();
  await pollAt(page, end.happens);
  await expect(row).toHaveAttribute('data-phase', 'finished');
  expect(await row.boundingBox()).toEqual(place);
  await page.mouse.wheel(0, 3000);
  await expect(row).toHaveCount(0);
});
