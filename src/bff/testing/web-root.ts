import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGE_FILE_LIST } from '#contract/pages.ts';

export const STYLE = 'body{margin:0}';
export const BOOT = 'window.booted = true;';
export const SCRIPT = `export const words = '${'word '.repeat(300)}';`;
export const HTML = `<!doctype html><style>${STYLE}</style><script>${BOOT}</script><script nomodule src="/boot.js"></script><div id="root"></div>${' '.repeat(1_100)}`;
/** The page of embeds, into which the server writes what it has. */
const EMBED_HTML = `<!doctype html><html lang="en"><title>Touchline</title><noscript><meta http-equiv="refresh" content="60" /></noscript><script type="module" crossorigin src="/assets/embed-1a2b.js"></script><div id="root"><div id="view"></div></div></html>`;

/** Makes a folder like that of a build, and returns how to remove it. */
export function makeWebRoot(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'touchline-web-'));
  mkdirSync(join(path, 'assets'));
  mkdirSync(join(path, '.vite'));
  mkdirSync(join(path, 'preview'));
  for (const [name, text] of Object.entries({
    'index.html': HTML,
    'wall.html': HTML,
    'embed.html': EMBED_HTML,
    'boot.js': BOOT,
    'manifest.webmanifest': '{"name":"Touchline"}',
    'assets/app-1a2b.js': SCRIPT,
    'preview/general.png': '',
    '.vite/manifest.json': '{}',
    [PAGE_FILE_LIST]: '{}',
  })) {
    writeFileSync(join(path, name), text);
    if (text.length < 1_024) continue;
    writeFileSync(join(path, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(path, `${name}.gz`), gzipSync(text));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
