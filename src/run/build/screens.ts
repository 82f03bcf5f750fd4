import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { findOddsFiles, type OddsFilesApi } from './odds-files.ts';
import { PREACT } from './preact.ts';

interface Program {
  /** Its page. */
  readonly page: string;
  /** Modules that are loaded on demand; all others are one file, since small files compress worse. */
  readonly onDemand?: RegExp;
  /** Modules through which all its code for prices is loaded. */
  readonly odds?: readonly string[];
  /** Modules that take the place of others, by name. */
  readonly alias?: Readonly<Record<string, string>>;
}

/**
 * Programs beside the app, by name: each has a page, scripts and a style of its own, so that the app's first view does
 * not grow with them.
 */
const SCREENS: Readonly<Record<string, Program>> = {
  wall: { page: 'src/web/wall/index.html', odds: ['src/web/wall/views/odds/odds.tsx'] },
  embed: {
    page: 'src/web/embed/index.html',
    alias: PREACT,
    onDemand:
      /\/(?:web\/(?:embed\/(?:match|table|scores)|words|features)|news\/words)\/|\/(?:event-icon|state-lines|timeline-periods|scripts|use-minute-anchor|visible-rows)\.|\/data\/(?:long|placeholders)/,
  },
};

/** Their scripts and styles, apart from the app's; fonts are the same files in both. */
const FOLDER = 'assets/screens';

/** Builds the wall and the embeds with the same plugins, and adds their files to the build of the app. */
export function screens(
  plugins: () => readonly Plugin[],
  programs: Readonly<Record<string, Program>> = SCREENS,
): Plugin<OddsFilesApi> {
  let root = '';
  const oddsFiles = new Set<string>();
  const listOddsFiles = (modules: readonly string[]): Plugin => ({
    name: 'screens-odds-files',
    generateBundle(_, bundle) {
      for (const file of findOddsFiles(this, bundle, root, modules)) oddsFiles.add(file);
    },
  });
  let target: string | false | string[] = false;
  let cssTarget: string | false | string[] = false;
  let experimental: NonNullable<UserConfig['experimental']> = {};
  return {
    name: 'screens',
    apply: 'build',
    api: { oddsFiles: () => oddsFiles },
    configResolved: (config) => {
      root = config.root;
      ({ target, cssTarget } = config.build);
      const { renderBuiltUrl } = config.experimental;
      experimental = renderBuiltUrl ? { renderBuiltUrl } : {};
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const file = '[name]-[hash:8]';
        const output = {
          chunkFileNames: `${FOLDER}/${file}.js`,
          entryFileNames: `${FOLDER}/${file}.js`,
          assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
            `${names[0]?.endsWith('.css') ? FOLDER : 'assets'}/${file}[extname]`,
        };
        // A build each: what two programs share would be small files of its own.
        for (const [name, { page, onDemand, odds = [], alias = {} }] of Object.entries(programs)) {
          const core = onDemand && { name: 'core', test: (id: string) => !onDemand.test(id) };
          const result = await build({
            root,
            configFile: false,
            publicDir: false,
            logLevel: 'error',
            plugins: [...plugins(), listOddsFiles(odds)],
            resolve: { alias },
            experimental,
            build: {
              write: false,
              manifest: `.vite/${name}.json`,
              target,
              cssTarget,
              assetsInlineLimit: 0,
              modulePreload: { polyfill: false },
              rolldownOptions: {
                input: { [name]: `${root}/${page}` },
                output: { ...output, ...(core && { codeSplitting: { groups: [core] } }) },
              },
            },
          });
          for (const file of (result as Rolldown.RolldownOutput).output) {
            const fileName = file.fileName === page ? `${name}.html` : file.fileName;
            const source = file.type === 'chunk' ? file.code : file.source;
            // Fonts are in several builds.
            if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
          }
        }
      },
    },
  };
}
