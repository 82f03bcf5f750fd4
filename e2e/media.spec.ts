import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { overflow } from './support/list.ts';
import { startTouchline } from './support/touchline.ts';
import { PLANTED } from './support/world.ts';

interface WireMatch {
  readonly id: string;
  readonly league: { readonly id: string };
  readonly teams: { readonly home: { readonly id: string } };
}

const media = (page: Page) => page.getByRole('region', { name: 'Media' });

/** The pages that tell media: a match in a league that many watch, its league and a team. */
async function pages(): Promise<readonly string[]> {
  const matches = await ask<WireMatch[]>(`fixtures/?t=schedule&d=${PLANTED.now.slice(0, 10)}&league_id=10`);
  const [match] = matches;
  return [`/match/${match?.id}`, `/competition/${match?.league.id}`, `/team/${match?.teams.home.id}`];
}

test('as long as the route of media is not live, nothing of it is on any page, and no page complains', async ({
  page,
}) => {
  for (const path of await pages()) {
    const answered = page.waitForResponse(/\/api\/v2.2\/media\//);
    await page.goto(path);
    const answer = await answered;
    expect([answer.status(), (await answer.json()).data]).toEqual([200, []]);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(media(page)).toHaveCount(0);
  }
});

test('once it is, match, competition and team tell what is written about them, at their foot', async ({
  page,
}) => {
  test.setTimeout(180_000); // a second Touchline is started
  const paths = await pages();
  const { address, close } = await startTouchline({
    SERVICE_PORT: '0',
    SERVICE_MEDIA: 'on',
    SERVICE_SEED: String(PLANTED.seed),
    SERVICE_NOW: PLANTED.now,
    UPSTREAM_URL: '',
  });
  try {
    for (const path of paths) {
      await page.goto(address + path);
      const items = media(page).getByRole('listitem');
      await expect(items.first(), path).toBeVisible({ timeout: 20_000 });
      const link = items.first().getByRole('link');
      expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect((await new AxeBuilder({ page }).include('.media-list').analyze()).violations).toEqual([]);
    }
  } finally {
    await close();
  }
});
