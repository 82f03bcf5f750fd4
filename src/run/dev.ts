/** `npm run dev`: runs Touchline with Vite, so that pages reload when they are edited. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { loadEnvFile } from './env-file.ts';
import { startTouchline } from './touchline.ts';

/** Programs beside the app, by their addresses (bff/http/screen-routes.ts). */
const PROGRAMS = [
  [/^\/wall\/?$/, '/src/web/wall/index.html'],
  [/^\/embed\/(?:match|table|scores)\b/, '/src/web/embed/index.html'],
] as const;

loadEnvFile();
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
    return (request, response) => {
      const path = request.url?.split('?', 1)[0] ?? '';
      const program = PROGRAMS.find(([address]) => address.test(path));
      if (program) request.url = program[1];
      vite.middlewares(request, response);
    };
  },
});
