import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files gain nothing. */
const MIN_BYTES = 1024;
const TEXT_FILE = /\.(js|css|html|svg|json|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text file, unless an earlier build has; the BFF serves them as they are. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true });
      const compressText = async (file: string) => {
        const path = join(outDir, file);
        const source = await readFile(path);
        const isFromBefore = file.startsWith('assets') && files.includes(`${file}.gz`);
        if (source.length < MIN_BYTES || isFromBefore) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await brotli(source, { params }));
        await writeFile(`${path}.gz`, await gz(source, { level: constants.Z_BEST_COMPRESSION }));
      };
      await Promise.all(files.filter((file) => TEXT_FILE.test(file)).map(compressText));
    },
  };
}
