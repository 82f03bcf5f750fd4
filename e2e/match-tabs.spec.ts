import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { installClock, nextPoll } from './support/poll.ts';
import { watchShifts } from './support/shifts.ts';
import { waitForKeys } from './support/wait-for-keys.ts';
import { withhold, withholdFonts } from './support/withhold.ts';

/** The tabs of a league match in play, and a text that only that tab has. */
const TABS = [
  ['', 'Momentum'],
  ['/lineups', 'Bench'],
  ['/stats', 'Possession'],
  ['/table', 'as it stands'],
  ['/h2h', 'Head-to-head'],
  ['/odds', 'Payout'],
  ['/tv', 'Other countries'],
  ['/info', 'Match details'],
] as const;

/** A league match with goals is in play. */
const IN_PLAY = '2026-11-21T15:40:00Z';

async function leagueMatch(): Promise<string> {
  const live = await ask<
    { id: string; league: { country_code: string | null; name: string }; events?: unknown[] }[]
  >('livescores/?t=live&include=events');
  const match = live.find(({ league, events }) => league.country_code === 'en' && (events?.length ?? 0) > 1);
  if (!match) throw new Error('no match in play');
  return match.id;
}

// Every element of every tab is examined, which is slow on a busy machine.
test.setTimeout(120_000);

test('the statistics do not shift when the font loads, in longer words either', async ({ page, world }) => {
  await world.at(IN_PLAY);
  const id = await leagueMatch();
  const shifted = await watchShifts(page);
  const letFontCome = await withholdFonts(page);
  for (const language of ['de', 'ar-XB']) {
    await chooseLanguage(page, language);
    // The head of the table beside them wraps in the fallback font's accented letters only.
    if (language === 'ar-XB') await withhold(page, /t=standings/);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/match/${id}/stats`);
      await expect(page.getByRole('region').locator('dl > div').nth(12)).toBeVisible();
      await letFontCome();
      expect(await shifted(), `${width} ${language}`).toBeLessThanOrEqual(0.01);
    }
  }
});

test('the keyboard leads from tab to tab, each with an address, and back', async ({ page, world }) => {
  await world.at(IN_PLAY);
  const id = await leagueMatch();
  await page.goto(`/match/${id}`);
  const tabs = page.getByRole('navigation', { name: 'Match sections' });
  await tabs.getByRole('link', { name: 'Summary' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/match/${id}/lineups$`));
  await expect(page.getByRole('img', { name: /^Line-ups on the pitch: .+, \d-/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Line-ups' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Momentum' })).toBeVisible();
});

test.describe('by touch', () => {
  const { hasTouch, isMobile, userAgent } = devices['iPhone 14'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile, userAgent });

  test('every name in the line-ups has a touch area of at least 43 px of its own', async ({
    page,
    world,
  }) => {
    await world.at(IN_PLAY);
    await page.goto(`/match/${await leagueMatch()}/lineups`);
    await expect(page.getByRole('heading', { name: 'Manager' })).toHaveCount(2);
    const names = page.locator('section[data-side] a');
    for (const [view, least] of [
      ['Line-up', 30],
      ['Player statistics', 50],
    ] as const) {
      await page.locator('main fieldset label', { hasText: view }).tap();
      await expect.poll(() => names.count()).toBeGreaterThan(least);
      const reached = await names.evaluateAll((all) =>
        all.map((name) => {
          name.scrollIntoView({ block: 'center' });
          const { left, top, bottom } = name.getBoundingClientRect();
          const isHit = (y: number) => document.elementFromPoint(left + 8, y) === name;
          let [from, to] = [top, bottom];
          while (isHit(from - 1)) from -= 1;
          while (isHit(to)) to += 1;
          return Math.round(to - from);
        }),
      );
      expect(Math.min(...reached), view).toBeGreaterThanOrEqual(43);
    }
  });
});

/** Returns the number of tab stops; in a group of radio buttons only the chosen one is a stop. */
const reachable = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const all = main.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]');
    const isStop = (one: HTMLElement) => one.tabIndex >= 0 && !one.matches('[type="radio"]:not(:checked)');
    return [...all].filter((one) => one.checkVisibility() && isStop(one)).length;
  });

interface Stop {
  readonly name: string;
  readonly isInPage: boolean;
  readonly isInSight: boolean;
  readonly isMarked: boolean;
}

/**
 * Presses Tab `count` times and returns what had the focus after each: its name, and whether it is in view and
 * outlined. The page itself notes them, before the next key and after the last: a question after each key costs more
 * than the key.
 */
async function tabThrough(page: Page, count: number): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    const stops: Stop[] = [];
    const note = () => {
      const at = document.activeElement as HTMLElement;
      const { top, bottom, width } = at.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const labelledBy = document.getElementById(at.getAttribute('aria-labelledby') ?? '')?.textContent;
      const label = (at as HTMLInputElement).labels?.[0]?.textContent;
      stops.push({
        isInPage: at.closest('main') !== null,
        name: (at.getAttribute('aria-label') ?? labelledBy ?? label ?? at.textContent ?? '').trim(),
        isInSight: width > 0 && bottom > 0 && top < innerHeight,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      });
    };
    removeEventListener('keydown', Reflect.get(globalThis, 'note'), { capture: true });
    Object.assign(globalThis, { stops, note });
    addEventListener('keydown', note, { capture: true });
  });
  for (let stop = 0; stop < count; stop += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => {
    (Reflect.get(globalThis, 'note') as () => void)();
    return Reflect.get(globalThis, 'stops') as readonly Stop[];
  });
  // The first was noted before the first key.
  return stops.slice(1);
}

