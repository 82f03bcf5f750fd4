import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PARTS = ['contract', 'news', 'service', 'bff', 'web', 'run', 'tools'];

const documents = ['src/README.md', 'README.md']
  .concat(readdirSync(join(root, 'docs')).map((file) => `docs/${file}`))
  .concat(readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`))
  .filter((file) => file.endsWith('.md'));

/** Files and folders in code marks: of the root, or below `src` where the name begins with a part of it. */
function pathsIn(text: string): string[] {
  const marked = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, path = '']) => path);
  return marked.flatMap((path) => {
    const [first = ''] = path.split('/');
    if (!path.includes('/')) return [];
    if (PARTS.includes(first)) return [`src/${path}`];
    return ['src', 'docs', 'e2e', 'bench', 'public', '.biome'].includes(first) ? [path] : [];
  });
}

test.each(documents)('every path that %s names exists', (file) => {
  expect(pathsIn(read(file)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(documents)('every link of %s leads to a file', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, file, '..', link)))).toEqual([]);
});
