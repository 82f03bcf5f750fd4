import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { makeSite } from '#run/testing/small-build.ts';
import { createFormatter } from '#words/formatter.ts';
import { makeWordsFolder } from '#words/testing/words-folder.ts';
import { textPlugins } from './texts.ts';

const COUNT = '{n, plural, one {# goal} other {# goals}}';
const WORDS = {
  'en/first.json': { 'row.title': { defaultMessage: 'Scores' } },
  'en/match.json': {
    'match.goals': { defaultMessage: COUNT },
    'match.odds': { defaultMessage: 'Odds', care: true },
  },
  'en/mail.json': { 'mail.subject': { defaultMessage: 'A subject' } },
  'de/first.json': { 'row.title': { defaultMessage: 'Spiele' } },
  'de/match.json': {
    'match.goals': { defaultMessage: COUNT.replace('goals', 'Tore').replace('goal', 'Tor') },
  },
};
const GROUPS = { first: ['first'], page: ['first', 'match'] };
const PAGE = '<!doctype html><html lang="en"><script type="module" src="/main.js"></script></html>';
const SITE = { 'index.html': PAGE, 'main.js': "import texts from 'texts:de'; globalThis.texts = texts;" };

/** Returns what a file of texts exports, with the language's formatter. */
async function textsIn(source: string, tag: string): Promise<unknown> {
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return module.default(createFormatter(tag));
}

function makeBuild(folder: string) {
  const site = makeSite(SITE);
  return async () => {
    const plugins = textPlugins(folder, GROUPS);
    const { outDir, files } = await site(plugins.modules(), plugins.files(), plugins.address());
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    const [, address = ''] = /<html lang="en" data-texts="\/(.+?)"/.exec(html) ?? [];
    const read = (file: string) => readFileSync(join(outDir, address, file), 'utf8');
    return { address, read, names: [...files.keys()] };
  };
}

test('writes the texts of each group and language to a folder that the page names', async () => {
  const { address, names, read } = await makeBuild(makeWordsFolder(WORDS))();
  expect(address).toMatch(/^assets\/texts-[\da-f]{8}\/$/);
  const files = names.filter((name) => name.startsWith(address)).map((name) => name.slice(address.length));
  const own = files.filter((name) => /^(?:de|en)\//.test(name));
  expect(own.toSorted()).toEqual(['de/first.js', 'de/page.js', 'en/first.js', 'en/page.js']);
  expect(await textsIn(read('de/first.js'), 'de')).toEqual({ row: { title: 'Spiele' } });
  const page = await textsIn(read('de/page.js'), 'de');
  expect(page).toMatchObject({ row: { title: 'Spiele' }, match: { odds: 'Odds' } });
  expect((page as { match: { goals: (n: number) => string } }).match.goals(2)).toBe('2 Tore');
});

test('has another folder when a text changes, and the same one otherwise', async () => {
  const folder = makeWordsFolder(WORDS);
  const build = makeBuild(folder);
  const { address } = await build();
  expect((await build()).address).toBe(address);
  writeFileSync(join(folder, 'de/first.json'), '{ "row.title": { "defaultMessage": "Ergebnisse" } }');
  expect((await build()).address).not.toBe(address);
});

test('has the texts of all parts as a module, and writes their types', async () => {
  const folder = makeWordsFolder(WORDS);
  const { names, read } = await makeBuild(folder)();
  const entry = names.find((name) => /^assets\/index-.*\.js$/.test(name)) ?? '';
  expect(read(`../../${entry}`)).toMatch(/Spiele[\s\S]*A subject[\s\S]*Tore/);
  const types = readFileSync(join(folder, 'parts.ts'), 'utf8');
  expect(types).toContain('readonly "goals": (n: number) => string;');
  expect(types).toContain('export type Folder = "de" | "en";');
});

test('fails the build with every text that cannot be compiled', async () => {
  const file = { 'match.goals': { defaultMessage: '{m}' }, 'match.odds': { defaultMessage: '{n' } };
  const build = makeBuild(makeWordsFolder({ ...WORDS, 'de/match.json': file }));
  await expect(build()).rejects.toThrow(/de, match\.goals: .*\n.*de, match\.odds: /);
});

test('serves the texts as they are now while pages are developed', async () => {
  const folder = makeWordsFolder(WORDS);
  const plugins = textPlugins(folder, GROUPS);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins.files(), plugins.address()],
    server: { port: 0, watch: null },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));
  const [, address = ''] = /data-texts="(.+?)"/.exec(await server.transformIndexHtml('/', PAGE)) ?? [];
  for (const title of ['Spiele', 'Ergebnisse']) {
    writeFileSync(join(folder, 'de/first.json'), JSON.stringify({ 'row.title': { defaultMessage: title } }));
    const response = await get(`${address}de/first.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(await textsIn(await response.text(), 'de')).toEqual({ row: { title } });
  }
  expect(await (await get(`${address}fr/first.js`)).text()).not.toContain('export default');
});
