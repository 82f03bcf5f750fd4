import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { onTestFinished } from 'vitest';

export interface SmallBuild {
  readonly outDir: string;
  /** Built files by name. */
  readonly files: ReadonlyMap<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
}

/** Writes a small site, whose entry is `main.js`, and removes it after the test. Returns a function that builds it. */
export function makeSite(files: Readonly<Record<string, string>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-site-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const page = '<!doctype html><script type="module" src="/main.js"></script>';
  for (const [name, text] of Object.entries({ 'index.html': page, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return async (...plugins: readonly Plugin[]): Promise<SmallBuild> => {
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [...plugins],
      build: { modulePreload: { polyfill: false }, emptyOutDir: false },
    })) as Rolldown.RolldownOutput;
    return { outDir: join(root, 'dist'), files: new Map(output.map((file) => [file.fileName, file])) };
  };
}