test('the keyboard reaches everything in every tab, each stop named, in view and outlined', async ({
  page,
  world,
}) => {
  // Prices that change on the way add and remove stops: the world nearly stands still.
  await world.at(IN_PLAY, 0.02);
  const id = await leagueMatch();
  for (const [path, sign] of TABS) {
    await page.goto(`/match/${id}${path}`);
    await expect(page.getByText(sign).first()).toBeVisible();
    // Deferred code has loaded, too.
    await waitForKeys(page);
    await expect(page.getByRole('button', { name: /^Share/ })).toBeVisible();
    let count: number;
    let stops: readonly Stop[];
    // A poll on the way may add or remove a stop: then the walk begins again.
    do {
      await page.locator('main').focus();
      count = await reachable(page);
      stops = await tabThrough(page, count);
    } while ((await reachable(page)) !== count);
    expect(count, path).toBeGreaterThan(5);
    expect(stops, path).toHaveLength(count);
    const isGood = ({ name, isInPage, isInSight, isMarked }: Stop) =>
      name !== '' && isInPage && isInSight && isMarked;
    expect(
      stops.filter((stop) => !isGood(stop)),
      path,
    ).toEqual([]);
  }
});

test('a screen reader gets the momentum and the timeline as named lists', async ({ page, world }) => {
  await world.at(IN_PLAY);
  await page.goto(`/match/${await leagueMatch()}`);
  const curve = page.getByRole('region', { name: 'Momentum' });
  await expect(curve.getByRole('listitem').first()).toHaveText(/\d/);
  const events = page.getByRole('region', { name: 'Timeline' });
  await expect(events.getByRole('listitem').first()).toHaveText(/\d/);
});

test('the panel keeps its tab from match to match', async ({ page, world }) => {
  await world.at(IN_PLAY);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?show=live');
  const rows = page.locator('main a[data-step]');
  await rows.nth(0).click();
  const panel = page.getByRole('complementary', { name: 'Selected match' });
  await panel.getByRole('link', { name: 'Stats' }).click();
  await expect(page).toHaveURL(/\/match\/\d+\/stats\?show=live$/);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/match\/\d+\/stats\?show=live$/);
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
  await panel.getByRole('link', { name: 'Open full page' }).click();
  await expect(rows.nth(1)).toBeHidden();
  await page.goBack();
  await expect(rows.nth(1)).toBeVisible();
});

test('an unknown tab has status 404, a known tab 200', async ({ page, allowed }) => {
  allowed.push(/404/);
  const id = await leagueMatch();
  expect((await page.goto(`/match/${id}/nonsense`))?.status()).toBe(404);
  await expect(page.getByText('Page not found.')).toBeVisible();
  expect((await page.goto(`/match/${id}/table`))?.status()).toBe(200);
});

test('the line-ups are those of the service, and player statistics can be shown', async ({ page, world }) => {
  await world.at(IN_PLAY);
  const id = await leagueMatch();
  interface LineUp {
    squad: { number: number; player: { lastname: string } }[];
  }
  const lineUps = await ask<Record<'home' | 'away', LineUp>>(
    `fixtures/?t=match_lineups&id=${id}&include=stats`,
  );
  await page.goto(`/match/${id}/lineups`);
  for (const side of ['home', 'away'] as const) {
    const list = page.locator(`section[data-side="${side}"] ol`).first().locator('li');
    await expect(list).toHaveCount(11);
    const players = await list.evaluateAll((items) =>
      items.map((item) => [item.querySelector('i')?.textContent, item.querySelector('b')?.textContent]),
    );
    for (const [at, { number, player }] of lineUps[side].squad.entries()) {
      expect(players[at]?.[0]).toBe(String(number));
      expect(players[at]?.[1]).toContain(player.lastname);
    }
  }
  await page.getByText('Player statistics').click();
  await expect(page.getByRole('columnheader', { name: 'Rating' }).first()).toBeVisible();
});

test('before the line-ups the page says when they are announced', async ({ page, world }) => {
  await world.at(IN_PLAY);
  const id = await leagueMatch();
  await world.at('2026-11-21T12:00:00Z');
  await page.goto(`/match/${id}/lineups`);
  await expect(page.getByText(/Line-ups are usually announced about an hour before kick-off/)).toBeVisible();
});

test('a ruled-out goal stays in the timeline, struck through, and in the corrections', async ({
  page,
  world,
}) => {
  const ruled = world.find('ruled-out-goal');
  await world.at(ruled.instant);
  await installClock(page, { time: ruled.instant });
  await page.goto(`/match/${ruled.match_id}`);
  await expect(page.locator('[data-score]')).toBeVisible();
  await world.at(ruled.happens);
  await nextPoll(page, `t=info&id=${ruled.match_id}`);
  const ledger = page.getByRole('region', { name: 'Corrections since you opened this page' });
  await expect(ledger).toBeVisible();
  await expect(ledger).toContainText('goal ruled out');
  await expect(page.locator('[data-event] s').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(ledger).toContainText('goal ruled out');
});

test('a postponed match and its new date link to each other in the fixture history', async ({
  page,
  world,
}) => {
  const shifted = await watchShifts(page);
  const moved = world.find('rearranged');
  await world.at(new Date(Date.parse(moved.happens) + 60_000).toISOString());
  await page.goto(`/match/${moved.match_id}/info`);
  const story = page.getByRole('heading', { name: 'Fixture history' }).locator('xpath=..');
  const other = story.getByRole('link').first();
  await expect(other).toBeVisible();
  expect(await shifted()).toBeLessThanOrEqual(0.01);
  await other.click();
  await expect(page).not.toHaveURL(new RegExp(`/match/${moved.match_id}/`));
  await page.getByRole('link', { name: 'Info' }).click();
  await expect(story.locator(`a[href="/match/${moved.match_id}"]`)).toBeVisible();
});
