import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepReleases } from './releases.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-releases-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/robots.txt'), 'nothing');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/** Builds a page with the code `words` and returns the name of its script. */
async function release(words: string, plugins = [keepReleases()]): Promise<string> {
  writeFileSync(join(root, 'main.js'), `console.log('${words}');`);
  await build({ root, configFile: false, logLevel: 'error', plugins, build: { manifest: true } });
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const [, script = ''] = /src="\/(assets\/[^"]+)"/.exec(html) ?? [];
  for (const suffix of ['.br', '.gz']) writeFileSync(join(root, 'dist', script + suffix), 'compressed');
  return script;
}

const scripts = () =>
  readdirSync(join(root, 'dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`)
    .sort();

test('keeps the files of the two previous builds only', async () => {
  const names: string[] = [];
  for (const words of ['one', 'two', 'three', 'four']) names.push(await release(words));
  expect(new Set(names).size).toBe(4);
  expect(scripts()).toEqual(names.slice(1).sort());
  expect(existsSync(join(root, `dist/${names[0]}.br`))).toBe(false);
  expect(existsSync(join(root, `dist/${names[1]}.gz`))).toBe(true);
});

test('drops no build when the same one is built again', async () => {
  const names = [await release('one'), await release('two')];
  for (let again = 0; again < 3; again += 1) await release('two');
  expect(scripts()).toEqual(names.sort());
});

test('keeps the newer build after a return to an earlier one', async () => {
  const [one, two] = [await release('one'), await release('two')];
  expect(await release('one')).toBe(one);
  await release('three');
  expect(scripts()).toContain(two);
  expect(scripts()).toContain(one);
});

test('counts the files of builds without a record as one release', async () => {
  const before = await release('before', []);
  await release('one');
  expect(scripts()).toContain(before);
  await release('two');
  await release('three');
  expect(scripts()).not.toContain(before);
});

test('keeps files without a hash only from the newest build', async () => {
  await release('one');
  rmSync(join(root, 'public/robots.txt'));
  writeFileSync(join(root, 'public/new.txt'), 'new');
  writeFileSync(join(root, 'dist/stray.txt'), 'stray');
  await release('two');
  const names = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.txt'));
  expect(names).toEqual(['new.txt']);
  expect(existsSync(join(root, 'dist/.vite/manifest.json'))).toBe(true);
});

test('is used by npm run build and the automatic build of npm start', async () => {
  const { plugins, build: options } = await resolveConfig(
    { root: join(import.meta.dirname, '../../..') },
    'build',
  );
  expect(plugins.map(({ name }) => name)).toContain('keep-releases');
  expect(options.emptyOutDir).toBe(false);
});
