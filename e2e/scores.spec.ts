import { expect, test } from './fixtures.ts';
import { rowOf } from './support/list.ts';

test("today's football: matches in play by competition, and the minutes change without a reload", async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:20:00Z', 60);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region').first()).toBeVisible();
  const live = page.getByRole('link', { name: /minute/ }).first();
  const before = await live.innerText();
  await expect(live).not.toHaveText(before, { timeout: 20_000 });
  // From the second response on, a worker fetches and compares a long list.
  await expect
    .poll(() => page.workers().map((worker) => worker.url()))
    .toEqual([expect.stringContaining('list.worker')]);
});

test('a goal arrives: the score changes and the row says so', async ({ page, world }) => {
  const goal = world.find('goal');
  await world.at(goal.instant, 4);
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, goal.match_id);
  await row.scrollIntoViewIfNeeded();
  const before = await row.innerText();
  expect(before).not.toMatch(/goal/i);
  await expect(row).toContainText(/goal/i, { timeout: 45_000 });
  expect(await row.innerText()).not.toBe(before);
});

test('a goal is ruled out: the score drops and the row says why', async ({ page, world }) => {
  const ruling = world.find('ruled-out-goal');
  await world.at(ruling.instant, 4);
  await page.goto('/?show=live&by=time');
  const row = rowOf(page, ruling.match_id);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText('Goal ruled out', { timeout: 45_000 });
});

test('the counts of Live, Finished and Upcoming sum to All', async ({ page, world }) => {
  await world.at('2026-11-21T15:20:00Z');
  await page.goto('/');
  const filters = page.getByRole('navigation', { name: 'Show', exact: true });
  await expect(filters.getByRole('link', { name: /All \d/ })).toBeVisible();
  const numbers = await filters.getByRole('link').allInnerTexts();
  const [all, ...parts] = numbers.map((text) => Number(text.replace(/\D/g, '')));
  expect(all).toBeGreaterThan(300);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
});

test('in an outage of the data service the scores stay, the page says why, and it recovers by itself', async ({
  page,
  world,
  allowed,
}) => {
  allowed.push(/503|Failed to load resource/);
  await world.at('2026-11-21T15:20:00Z', 20);
  await page.goto('/?show=live&by=time');
  const rows = page.locator('a.match-row');
  const live = page
    .getByRole('navigation', { name: 'Show', exact: true })
    .getByRole('link', { name: /Live \d/ });
  await expect(rows).toHaveCount(Number((await live.innerText()).replace(/\D/g, '')));
  const matches = await rows.count();
  await world.fault('down');
  await expect(page.getByText('Updates aren’t coming in right now', { exact: false })).toBeVisible({
    timeout: 30_000,
  });
  expect(await rows.count()).toBe(matches);
  await world.fault(null);
  await expect(page.getByText('Updates aren’t coming in right now', { exact: false })).toBeHidden({
    timeout: 45_000,
  });
});

test('during an hour of a Saturday no score or minute goes back, except when a goal is ruled out', async ({
  page,
  world,
}) => {
  await world.at('2026-11-21T15:05:00Z', 120);
  await page.goto('/?show=live&by=time');
  await expect(page.getByRole('region').first()).toBeVisible();
  const { problems, lowered } = await page.evaluate(
    () =>
      new Promise<{ problems: string[]; lowered: string[] }>((resolve) => {
        const problems: string[] = [];
        const lowered: string[] = [];
        const seen = new Map<string, { score: number; minute: number }>();
        const number = (text: string | undefined) => Number.parseInt(text ?? '', 10);
        const look = () => {
          for (const row of document.querySelectorAll<HTMLAnchorElement>('main a.match-row')) {
            const scores = [...row.querySelectorAll('.score')].map((cell) => number(cell.textContent ?? ''));
            const text = row.querySelector('.minute')?.textContent ?? '';
            const [base, extra] = text.replace('ET', '').split('+');
            const minute = /\d/.test(text) ? number(base) * 100 + (number(extra) || 0) : Number.NaN;
            const now = {
              score: scores.reduce((sum, score) => sum + score, 0),
              minute,
            };
            const before = seen.get(row.href);
            const id = row.href.split('/').pop() as string;
            if (before && now.score < before.score) lowered.push(id);
            if (before && now.minute < before.minute)
              problems.push(`${id}: the minute went from ${before.minute} to ${now.minute}`);
            seen.set(row.href, now);
          }
        };
        look();
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        setTimeout(() => resolve({ problems, lowered }), 30_000);
      }),
  );
  expect(problems).toEqual([]);
  expect(lowered.length).toBeGreaterThan(0);
  for (const id of lowered) {
    const answer = await page.request.get(`/api/v2.2/fixtures/?t=info&id=${id}&include=events`);
    const { data } = (await answer.json()) as { data: { events: { type: string; result: string }[] } };
    expect(data.events).toContainEqual(expect.objectContaining({ type: 'var', result: 'cancelled' }));
  }
});

for (const address of ['/no-such-page', '/team/1001/of/nothing/at-all']) {
  test(`an unknown address shows the Not found page with status 404: ${address}`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
}
