/** `npm run dev`: the same program with Vite inside, so that pages reload while they are written. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { startTouchline } from './touchline.ts';

const root = join(import.meta.dirname, '../..');
await startTouchline({
  webRoot: null,
  dev: async (app) => {
    const vite = await createServer({
      root,
      configLoader: 'native', // a bundled config is a temporary file, which a watcher would take for a change
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    app.addHook('onClose', () => vite.close());
    return vite.middlewares;
  },
});
