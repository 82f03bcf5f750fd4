import { join } from 'node:path';
import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { textPlugins } from '#run/build/texts.ts';

const root = join(import.meta.dirname, '../..');
const ADDRESS = 'http://measured.invalid/';

/** Returns the page that measures components (src/web/workshop/measured-page.tsx) as one document, fonts included. */
async function buildDocument(): Promise<string> {
  // Playwright's own is `test`, with which React would check everything that it renders.
  process.env['NODE_ENV'] = 'production';
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss(), textPlugins().modules()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: () => true,
      rolldownOptions: {
        input: join(root, 'src/web/workshop/measured-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = output.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const script = code.join('\n').replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles.join('\n')}</style><body><script type="module">${script}</script></html>`;
}

let built: Promise<string> | undefined;

/** Opens the page that measures components; it requests nothing else. */
export async function openMeasuredPage(page: Page): Promise<void> {
  built ??= buildDocument();
  const body = await built;
  await page.route('**/*', (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.fulfill({ status: 204 }),
  );
  await page.goto(ADDRESS);
  await page.evaluate(() => document.fonts.ready);
}
