import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { minify, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { keepReleases } from './src/run/releases.ts';
import { workshopRecords } from './src/run/workshop/records-plugin.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text asset, unless an earlier build has; the BFF serves them as they are. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true });
      const text = files.filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
      await Promise.all(
        text.map(async (file) => {
          const path = join(outDir, file);
          const source = await readFile(path);
          const isFromBefore = file.startsWith('assets') && files.includes(`${file}.gz`);
          if (source.length < 1024 || isFromBefore) return;
          await writeFile(
            `${path}.br`,
            await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
          await writeFile(`${path}.gz`, await gz(source, { level: 9 }));
        }),
      );
    },
  };
}

/**
 * What public/boot.js fetches ahead, by the names it knows: code, and the answers that it is for, whose addresses are
 * the queries' own with $ for the number in the page's address, # for the current season of the competition that it
 * names, and @ for the day. The scores and English come with the entry.
 */
const AHEAD = {
  match: [
    'src/web/routes/match/page.tsx',
    'src/web/routes/match/tabs/summary.tsx',
    'fixtures/?t=info&id=$&include=events,stats',
  ],
  'match-lineups': [
    'src/web/routes/match/tabs/lineups.tsx',
    'fixtures/?t=match_lineups&id=$&include=stats',
    'fixtures/?t=match_bench&id=$&include=stats',
    'fixtures/?t=match_sidelined&id=$',
  ],
  'match-stats': ['src/web/routes/match/tabs/stats.tsx'],
  'match-table': ['src/web/routes/match/tabs/table.tsx'],
  'match-odds': [
    'src/web/routes/match/tabs/odds.tsx',
    'fixtures/?t=match_odds&id=$',
    'fixtures/?t=match_oddsinplay&id=$',
  ],
  'match-h2h': ['src/web/routes/match/tabs/h2h.tsx'],
  'match-tv': ['src/web/routes/match/tabs/tv.tsx', 'broadcast/?t=match_tvs&id=$'],
  'match-info': ['src/web/routes/match/tabs/info.tsx'],
  competition: [
    'src/web/routes/secondary-routes.tsx',
    'src/web/routes/competition/page.tsx',
    'src/web/routes/competition/tabs/table.tsx',
    'leagues/?t=info&id=$',
    'seasons/?t=info&id=#',
    'leagues/?t=standings&season_id=#',
    'leagues/?t=standings_live&season_id=#',
  ],
  team: [
    'src/web/routes/secondary-routes.tsx',
    'src/web/routes/entity-routes.tsx',
    'teams/?t=info&id=$',
    'fixtures/?t=last_next&team_id=$',
  ],
  tv: [
    'src/web/routes/secondary-routes.tsx',
    'src/web/routes/tv/page.tsx',
    'broadcast/?t=schedule&d=@&include=tvs',
  ],
  odds: ['src/web/routes/secondary-routes.tsx', 'src/web/routes/odds/page.tsx', 'fixtures/?t=schedule&d=@'],
  de: ['src/web/words/de.ts'],
} as const;

/** Of boot.js only comments, indents and long names go: what else makes code smaller makes it newer. */
async function shortBoot(publicDir: string): Promise<string> {
  const code = await readFile(join(publicDir, 'boot.js'), 'utf8');
  const short = await minify('boot.js', code, { compress: false, mangle: true, codegen: false });
  return short.code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/^\s+/gm, '');
}

/**
 * The first picture: the page paints its skeleton before the stylesheet is there, which comes after it. boot.js
 * travels in the page, so that data are asked for with the code and not after a round trip, and reads in attributes
 * of its element which files a page and a language consist of. As a file it stays for browsers that know no
 * modules: some of them do not run what stands in a page, since they cannot read the policy that allows it.
 */
function firstView(): Plugin {
  let publicDir = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const boot = await shortBoot(publicDir);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const withImports = (file: string, seen = new Set<string>()): Set<string> => {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (!chunk || seen.has(file)) return seen;
          seen.add(file);
          for (const imported of chunk.imports) withImports(imported, seen);
          // After the styles of what it imports, as the code's own loader puts them.
          for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
          return seen;
        };
        const fileOf = (module: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))?.fileName ?? '';
        const loaded = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
        const attributes = Object.entries(AHEAD).map(([name, parts]: [string, readonly string[]]) => {
          const modules = parts.filter((part) => part.startsWith('src/'));
          const requests = parts.filter((part) => !modules.includes(part));
          const all = new Set(modules.flatMap((module) => [...withImports(fileOf(module))]));
          const files = [...all.difference(loaded)].map((file) => `/${file}`);
          return `data-${name}="${[...files, ...requests].join(' ').replaceAll('&', '&amp;')}"`;
        });
        const [style = ''] = html.match(/\s*<link rel="stylesheet"[^>]*>/) ?? [];
        return html
          .replace(style, '')
          .replace('<div id="old"', () => `${style.trim()}\n    <div id="old"`)
          .replace(
            '<script src="/boot.js"></script>',
            (file) =>
              `<script ${attributes.join(' ')}>${boot}</script>\n    ${file.replace(' ', ' nomodule ')}`,
          );
      },
    },
  };
}

