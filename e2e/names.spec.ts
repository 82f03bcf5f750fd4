import type { Page } from '@playwright/test';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { expect, test } from './fixtures.ts';
import { openMeasuredPage } from './support/measured-page.ts';
import { chance } from './support/random-cases.ts';
import { pageAddress, refreshed } from './support/world.ts';

// The page is built once, and one worker asks for the cases.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000); // half a minute for each, however busy the machine is

/** `NAMES_SEED=7` measures other matches. */
const SEED = Number(process.env['NAMES_SEED'] ?? 2026);
const MATCHES = 200;
const LINE_UPS = 300;
/** An instant when the season's matches are over. */
const OVER = '2027-08-01T00:00:00Z';
/** Saturdays with matches of nearly all countries. */
const DAYS = ['2026-09-12', '2026-10-24', '2026-11-21', '2027-03-06', '2027-04-10'];
/** Names that no match of the world has: the longest words, and no spaces. */
const HARD_NAMES = [
  'Sportvereinigung Blau-Weiß-Schwarz Niederunterschweinsbach 04',
  'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  'Union Sportive et Patronage Laïque de Saint-Maximin-la-Sainte-Baume Réserve',
  '東京フットボールクラブ横浜',
];

/** What the page that measures puts on the window. */
interface MeasuredWindow {
  readonly measure: {
    names(matches: readonly MatchRow[]): readonly string[];
    lineUps(cases: readonly (readonly [MatchRow, LineUpsRecord])[]): readonly string[];
  };
}

async function ask<T>(query: string): Promise<T> {
  await refreshed(`fixtures/?${query}`);
  const response = await fetch(`${pageAddress()}/api/v2.2/fixtures/?${query}`);
  return ((await response.json()) as { readonly data: T }).data;
}

/** Returns the values in a random order, the same for the same seed. */
function shuffled<T>(values: readonly T[]): readonly T[] {
  const random = chance(SEED);
  return values
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

const randomMatches = async () =>
  shuffled((await Promise.all(DAYS.map((day) => ask<readonly MatchRow[]>(`t=schedule&d=${day}`)))).flat());

/**
 * Every second case, the others at the next width: a name that does not fit shows at several widths, so that half of
 * them at each find what all of them find, in half the time.
 */
function halfFor<T>(width: number, cases: readonly T[]): T[] {
  return cases.filter((_, at) => at % 2 === width % 2);
}

const measureNames = (page: Page, matches: readonly MatchRow[]) =>
  page.evaluate((some) => (window as unknown as MeasuredWindow).measure.names(some), matches);

test('no name of a team breaks inside a word, is cut without an ellipsis or touches another text', async ({
  page,
  world,
}) => {
  await world.at(OVER);
  const matches = (await randomMatches()).slice(0, MATCHES).map((match, at) => {
    const [home = match.teams.home.name, away = match.teams.away.name] = HARD_NAMES.slice(
      2 * Math.floor(at / 2),
    ); // each pair in both halves
    return {
      ...match,
      teams: { home: { ...match.teams.home, name: home }, away: { ...match.teams.away, name: away } },
    };
  });
  expect(matches).toHaveLength(MATCHES);
  await openMeasuredPage(page);
  const problems: string[] = [];
  for (const [at, width] of [320, 360, 390, 600, 768, 1280, 1920].entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await measureNames(page, halfFor(at, matches)))
      problems.push(`${width} px, ${problem}`);
  }
  expect(problems).toEqual([]);
  await page.addStyleTag({
    content:
      '[data-short] { display: block !important; overflow-wrap: anywhere; max-block-size: none !important }',
  });
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await measureNames(page, matches.slice(0, 20)), 'a fault is noticed').toContainEqual(
    expect.stringContaining('breaks'),
  );
});

test('no label on the pitch touches another, a shirt or the edge, and none loses its minute', async ({
  page,
  world,
}) => {
  await world.at(OVER);
  const cases: (readonly [MatchRow, LineUpsRecord])[] = [];
  for (const match of await randomMatches()) {
    const lineUps = await ask<LineUpsRecord>(`t=match_lineups&id=${match.id}`);
    if (lineUps.home.squad.length > 0 && cases.push([match, lineUps]) === LINE_UPS) break;
  }
  expect(cases).toHaveLength(LINE_UPS);
  await openMeasuredPage(page);
  const measure = (some: typeof cases) =>
    page.evaluate((measured) => (window as unknown as MeasuredWindow).measure.lineUps(measured), some);
  const problems: string[] = [];
  for (const [at, width] of [320, 390, 768, 1280].entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await measure(halfFor(at, cases))) problems.push(`${width} px, ${problem}`);
  }
  expect(problems).toEqual([]);
  await page.addStyleTag({
    content: '[role="img"] [data-label] { inline-size: 8rem; max-inline-size: none !important }',
  });
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await measure(cases.slice(0, 20)), 'a fault is noticed').toContainEqual(
    expect.stringContaining('touches'),
  );
});
