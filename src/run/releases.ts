import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Builds whose hashed files stay beside those of the newest. */
const PREVIOUS_RELEASES = 2;
/** Names of the hashed files of each build, newest first; the BFF serves nothing from a folder with a dot. */
const RECORD = '.vite/releases.json';

/** Names of the files in a folder, with `/` between its parts. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
}

const uncompressed = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Returns the files of earlier builds; without a record all of them count as one build. */
function readReleases(outDir: string, leftOver: readonly string[]): readonly (readonly string[])[] {
  const record = join(outDir, RECORD);
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'));
  return leftOver.length > 0 ? [leftOver] : [];
}

/**
 * Keeps the hashed files of the two previous builds in the output folder, so that pages which are open during a deploy
 * still find their code. After the build all other old files are deleted.
 */
export function keepReleases(): Plugin {
  let outDir = '';
  let assetsDir = '';
  let publicDir = '';
  return {
    name: 'keep-releases',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build, publicDir: folder }) {
      outDir = resolve(root, build.outDir);
      assetsDir = `${build.assetsDir}/`;
      publicDir = folder;
    },
    writeBundle(_, bundle) {
      const written = new Set(Object.keys(bundle));
      const present = filesIn(outDir);
      const isAsset = (file: string) => file.startsWith(assetsDir);
      const leftOver = present.filter((file) => isAsset(file) && !written.has(uncompressed(file)));
      const current = [...written].filter(isAsset).sort();
      const previous = readReleases(outDir, [...new Set(leftOver.map(uncompressed))].sort()).filter(
        (release) => release.join() !== current.join(),
      );
      const releases = [current, ...previous.slice(0, PREVIOUS_RELEASES)];
      const kept = new Set([...written, ...releases.flat(), ...filesIn(publicDir)]);
      for (const file of present) if (!kept.has(uncompressed(file))) rmSync(join(outDir, file));
      writeFileSync(join(outDir, RECORD), JSON.stringify(releases));
    },
  };
}
