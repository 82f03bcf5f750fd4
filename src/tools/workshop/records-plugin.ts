import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const NAME = 'virtual:workshop-records';
const root = join(import.meta.dirname, '../../..');
const CACHE_DIR = join(root, 'node_modules/.cache/workshop');
/** The records are computed anew when one of these folders changes. */
const SOURCES = ['src/contract', 'src/service', 'src/tools/workshop'];
const MAX_OUTPUT_BYTES = 2 ** 26;

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.(?:ts|json)$/.test(file))
        hash.update(file).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the records as JSON, computed in a process so that Vite goes on serving. */
async function readRecords(): Promise<string> {
  const file = join(CACHE_DIR, `records-${sourceHash()}.json`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const script = join(import.meta.dirname, 'records.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: MAX_OUTPUT_BYTES });
  mkdirSync(CACHE_DIR, { recursive: true });
  for (const old of readdirSync(CACHE_DIR).filter((name) => name.startsWith('records-')))
    rmSync(join(CACHE_DIR, old));
  writeFileSync(file, stdout);
  return stdout;
}

/** Provides the records and pictures of the workshop's scenes as the module `virtual:workshop-records`. */
export function workshopRecords(): Plugin {
  return {
    name: 'workshop-records',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) =>
      id === `\0${NAME}`
        ? `export const { scenes, leaders, pictures } = JSON.parse(${JSON.stringify(await readRecords())})`
        : null,
  };
}
