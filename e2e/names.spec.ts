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
const MATCHES = 120;
const LINE_UPS = 180;
const WIDTHS = [320, 360, 390, 600, 768, 1280, 1920];
const PITCH_WIDTHS = [320, 390, 768, 1280];
/** Saturdays that are over, with matches of nearly all countries; further seasons would cost the service seconds each. */
const DAYS = ['2026-08-22', '2026-09-12', '2026-09-26', '2026-10-24', '2026-11-14'];
/** Names that no match of the world has: the longest words, and no spaces. */
const HARD_NAMES = [
  [
    'Sportvereinigung Blau-Weiß-Schwarz Niederunterschweinsbach 04',
    'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  ],
  [
    'Union Sportive et Patronage Laïque de Saint-Maximin-la-Sainte-Baume Réserve',
    '東京フットボールクラブ横浜',
  ],
] as const;

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

/** So many cases are measured at every width: those with the longest words, which break or touch first. */
const HARDEST = 40;

/** The cases for width number `at` of `count`: the hardest, which come first, and a part of the others. */
const casesFor = <T>(at: number, count: number, cases: readonly T[]): T[] =>
  cases.filter((_, number) => number < HARDEST || number % count === at);

/** Sorts by the length of the longest word, longest first. */
function hardestFirst<T>(cases: readonly T[], namesOf: (one: T) => readonly string[]): readonly T[] {
  const length = (one: T) =>
    Math.max(...namesOf(one).flatMap((name) => name.split(/[\s-]/).map((word) => word.length)));
  return cases.toSorted((one, other) => length(other) - length(one));
}

/** Returns a match with other names. */
const renamed = (match: MatchRow, [home, away]: readonly [string, string]): MatchRow => ({
  ...match,
  teams: { home: { ...match.teams.home, name: home }, away: { ...match.teams.away, name: away } },
});

const measureNames = (page: Page, matches: readonly MatchRow[]) =>
  page.evaluate((some) => (window as unknown as MeasuredWindow).measure.names(some), matches);

test('no name of a team breaks inside a word, is cut without an ellipsis or touches another text', async ({
  page,
}) => {
  const all = await randomMatches();
  const hardest = hardestFirst(all, ({ teams }) => [teams.home.name, teams.away.name]).slice(0, HARDEST);
  const matches = [...new Set([...hardest, ...all])]
    .slice(0, MATCHES)
    .map((match, at) => (HARD_NAMES[at] ? renamed(match, HARD_NAMES[at]) : match));
  expect(matches).toHaveLength(MATCHES);
  await openMeasuredPage(page);
  const problems: string[] = [];
  for (const [at, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await measureNames(page, casesFor(at, WIDTHS.length, matches)))
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
}) => {
  const random: (readonly [MatchRow, LineUpsRecord])[] = [];
  for (const match of await randomMatches()) {
    const lineUps = await ask<LineUpsRecord>(`t=match_lineups&id=${match.id}`);
    if (lineUps.home.squad.length > 0 && random.push([match, lineUps]) === LINE_UPS) break;
  }
  expect(random).toHaveLength(LINE_UPS);
  const cases = hardestFirst(random, ([, { home, away }]) =>
    [...home.squad, ...away.squad].map(({ player }) => player.common_name ?? player.name ?? ''),
  );
  await openMeasuredPage(page);
  const measure = (some: typeof cases) =>
    page.evaluate((measured) => (window as unknown as MeasuredWindow).measure.lineUps(measured), some);
  const problems: string[] = [];
  for (const [at, width] of PITCH_WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await measure(casesFor(at, PITCH_WIDTHS.length, cases)))
      problems.push(`${width} px, ${problem}`);
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
