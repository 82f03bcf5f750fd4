import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Files of the build that a page loads. */
export interface PageLoad {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Reads the manifest of the app's build, or that of the programs beside it. */
export function readChunks(outDir: string, name = 'manifest.json') {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', name), 'utf8')) as Record<string, Chunk>;

  function collect(name: string, scripts: Set<string>, styles: Set<string>): void {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) collect(other, scripts, styles);
  }

  const bytes = (file: string) => readFileSync(join(outDir, file));
  const sum = (files: Iterable<string>, weigh: (bytes: Buffer) => Buffer) =>
    [...files].reduce((total, file) => total + weigh(bytes(file)).length, 0);

  return {
    /** Modules that are loaded on demand. */
    lazy: Object.entries(manifest)
      .filter(([, chunk]) => chunk.isDynamicEntry)
      .map(([name]) => name),
    /** Returns the chunks of modules with all their static imports. */
    load(...names: readonly string[]): PageLoad {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      for (const name of names) collect(name, scripts, styles);
      return { scripts, styles };
    },
    /** Returns the compressed size of files, bytes. */
    brotli: (files: Iterable<string>) => sum(files, (file) => brotliCompressSync(file)),
  };
}
