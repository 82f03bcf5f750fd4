/** Content and size of the built bundle. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EARLY_REQUESTS } from '#contract/early-requests.ts';
import { EMBED_KINDS } from '#contract/embed-address.ts';
import { LANGUAGES, type Locale } from '#contract/locales.ts';
import { PAGES } from '#contract/pages.ts';
import type { Group } from '#words/groups.ts';
import { modulesOf } from './build/page-modules.ts';
import { readChunks } from './testing/chunks.ts';
import { classNamesIn } from './testing/class-names.ts';

const root = join(import.meta.dirname, '../..');
const CANARY = { user: 'canary-account-77', token: 'canary/token+55=' };
const outDir = mkdtempSync(join(tmpdir(), 'touchline-bundle-'));
let files: { readonly name: string; readonly isOfApp: boolean; readonly text: string }[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // under vitest it is `test`, and React would include its warnings
  vi.stubEnv('UPSTREAM_URL', 'https://service.invalid');
  vi.stubEnv('USERNAME', CANARY.user);
  vi.stubEnv('TOKEN', CANARY.token);
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  files = readdirSync(outDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2)$/.test(entry.name))
    .map(({ name, parentPath }) => ({
      name,
      isOfApp: basename(parentPath) !== 'screens',
      text: readFileSync(join(parentPath, name), 'utf8'),
    }));
});

afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const holding = (what: string) => files.filter(({ text }) => text.includes(what)).map(({ name }) => name);

test('builds a bundle', () => {
  expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(2);
  expect(holding('/api/v2.2/')).not.toEqual([]);
});

test.each(
  [CANARY.user, CANARY.token, 'service.invalid'].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ]),
)('contains no credentials or address of the service: %s', (secret) => {
  expect(holding(secret)).toEqual([]);
});

test('contains no schema', () => {
  expect(holding('ZodError')).toEqual([]);
  expect(holding('_zod')).toEqual([]);
});

test('contains no story', () => {
  const web = join(root, 'src/web');
  const stories = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(web, file), 'utf8'));
  const titles = stories.map((source) => source.match(/title: '(.+?)'/)?.[1] ?? '');
  expect(titles).toContain('Scores/Match row');
  expect(titles.flatMap(holding)).toEqual([]);
  expect(holding('workshop')).toEqual([]);
});

test('contains code for prices only in the files that ODDS=off hides', () => {
  const [record = '[]'] = files.filter(({ name }) => name === 'odds-files.json').map(({ text }) => text);
  const hiddenFiles = (JSON.parse(record) as readonly string[]).map((file) => basename(file));
  // Texts of prices come with those of all pages; the names by which code reads them do not.
  const names = ['payoutOver', 'compareAll', 'titleBeside', 'legendBest', 'allSuspended'];
  const isText = (file: string) => /^(?:pages|later|wall)\.js$/.test(file);
  for (const name of names) {
    const code = holding(name).filter((file) => !isText(file));
    expect(code, name).not.toEqual([]);
    expect(hiddenFiles, name).toEqual(expect.arrayContaining(code));
  }
});

test('styles every class name of a component', () => {
  const styled = new Set(
    files.filter(({ name }) => name.endsWith('.css')).flatMap(({ text }) => [...classNamesIn(text)]),
  );
  expect(styled.size).toBeGreaterThan(500);
  const web = join(root, 'src/web');
  const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(test|stories)\.|^(testing|workshop)\//.test(file),
  );
  const unstyled = components.flatMap((file) => {
    const lists = [...readFileSync(join(web, file), 'utf8').matchAll(/className=(?:"(.*?)"|\{`(.*?)`\})/gs)];
    const names = lists.flatMap(([, literal, template = '']) =>
      (literal ?? template.replaceAll(/\S*\$\{.*?\}\S*/gs, ' ')).split(/\s+/),
    );
    return names
      .filter(
        (name) =>
          name !== '' &&
          !name.includes("'") &&
          !/^(group|peer|@container)(\/|$)/.test(name) &&
          !styled.has(name),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(unstyled).toEqual([]);
});

test('has no rule that only Tailwind reads: a sheet beside main.css is plain CSS', () => {
  const sheets = files.filter(({ name }) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter(({ text }) => /@(utility|apply|variant|theme|source)\b/.test(text))).toEqual([]);
});

