import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/ask.ts';
import { overflow } from './support/list.ts';
import { PLANTED } from './support/planted.ts';
import { startTouchline } from './support/touchline.ts';

interface WireMatch {
  readonly id: string;
  readonly league: { readonly id: string };
  readonly teams: { readonly home: { readonly id: string } };
}

const media = (page: Page) => page.getByRole('region', { name: 'Media' });

/** The pages that list media: a match of a popular league, the league and a team. */
async function pages(): Promise<readonly string[]> {
  const matches = await ask<WireMatch[]>(`fixtures/?t=schedule&d=${PLANTED.now.slice(0, 10)}&league_id=10`);
  const [match] = matches;
  return [`/match/${match?.id}`, `/competition/${match?.league.id}`, `/team/${match?.teams.home.id}`];
}

test('while the media route is not live, no page shows media or reports an error', async ({ page }) => {
  for (const path of await pages()) {
    const answered = page.waitForResponse(/\/api\/v2.2\/media\//);
    await page.goto(path);
    const answer = await answered;
    expect([answer.status(), (await answer.json()).data]).toEqual([200, []]);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(media(page)).toHaveCount(0);
  }
});

test('with the media route live, the pages of a match, competition and team list their media at the foot', async ({
  page,
}) => {
  test.setTimeout(180_000); // a second Touchline is started
  const paths = await pages();
  const { address, close } = await startTouchline({
    SERVICE_MEDIA: 'on',
    SERVICE_SEED: String(PLANTED.seed),
    SERVICE_NOW: PLANTED.now,
    UPSTREAM_URL: '',
  });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    // The first answers of a service that has just started may take longer than a page waits.
    const first = `${address}/api/v2.2/fixtures/?t=info&id=${paths[0]?.split('/').at(-1)}&include=events,stats`;
    await expect.poll(async () => (await fetch(first)).status, { timeout: 60_000 }).toBe(200);
    for (const path of paths) {
      await page.goto(address + path);
      const items = media(page).getByRole('listitem');
      await expect(items.first(), path).toBeVisible({ timeout: 60_000 }); // its first answers take seconds
      const link = items.first().getByRole('link');
      expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, { within: 'section[aria-label="Media"]' });
    }
  } finally {
    await page.goto('about:blank'); // requests nothing of a server that is gone
    await close();
  }
});
