/** A link that was shared without spoilers, and catching up on a day. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask } from './support/ask.ts';
import { followTeams } from './support/follow-teams.ts';
import { LIVE_LIST, refreshed } from './support/world.ts';

/** Collects all texts that the page's document has from its first frame on. */
const collectTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(`${document.title} ${document.body?.textContent}`)).observe(
      document,
      {
        childList: true,
        subtree: true,
        characterData: true,
      },
    );
    Object.assign(globalThis, { texts });
  });
const textsOf = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { texts: Set<string> }).texts]);

test('a link without spoilers hides the score from the first frame on, until it is revealed', async ({
  page,
  world,
}) => {
  const { match_id, happens } = world.find('full-time');
  await world.at(new Date(Date.parse(happens) + 600_000).toISOString());
  await collectTexts(page);
  await page.goto(`/match/${match_id}?spoilers=off`);
  await expect(page.getByText('Score hidden').first()).toBeVisible();
  const texts = await textsOf(page);
  expect(texts.filter((text) => /\d–\d|Full time/.test(text))).toEqual([]);
  await page.getByRole('button', { name: 'Reveal', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('full time');
  await expect(page).toHaveTitle(/ \d+–\d+ /);
  await page.reload();
  await expect(page).toHaveTitle(/ \d+–\d+ /);
});

const YESTERDAY = 'fixtures/?t=schedule&d=2026-11-21';

interface WireMatch {
  readonly id: string;
  readonly phase: string;
  readonly teams: Readonly<Record<'home' | 'away', { readonly id: string; readonly name: string }>>;
  readonly scores: { readonly home_score: number; readonly away_score: number };
}

test('catching up shows no later score, from the morning’s list on until its turn', async ({
  page,
  world,
}) => {
  await world.at('2026-11-22T08:30:00Z');
  await refreshed(LIVE_LIST);
  await refreshed(YESTERDAY);
  const day = await ask<readonly WireMatch[]>(YESTERDAY);
  const matches = day
    .filter(({ phase, scores }) => phase === 'finished' && scores.home_score + scores.away_score > 2)
    .slice(0, 2);
  await followTeams(
    page,
    matches.map(({ teams }) => teams.home),
  );
  await collectTexts(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^Catch up on yesterday: 2/ }).click();
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText('1st minute');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(heading).toContainText('1st minute');
  const results = matches.map(
    ({ teams: { home, away }, scores: { home_score, away_score } }) =>
      `${home.name} ${home_score}, ${away.name} ${away_score}`,
  );
  const texts = await textsOf(page);
  expect(texts.filter((text) => results.some((result) => text.includes(result)))).toEqual([]);
  await page.getByRole('link', { name: 'Stop' }).click();
  await expect(page.locator('main').getByRole('button', { name: /Reveal/ })).toHaveCount(2);
});
