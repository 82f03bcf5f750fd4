import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Earlier builds whose hashed files are kept. */
const PREVIOUS_RELEASES = 2;
/** Lists the hashed files of each build, newest first. Its folder begins with a dot, so the BFF does not serve it. */
const RECORD = '.vite/releases.json';

/** Returns the paths of all files in a folder, with `/` as separator. */
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

const uncompressedName = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Returns the files of earlier builds; without a record they count as one build. */
function readReleases(outDir: string, leftoverFiles: readonly string[]): readonly (readonly string[])[] {
  const record = join(outDir, RECORD);
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8'));
  return leftoverFiles.length > 0 ? [leftoverFiles] : [];
}

/**
 * Keeps the hashed files of the two previous builds, so that pages that are open during a deploy still find their code.
 * All other old files are deleted after the build.
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
      const writtenFiles = new Set(Object.keys(bundle));
      const existingFiles = filesIn(outDir);
      const isAsset = (file: string) => file.startsWith(assetsDir);
      const leftoverFiles = existingFiles.filter(
        (file) => isAsset(file) && !writtenFiles.has(uncompressedName(file)),
      );
      const currentRelease = [...writtenFiles].filter(isAsset).sort();
      const previousReleases = readReleases(
        outDir,
        [...new Set(leftoverFiles.map(uncompressedName))].sort(),
      ).filter((release) => release.join() !== currentRelease.join());
      const releases = [currentRelease, ...previousReleases.slice(0, PREVIOUS_RELEASES)];
      const filesToKeep = new Set([...writtenFiles, ...releases.flat(), ...filesIn(publicDir)]);
      for (const file of existingFiles)
        if (!filesToKeep.has(uncompressedName(file))) rmSync(join(outDir, file));
      writeFileSync(join(outDir, RECORD), JSON.stringify(releases));
    },
  };
}
