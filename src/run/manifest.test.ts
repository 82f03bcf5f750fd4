/** What a browser needs to install the pages as an app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const { icons, shortcuts }: Manifest = JSON.parse(
  readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'),
);

/** Returns width and height of a PNG file, as in `sizes`. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(root, 'public', path));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  expect(bytes.length).toBeLessThan(10_000);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('names icons of 192 and 512 px and a maskable one, with their true sizes', () => {
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pngs) expect(sizeOf(src)).toBe(sizes);
});

test('Apple’s devices find an icon in the page', () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const [, src = ''] = page.match(/<link rel="apple-touch-icon" href="([^"]+)"/) ?? [];
  expect(sizeOf(src)).toBe('180x180');
});

test('shortcuts lead to pages beside the manifest, wherever that is', () => {
  expect(shortcuts.map(({ name }) => name)).toEqual(['Scores', 'Live', 'Tables', 'TV', 'My matches']);
  const file = 'https://here.test/news/manifest.webmanifest';
  const paths = shortcuts.map(({ url }) => new URL(url, file).pathname);
  expect(paths.filter((path) => !PAGES.some((page) => `/news${page}` === path))).toEqual([]);
});