/** Only a test that hangs is ended: how busy the machine is decides nothing. In ms. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Whether a file is for prices alone: without them (`ODDS=off`) it is not served, which its name tells. */
const tellsPrices = (sources: readonly string[]) =>
  sources.some((source) => /features.odds.|routes\W.*odds.*\.tsx/.test(source));

const nameOf = (sources: readonly string[]) =>
  `assets/${tellsPrices(sources) ? 'prices' : '[name]'}-[hash:7]`;

/** What is small and shared by several pages has one chunk: every chunk has a name, and names compress worst. */
const SMALL = [
  'queriesObserver|useQueries',
  'data.(info|related|season|long.changes)\\.',
  'use-(list-with-live|season-matches|minute\\.)',
  'shared.(loaded-record|pending-page|not-found)',
  'named-link',
  'contract.(status|periods)\\.',
  'format.(person-name|normalize-text|goal|side-of|ruled-out|flag-path)\\.',
  'settings.(odds-format|countries|session)',
  'country-name',
  'words.not-found',
  'error-page',
  'format.spread',
  'matches.is-of-interest',
  'ui.(tabs|search-icon|use-modal)\\.',
  'use-refusals',
  'words.(use-)?note',
];

const WEB = {
  environment: 'happy-dom',
  setupFiles: ['src/web/testing/fresh-state.ts', 'src/web/testing/fail-on-console.ts'],
};

/** A test that watches modules as they are loaded: a process of its own loads them anew. */
const WATCHING = 'src/service/bounded.test.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), firstView(), keepReleases(), precompress()],
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first with light-dark(): boot.js asks for it
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // One piece: the same code is a tenth larger when every chunk's own share of it travels compressed by itself.
    rolldownOptions: {
      output: {
        // The first script names all that may come after it: names are what compresses worst.
        chunkFileNames: ({ moduleIds }) => `${nameOf(moduleIds)}.js`,
        assetFileNames: ({ originalFileNames }) => `${nameOf(originalFileNames)}[extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // Without the groups below, a match is painted at 2,804 instead of 2,232 ms (docs/decisions/0006-early-requests.md).
            { name: 'small', test: new RegExp(SMALL.join('|')) },
            // What the pages of teams and competitions share: on a slow line every file is a turn of its own.
            {
              name: 'named',
              test: /words.(competition|standings|calendar)\.|data.(standings|team|leagues)\.|use-all-pages|calendar-(button|file)|match-entry|page-with-sidebar|bare-team|words.profile\./,
            },
            // What a match and its tabs share: a tab does not bring the match's own page along.
            {
              name: 'match-shared',
              test: /event-icon|words.match\.|(matches|match-stats|match-info).(state-lines|timeline-periods|totals|venue-and-referee)\.|match.not-included|(match|timeline|timeline-event|curve)\.css/,
            },
            // What announces goals is loaded after the first view.
            { name: 'news', test: /use-(news|gap)|goal-minute|goals-between|announcer.(news|queue)/ },
            // What the fetcher needs now and then has one name.
            { name: 'long', test: /data.(long.list-worker-client|placeholders)\./ },
            // What the odds of a match and their history share.
            {
              name: 'prices',
              test: /data.odds\.|features.odds.(best-prices|history|result-prices|odds-grid)\./,
            },
            // What tells of a filtered list comes with the box, so that it is there without a connection, too.
            { name: 'filter', test: /(routes.scores|matches).(filter-box|empty-list|find)\.|words.filter\./ },
            {
              name: 'tv',
              test: /features.tv.(channel-link|by-country|chevron|sides|tv-listing)\.|words.tv\./,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%', // the default leaves one core idle, which is half of a small machine
    isolate: false, // a process and a DOM for every file would take longer than the tests
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: ['src/{contract,service,bff,run}/**/*.test.ts'],
          exclude: ['src/run/faults/**', WATCHING],
          setupFiles: ['src/run/testing/fresh-state.ts'],
        },
      },
      {
        extends: true,
        test: { ...patience, name: 'node-alone', environment: 'node', include: [WATCHING], isolate: true },
      },
      {
        extends: true,
        test: {
          ...patience,
          name: 'faults',
          environment: 'node',
          include: ['src/run/faults/**/*.test.ts'],
          isolate: true,
        },
      },
      {
        extends: true,
        plugins: [workshopRecords()],
        test: {
          ...patience,
          ...WEB,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: ['src/web/faults/**'],
          css: { include: /tokens\.css/ }, // the colours are tested; other style sheets are empty in a test
        },
      },
      {
        extends: true,
        test: {
          ...patience,
          ...WEB,
          name: 'web-faults',
          include: ['src/web/faults/*.test.{ts,tsx}'],
          isolate: true,
        },
      },
    ],
  },
});