test('embeds store nothing and have no font', () => {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/embed.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const ofEmbeds = new Set(Object.values(manifest).map(({ file }) => basename(file)));
  const code = files.filter(({ name }) => ofEmbeds.has(basename(name)));
  expect(code.length).toBeGreaterThan(8);
  const storages = /localStorage|sessionStorage|indexedDB|\.cookie\b|\bcaches\b|serviceWorker|@font-face/;
  const offending = code.flatMap(
    ({ name, text }) => text.match(storages)?.map((storage) => `${name}: ${storage}`) ?? [],
  );
  expect(offending).toEqual([]);
});

describe('number of scripts that a browser loads', () => {
  const count = (...modules: readonly string[]) =>
    readChunks(outDir).load('index.html', ...modules).scripts.size;
  test('is one for the first view', () => expect(count()).toBe(1));

  const oftenOpened = PAGES.filter((page) => page in EARLY_REQUESTS);

  test.each(oftenOpened)('is at most five more for a page, and eight with a tab: %s', (page) => {
    const { modules, tab } = modulesOf(page);
    const { lazy } = readChunks(outDir);
    const tabs = lazy.filter((name) => name === tab);
    expect(count(...modules, ...tabs)).toBeLessThanOrEqual(1 + (tabs.length > 0 ? 8 : 5));
  });
});

describe('size of what a browser loads', () => {
  const first = () => readChunks(outDir).load('index.html');

  test('is at most 126,000 bytes for the first view: HTML, entry script with its static imports, blocking sheet', () => {
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('livescores');
    const { scripts, styles } = first();
    expect(readChunks(outDir).brotli(['index.html', ...scripts, ...styles])).toBeLessThanOrEqual(126_000);
  });

  test('is at most 30,000 bytes of style for all pages', () => {
    const { brotli } = readChunks(outDir);
    const styles = files.filter(({ name, isOfApp }) => name.endsWith('.css') && isOfApp);
    expect(brotli(styles.map(({ name }) => join('assets', name)))).toBeLessThanOrEqual(30_000);
  });

  test('is at most 140,000 bytes of code and style for a wall, which is loaded once in weeks', () => {
    const { load, brotli } = readChunks(outDir, 'wall.json');
    const { scripts, styles } = load('src/web/wall/index.html');
    expect(brotli([...scripts, ...styles])).toBeLessThanOrEqual(140_000);
  });

  const texts = (locale: Locale, group: Group) =>
    join(
      'assets',
      readdirSync(join(outDir, 'assets')).find((name) => name.startsWith('texts-')) ?? '',
      locale,
      `${group}.js`,
    );

  test.each(LANGUAGES)('is at most 2,500 bytes of texts for the first view in %s', (language) => {
    expect(readChunks(outDir).brotli([texts(language, 'first')])).toBeLessThanOrEqual(2_500);
  });

  test('is at most 42,500 bytes for an embed, so that 90 KB have room for its first data and crests', () => {
    const { load, brotli } = readChunks(outDir, 'embed.json');
    const entry = load('src/web/embed/index.html');
    const size = brotli(['embed.html', ...entry.scripts, ...entry.styles]);
    const sizes = EMBED_KINDS.flatMap((kind) =>
      LANGUAGES.map((language) => {
        const { scripts } = load(`src/web/embed/${kind}/${kind}-embed.tsx`);
        const files = [...scripts.difference(entry.scripts), texts(language, `embed-${kind}`)];
        return [kind, language, size + brotli(files)] as const;
      }),
    );
    expect(sizes.filter(([, , bytes]) => bytes > 42_500)).toEqual([]);
  });

  test('is at most 62,000 bytes more for any page, tab or dialog', () => {
    const { lazy, load, brotli } = readChunks(outDir);
    const { scripts, styles } = first();
    const later = lazy.map((name) => {
      const files = load(name);
      return [
        name,
        brotli([...files.scripts.difference(scripts), ...files.styles.difference(styles)]),
      ] as const;
    });
    expect(later.length).toBeGreaterThan(1);
    expect(later.filter(([, bytes]) => bytes > 62_000)).toEqual([]);
  });
});
