import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { ODDS_FILE_LIST } from '#contract/pages.ts';
import { makeSite } from '#run/testing/small-build.ts';
import { oddsFiles } from './odds-files.ts';
import { pageChunks } from './page-chunks.ts';

const ROUTES = 'src/web/routes';
const CELL = 'src/web/lists/row-extras/row-odds.tsx';
const SIDE = `${ROUTES}/match/cards/prices-card.tsx`;
const WATCH = 'src/web/app/alerts/watch-prices.ts';
const WAITS = 'src/web/features/alerts/price-wait-list.tsx';
/** Three pages, of which the one of prices shares code with the others, and loads a section on demand. */
const SITE = {
  'main.js': `
    globalThis.open = {
      scores: () => import('./${ROUTES}/scores/page.tsx'),
      tv: () => import('./${ROUTES}/tv/page.tsx'),
      odds: () => import('./${ROUTES}/odds/page.tsx'),
      tab: () => import('./${ROUTES}/match/tabs/odds.tsx'),
      content: () => import('./${ROUTES}/match/pre-match/odds-content.tsx'),
      cell: () => import('./${CELL}'),
      side: () => import('./${SIDE}'),
      watch: () => import('./${WATCH}'),
      waits: () => import('./${WAITS}'),
    };`,
  [`${ROUTES}/scores/page.tsx`]:
    "import { date } from '/date.js'; export const page = () => ['scores', date];",
  [`${ROUTES}/tv/page.tsx`]: "import { date } from '/date.js'; export const page = () => ['tv', date];",
  [`${ROUTES}/odds/page.tsx`]: `
    import './odds.css';
    import { date } from '/date.js';
    import { price } from '/price.js';
    export const page = () => ['best prices', date, price, import('./history.js')];`,
  [`${ROUTES}/odds/odds.css`]: 'td { color: red }',
  [`${ROUTES}/odds/history.js`]:
    "import { price } from '/price.js'; export const history = ['history', price];",
  [`${ROUTES}/match/tabs/odds.tsx`]: "import { price } from '/price.js'; export const tab = ['tab', price];",
  [`${ROUTES}/match/pre-match/odds-content.tsx`]: "export const content = 'prices before kick-off';",
  [CELL]: "export const cell = 'cell of prices';",
  [SIDE]: "export const side = 'prices beside a match';",
  [WATCH]: "import { price } from '/price.js'; export const watch = ['alert of a price', price];",
  [WAITS]: "import { date } from '/date.js'; export const waits = ['prices to wait for', date];",
  'date.js': "export const date = new Date().toJSON() + 'of a day';",
  'price.js': "export const price = new Date().toJSON() + 'a price';",
};

/** Builds the site and returns what its hidden and its other files contain. */
async function buildSite(site: ReturnType<typeof makeSite>, ...plugins: readonly Plugin[]) {
  const { outDir, files } = await site(...plugins, oddsFiles());
  const hiddenFiles: readonly string[] = JSON.parse(readFileSync(join(outDir, ODDS_FILE_LIST), 'utf8'));
  const textOf = (names: readonly string[]) =>
    names.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');
  const others = [...files.keys()].filter((name) => name !== ODDS_FILE_LIST && !hiddenFiles.includes(name));
  return { outDir, hiddenFiles, hidden: textOf(hiddenFiles), served: textOf(others) };
}

test('lists the code and styles for prices alone, with what loads on demand', async () => {
  const { hidden, served } = await buildSite(makeSite(SITE), pageChunks());
  for (const words of [
    'best prices',
    'a price',
    'history',
    'cell of prices',
    'alert of a',
    'to wait for',
    'color:red',
  ]) {
    expect(hidden).toContain(words);
    expect(served).not.toContain(words);
  }
  for (const words of ['scores', 'of a day']) {
    expect(hidden).not.toContain(words);
    expect(served).toContain(words);
  }
});

test('keeps the files of earlier builds in the list while they are in the folder', async () => {
  const site = makeSite(SITE);
  const { outDir, hiddenFiles } = await buildSite(site, pageChunks());
  writeFileSync(join(outDir, '..', CELL), "export const cell = 'another cell';");
  const next = await buildSite(site, pageChunks());
  expect(next.hidden).toContain('another cell');
  expect(next.hiddenFiles).toEqual(expect.arrayContaining([...hiddenFiles]));
  writeFileSync(join(outDir, ODDS_FILE_LIST), JSON.stringify(['assets/deleted-1a2b.js']));
  expect((await buildSite(site, pageChunks())).hiddenFiles).not.toContain('assets/deleted-1a2b.js');
});

test('refuses a chunk that mixes code for prices with other code', async () => {
  const mixing: Plugin = {
    name: 'mixing',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'mixed', test: /(date|price)\.js/ }] } },
        },
      },
    }),
  };
  await expect(buildSite(makeSite(SITE), mixing)).rejects.toThrow(/mixed-.*mixes code for prices/);
});

test('refuses to build if a module of prices is not there any more', async () => {
  const { [CELL]: cell, ...site } = SITE;
  const main = site['main.js'].replace(`cell: () => import('./${CELL}'),`, '');
  await expect(buildSite(makeSite({ ...site, 'main.js': main }), pageChunks())).rejects.toThrow(
    `No page loads ${CELL}`,
  );
});

test('lists the files of programs beside the app', async () => {
  const programs: Plugin = {
    name: 'screens',
    api: { oddsFiles: () => new Set(['assets/screens/odds.js']) },
  };
  const { outDir, files } = await makeSite(SITE)(pageChunks(), programs, oddsFiles());
  expect(files.size).toBeGreaterThan(0);
  expect(JSON.parse(readFileSync(join(outDir, ODDS_FILE_LIST), 'utf8'))).toContain('assets/screens/odds.js');
});
