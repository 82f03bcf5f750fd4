import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { createSettle, type Settle } from './support/settle.ts';
import { waitForKeys } from './support/wait-for-keys.ts';

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

/** Presses Tab at the stop before the link, which then has the focus. */
async function reach(page: Page, link: Locator): Promise<void> {
  const target = link.first();
  await expect(target).toBeVisible();
  await target.evaluate((element) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [tabindex="0"]',
    );
    const stops = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Follows the link that has the focus. */
async function follow(page: Page, to: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Returns a function for the bytes of script (gzip) loaded since its last call. */
function watchScripts(page: Page, settle: Settle): () => Promise<number> {
  let coming: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const size = answer.body().then((body) => gzipSync(body).length);
    // Nobody waits for a script that is still on its way at the end of the test.
    size.catch(() => {});
    coming.push(size);
  });
  return async () => {
    await settle();
    const sizes = await Promise.all(coming);
    coming = [];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test('the keyboard leads from a goal to the scorer, the club, its venue, its country, the second league’s table, and back', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000); // seven pages are opened, each at its first time in this world
  const moment = world.find('goal');
  await world.at(new Date(Date.parse(moment.happens) + 120_000).toISOString());
  const match = await ask<WireMatch>(`fixtures/?t=info&id=${moment.match_id}&include=events`);
  const goal = match.events.findLast(({ type, own_goal }) => type === 'goal' && !own_goal);
  const { name, roles } = await ask<WirePlayer>(`players/?t=info&id=${goal?.player_id}`);
  const club = roles.find(({ is_current }) => is_current)?.team.id;
  const settle = createSettle(page, { waitsForImages: false });
  const script = watchScripts(page, settle);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.locator('a[data-step]').first()).toBeVisible();
  // What the list loads by itself is not counted in a step.
  await waitForKeys(page);
  await settle();
  await page.keyboard.press('/');
  await page.keyboard.type(match.teams.home.name);
  const steps = [
    ['the match', `a[data-step][href="/match/${match.id}"]`, /\/match\/\d+$/],
    ['the scorer', `[data-head] ul a[href="/player/${goal?.player_id}"]`, /\/player\/\d+$/],
    ['the club', `a[href="/team/${club}"]`, /\/team\/\d+$/],
    ['its venue', 'a[href^="/venue/"]', /\/venue\/\d+$/],
    ['its country', 'a[href^="/country/"]', /\/country\/\d+$/],
    ['its second league', 'section li:nth-child(2) > a[href^="/competition/"]', /\/competition\/\d+$/],
  ] as const;
  // A match that has the focus is fetched ahead, with its code.
  const codeAhead = page.waitForResponse(/\/assets\/match-page-/);
  for (const [what, link, to] of steps) {
    await reach(page, main.locator(link));
    await codeAhead;
    await script();
    await follow(page, to);
    const bytes = await script();
    expect(bytes, `script for ${what}`).toBeLessThanOrEqual(60_000);
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
  await chooseLanguage(page, 'ar-XB');
  await page.goto(`/referee/${referee_id}`);
  const name = page.locator('article h1');
  await expect(name).toBeVisible();
  const [text, place] = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [range, heading].map((one) => one.getBoundingClientRect().right);
  });
  expect(text).toBeCloseTo(place ?? 0, 0);
});
