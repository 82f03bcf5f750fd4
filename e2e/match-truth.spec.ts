import type { Locator, Page } from '@playwright/test';
import { expect as patient, test } from './fixtures.ts';
import { askService, type WireMatch, type WirePlayer, type WireSheet } from './support/data-service.ts';
import { headingOf, isAhead, statisticsOf, timelineOf } from './support/expected-match.ts';
import { playersOf } from './support/expected-sheets.ts';
import { casesOf, KIND_NAMES, type Kind } from './support/random-cases.ts';

const expect = patient.configure({ timeout: 30_000 });
// A phone has only the match: no table beside it.
test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(300_000); // six matches with three tabs each, however busy the machine is
// One worker draws the cases once.
test.describe.configure({ mode: 'default' });

/** `TRUTH_SEED=7` compares other matches and instants. */
const SEED = Number(process.env['TRUTH_SEED'] ?? 2026);
/** Slow enough that the service's response is the same before and after the page is read. */
const SLOW_SPEED = 0.02;

const NOTHING_MORE = /^No (further details of|live events for) this match\.$/;

let drawn: ReturnType<typeof casesOf> | undefined;
/** Draws all cases once. */
const casesOfKind = async (kind: Kind) => {
  drawn ??= casesOf(SEED);
  return (await drawn).get(kind) ?? [];
};

/** Returns the elements' texts as a screen reader gets them, without the pointer or the focus on them. */
const accessibleTexts = (some: Locator) =>
  some.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-hidden="true"], .hidden')) silent.remove();
      return copy.textContent;
    }),
  );

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Match sections' }).getByRole('link', { name });

/** Compares the heading, the title and the timeline. */
async function compareSummary(page: Page, match: WireMatch): Promise<void> {
  const { home_score, away_score } = match.scores;
  const { home, away } = match.teams;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(headingOf(match));
  const rest = (await heading.innerText()).replace(headingOf(match), '');
  expect(rest).toMatch(/^(, \d+–\d+ on aggregate)?$/);
  const stands = home_score ? `${home_score}–${away_score}` : '–';
  await expect(page).toHaveTitle(`${home.name} ${stands} ${away.name} · Touchline`);
  const region = page.getByRole('region', { name: 'Timeline' });
  if (isAhead(match)) {
    await expect(page.locator('#pre-stakes')).toBeAttached();
    await expect(region).toHaveCount(0);
    return;
  }
  await expect(region.or(page.getByText(NOTHING_MORE)).first()).toBeVisible();
  if (await page.getByText(NOTHING_MORE).isVisible()) {
    expect(match.events ?? []).toEqual([]);
    return;
  }
  const { lines, silence } = timelineOf(match);
  expect(await accessibleTexts(region.getByRole('listitem'))).toEqual(lines);
  expect(await region.getByRole('paragraph').allTextContents()).toEqual(silence === null ? [] : [silence]);
}

async function compareStatistics(page: Page, match: WireMatch): Promise<void> {
  const statistics = statisticsOf(match);
  await expect(tab(page, 'Stats')).toHaveCount(Object.keys(statistics).length > 0 ? 1 : 0);
  if (Object.keys(statistics).length === 0) return;
  await tab(page, 'Stats').click();
  // The summary has a card of the same name.
  await expect(page.getByRole('link', { name: 'All statistics' })).toHaveCount(0);
  const region = page.getByRole('region', { name: 'Statistics' });
  await expect(region).toBeVisible();
  const words = await region.getByRole('term').allTextContents();
  const numbers = await region.getByRole('definition').allTextContents();
  const entries = words.map((word, at) => [word, numbers.slice(2 * at, 2 * at + 2)]);
  expect(Object.fromEntries(entries)).toEqual(statistics);
}

async function compareLineUps(page: Page, match: WireMatch): Promise<void> {
  const { data: sheets } = await askService<Record<'home' | 'away', WireSheet>>(
    `fixtures/?t=match_lineups&id=${match.id}`,
  );
  const { data: benches } = await askService<Record<'home' | 'away', readonly WirePlayer[]>>(
    `fixtures/?t=match_bench&id=${match.id}`,
  );
  if ((await tab(page, 'Line-ups').count()) === 0) {
    expect(sheets.home.squad).toEqual([]);
    return;
  }
  await tab(page, 'Line-ups').click();
  if (sheets.home.squad.length === 0) {
    const summary = page.getByRole('region', { name: 'Timeline' }).or(page.getByText(NOTHING_MORE));
    const announced = page.getByText(/^Line-ups are usually announced/);
    await expect(announced.or(summary).or(page.locator('#pre-stakes')).first()).toBeVisible();
    return;
  }
  const named = (side: 'home' | 'away') => `${match.teams[side].name}, ${sheets[side].formation}`;
  const pitch = `Line-ups on the pitch: ${named('home')}; ${named('away')}`;
  await expect(page.getByRole('img', { name: pitch, exact: true })).toBeVisible();
  const all = [...sheets.home.squad, ...sheets.away.squad, ...benches.home, ...benches.away];
  for (const side of ['home', 'away'] as const) {
    const lists = page.getByRole('region', { name: named(side), exact: true }).getByRole('list');
    await expect(lists.first()).toBeVisible();
    for (const [at, players] of [sheets[side].squad, benches[side]].entries()) {
      const expected = playersOf(players, all, match);
      const texts = await accessibleTexts(
        lists.nth(at).getByRole('listitem').locator(':scope > :not(small, :nth-child(4))'),
      );
      const lines = expected.map((_, line) => texts.slice(2 * line, 2 * line + 2).join(''));
      expect(lines).toEqual(expected);
      expect(texts).toHaveLength(2 * expected.length);
    }
  }
}

for (const kind of KIND_NAMES) {
  test(`at instants ${kind} the page agrees with the service (seed ${SEED})`, async ({ page, world }) => {
    for (const { id, instant } of await casesOfKind(kind)) {
      await test.step(`match ${id} at ${instant}`, async () => {
        await world.at(instant, SLOW_SPEED);
        const request = `fixtures/?t=info&id=${id}&include=events,stats`;
        const { data: match } = await askService<WireMatch>(request);
        await page.goto(`/match/${id}`);
        await compareSummary(page, match);
        await compareStatistics(page, match);
        await compareLineUps(page, match);
        expect((await askService<WireMatch>(request)).data).toEqual(match);
      });
    }
  });
}
