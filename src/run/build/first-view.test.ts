import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { EARLY_REQUESTS } from '#contract/early-requests.ts';
import { PAGE_FILE_LIST, PAGES } from '#contract/pages.ts';
import { makeSite } from '#run/testing/small-build.ts';
import { firstView } from './first-view.ts';

const SITE = {
  'index.html': `<!doctype html><html><head>
    <script src="/boot.js"></script>
    <script type="module" src="/main.js"></script></head>
    <body><div id="root"></div>
    <div id="old" hidden></div></body></html>`,
  'public/boot.js': `/* What it does. */
(function () {
  // Why.
  var pages = document.currentScript;
})();
`,
  'main.js':
    "import './main.css'; import './shared.js'; globalThis.open = [() => import('./src/web/routes/tv/page.tsx'), () => import('./src/web/routes/secondary-routes.tsx')];",
  'main.css': 'body { margin: 0 }',
  'shared.js': 'export const shared = () => document.title;',
  'src/web/routes/secondary-routes.tsx': "export const open = () => import('./match/tabs/odds.tsx');",
  'src/web/routes/match/tabs/odds.tsx': "export const Odds = () => 'odds';",
  'src/web/routes/tv/page.tsx':
    "import { shared } from '../../../../shared.js'; import './page.css'; export const Page = () => shared();",
  'src/web/routes/tv/page.css': 'main { color: red }',
};

async function buildPage(pages: Parameters<typeof firstView>[0]) {
  const { outDir, files } = await makeSite(SITE)(firstView(pages));
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  return { html: read('index.html'), lists: JSON.parse(read(PAGE_FILE_LIST)), names: [...files.keys()] };
}

test('lists the files of a page that the entry lacks', async () => {
  const { lists, names } = await buildPage(['/', '/tv']);
  const fileOf = (start: string, end: string) =>
    names.find((name) => name.startsWith(`assets/${start}-`) && name.endsWith(end));
  expect(lists).toEqual({
    '/': [],
    '/tv': [fileOf('secondary-routes', '.js'), fileOf('page', '.js'), fileOf('page', '.css')],
  });
});

test('puts boot.js into the page without comments, and leaves the file to old browsers', async () => {
  const { html } = await buildPage(['/tv']);
  expect(html).toMatch(/<script>\(function\(\) {\nvar \w = document.currentScript;\n}\)\(\);\n?<\/script>/);
  expect(html).toContain('<script nomodule src="/boot.js"></script>');
});

test('puts the style sheet after the skeleton', async () => {
  const { html } = await buildPage(['/tv']);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toMatch(/<div id="root"><\/div>\s*<link rel="stylesheet"[^>]*>\s*<div id="old"/);
});

test('refuses a module that has no chunk', async () => {
  await expect(buildPage(['/search'])).rejects.toThrow('src/web/routes/search/page.tsx has no chunk');
});

test.each(Object.entries(EARLY_REQUESTS))('requests ahead what the API has: %s', (page, requests) => {
  expect(PAGES).toContain(page);
  for (const request of requests) {
    const [route = '', query = ''] = request.replace('@', '2026-11-21').replace(/[$#]/, '7').split('/?');
    expect(() => readApiRequest(route, query)).not.toThrow();
    expect(() => readApiRequest(route, query.replace('t=', 't=no_'))).toThrow();
  }
});
