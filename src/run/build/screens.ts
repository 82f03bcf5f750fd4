import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Programs beside the app, by the file of their page: each has a page, scripts and a style of its own, so that the app's
 * first view does not grow with them.
 */
const SCREENS = { 'wall.html': 'src/web/wall/index.html', 'embed.html': 'src/web/embed/index.html' };

/** Builds the wall and the embeds with the same plugins, and adds their files to the build of the app. */
export function screens(
  plugins: () => readonly Plugin[],
  pages: Readonly<Record<string, string>> = SCREENS,
): Plugin {
  let root = '';
  let target: string | false | string[] = false;
  let cssTarget: string | false | string[] = false;
  return {
    name: 'screens',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      ({ target, cssTarget } = config.build);
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const fileNames = {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        };
        const input = Object.values(pages).map((page) => `${root}/${page}`);
        const result = await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          plugins: [...plugins()],
          build: {
            write: false,
            target,
            cssTarget,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: { input, output: fileNames },
          },
        });
        for (const file of (result as Rolldown.RolldownOutput).output) {
          const page = Object.entries(pages).find(([, source]) => source === file.fileName);
          const fileName = page?.[0] ?? file.fileName;
          const source = file.type === 'chunk' ? file.code : file.source;
          // Fonts are in both builds.
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
