import { build, type Plugin, type Rolldown } from 'vite';
import { findOddsFiles, type OddsFilesApi } from './odds-files.ts';

/**
 * Programs beside the app, by name: each has a page, scripts and a style of its own, so that the app's first view does
 * not grow with them.
 */
const SCREENS = { wall: 'src/web/wall/index.html', embed: 'src/web/embed/index.html' };

/** Their scripts and styles, apart from the app's; fonts are the same files in both. */
const FOLDER = 'assets/screens';

/** Modules through which all code for prices is loaded. */
const ODDS_MODULES = ['src/web/wall/views/odds/odds.tsx'];

/** Builds the wall and the embeds with the same plugins, and adds their files to the build of the app. */
export function screens(
  plugins: () => readonly Plugin[],
  pages: Readonly<Record<string, string>> = SCREENS,
  oddsModules: readonly string[] = ODDS_MODULES,
): Plugin<OddsFilesApi> {
  let root = '';
  let files: ReadonlySet<string> = new Set();
  const listOddsFiles: Plugin = {
    name: 'screens-odds-files',
    generateBundle(_, bundle) {
      files = findOddsFiles(this, bundle, root, oddsModules);
    },
  };
  let target: string | false | string[] = false;
  let cssTarget: string | false | string[] = false;
  return {
    name: 'screens',
    apply: 'build',
    api: { oddsFiles: () => files },
    configResolved: (config) => {
      root = config.root;
      ({ target, cssTarget } = config.build);
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const name = '[name]-[hash:7]';
        const output = {
          chunkFileNames: `${FOLDER}/${name}.js`,
          entryFileNames: `${FOLDER}/${name}.js`,
          assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
            `${names[0]?.endsWith('.css') ? FOLDER : 'assets'}/${name}[extname]`,
        };
        const input = Object.fromEntries(
          Object.entries(pages).map(([program, page]) => [program, `${root}/${page}`]),
        );
        const result = await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          plugins: [...plugins(), listOddsFiles],
          build: {
            write: false,
            manifest: '.vite/screens.json',
            target,
            cssTarget,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: { input, output },
          },
        });
        for (const file of (result as Rolldown.RolldownOutput).output) {
          const page = Object.entries(pages).find(([, source]) => source === file.fileName);
          const fileName = page ? `${page[0]}.html` : file.fileName;
          const source = file.type === 'chunk' ? file.code : file.source;
          // Fonts are in both builds.
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
