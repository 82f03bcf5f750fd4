import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** What the four libraries cost before a word of ours is written. */
const FLOOR = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
const Page = () => {
  const { data } = useQuery({ queryKey: ['a'], queryFn: () => fetch('/a').then((answer) => answer.json()) });
  return createElement(Link, { to: '/b' }, String(data));
};
const routes = createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) }));
const router = createElement(BrowserRouter, null, routes);
createRoot(document.body).render(createElement(QueryClientProvider, { client: new QueryClient() }, router));
`;

/**
 * Builds an entry of react, react-dom, react-query and react-router alone, with the project's own settings, and
 * returns its code.
 *
 * @param outDir a folder of its own, emptied
 */
export async function buildFloor(root: string, outDir: string): Promise<Buffer> {
  const name = 'virtual:floor';
  await build({
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'floor',
        enforce: 'pre',
        resolveId: (id) => (id === name ? name : null),
        load: (id) => (id === name ? FLOOR : null),
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: name } },
  });
  const assets = join(outDir, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const code = Buffer.concat(scripts.map((file) => readFileSync(join(assets, file))));
  rmSync(outDir, { recursive: true, force: true });
  return code;
}
