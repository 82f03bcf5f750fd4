/** `npm run dev`: runs Touchline with Vite, so that pages reload when they are edited. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { startTouchline } from './touchline.ts';

const root = join(import.meta.dirname, '../..');
await startTouchline({
  webRoot: null,
  dev: async (app) => {
    const vite = await createServer({
      root,
      configLoader: 'native', // a bundled config is a temporary file, which would trigger the watcher
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    app.addHook('onClose', () => vite.close());
    return vite.middlewares;
  },
});
