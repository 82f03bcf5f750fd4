import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { makeSite } from '#run/testing/small-build.ts';
import { AHEAD, isModule } from './ahead.ts';
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
  'main.js': "import './main.css'; import './shared.js'; globalThis.open = () => import('./src/page.js');",
  'main.css': 'body { margin: 0 }',
  'shared.js': 'export const shared = () => document.title;',
  'src/page.js':
    "import { shared } from '../shared.js'; import './page.css'; export const Page = () => shared();",
  'src/page.css': 'main { color: red }',
};
const TABLE = {
  match: ['src/page.js', 'fixtures/?t=info&id=$'],
  'match-tv': ['broadcast/?t=match_tvs&id=$'],
};

async function buildPage(table: typeof AHEAD = TABLE) {
  const { outDir, files } = await makeSite(SITE)(firstView(table));
  return { html: readFileSync(join(outDir, 'index.html'), 'utf8'), names: [...files.keys()] };
}

test('names the files that the entry lacks, and the requests, in attributes of the script', async () => {
  const { html, names } = await buildPage();
  const pageFiles = names.filter((name) => name.startsWith('assets/page-'));
  const [script, style] = ['.js', '.css'].map((end) => pageFiles.find((name) => name.endsWith(end)));
  expect(html).toContain(`data-match="/${script} /${style} fixtures/?t=info&amp;id=$" `);
  expect(html).toContain('data-match-tv="broadcast/?t=match_tvs&amp;id=$">');
});

test('puts boot.js into the page without comments, and leaves the file to old browsers', async () => {
  const { html } = await buildPage();
  expect(html).toMatch(
    /<script [^>]+>\(function\(\) {\nvar \w = document.currentScript;\n}\)\(\);\n?<\/script>/,
  );
  expect(html).toContain('<script nomodule src="/boot.js"></script>');
});

test('puts the style sheet after the skeleton', async () => {
  const { html } = await buildPage();
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toMatch(/<div id="root"><\/div>\s*<link rel="stylesheet"[^>]*>\s*<div id="old"/);
});

test('refuses a module that has no chunk', async () => {
  await expect(buildPage({ match: ['src/gone.js'] })).rejects.toThrow('src/gone.js has no chunk');
});

test.each(
  Object.values(AHEAD)
    .flat()
    .filter((part) => !isModule(part)),
)('requests ahead what the API has: %s', (request) => {
  const [route = '', query = ''] = request.replace('@', '2026-11-21').replace(/[$#]/, '7').split('/?');
  expect(() => readApiRequest(route, query)).not.toThrow();
  expect(() => readApiRequest(route, query.replace('t=', 't=no_'))).toThrow();
});
