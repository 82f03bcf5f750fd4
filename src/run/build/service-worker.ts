import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'src/web/service-worker/main.ts';
/** A worker is found by its address, so it has no hash; the BFF serves such files with `no-cache`. */
const WORKER_FILE = 'service-worker.js';

/** Pages that the worker stores. */
const WORKER_PAGES = ['index.html', 'wall.html'];

/** Builds the service worker, into which it writes the release's version and hashed files. */
export function serviceWorker(entry = ENTRY): Plugin {
  let root = '';
  let target: string | false | string[] = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      target = config.build.target;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const hash = createHash('sha256').update(files.sort().join());
        for (const name of WORKER_PAGES) {
          const page = bundle[name];
          if (page?.type === 'asset') hash.update(page.source);
        }
        const release = {
          version: hash.digest('hex').slice(0, 8),
          files: files.filter((name) => !name.endsWith('.map')),
        };
        const result = await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { RELEASE: JSON.stringify(release) },
          build: {
            write: false,
            target,
            rolldownOptions: {
              input: `${root}/${entry}`,
              output: { format: 'iife', entryFileNames: WORKER_FILE },
            },
          },
        });
        const [worker] = (result as Rolldown.RolldownOutput).output;
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: worker.code });
      },
    },
  };
}
