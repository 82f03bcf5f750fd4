import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { WorldHistory } from '#service/world/world-history.ts';
import { compiledCodeFolder } from './compile-cache.ts';

/** The history of a world in a file, so that a start need not compute it. */
export interface WorldHistoryFile {
  /** Returns null unless the file is complete and was written by the same sources for the same seed. */
  read(): WorldHistory | null;
  /** Writes the history if the file has another one; without write access nothing happens. */
  write(history: WorldHistory): void;
}

/** Parts of the source that a history depends on. */
const SOURCES = ['service/engine', 'service/world', 'contract/table'];
const HASH = 'sha256';
const HASH_BYTES = 32;

const hashOf = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash(HASH);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const root = join(import.meta.dirname, '..');

/** Returns the files of code and of the catalogue that a history depends on. */
export function historySources(): readonly string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(?:ts|json)$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** Returns a hash of everything that a history and its serialization depend on. */
function keyOf(seed: number): Buffer {
  const sources = historySources().flatMap((name) => [name, readFileSync(join(root, name))]);
  return hashOf(`${seed} ${process.version}`, ...sources);
}

/** @param folder by default the one of compiled code */
export function worldHistoryFile(seed: number, folder = compiledCodeFolder()): WorldHistoryFile {
  const path = join(folder, 'world-history');
  let key: Buffer | null = null;
  let bodyHash: Buffer | null = null;
  return {
    read: () => {
      try {
        key = keyOf(seed);
        const bytes = readFileSync(path);
        const body = bytes.subarray(2 * HASH_BYTES);
        const hash = hashOf(body);
        if (!bytes.subarray(0, 2 * HASH_BYTES).equals(Buffer.concat([key, hash]))) return null;
        bodyHash = hash;
        return deserialize(body) as WorldHistory;
      } catch {
        return null;
      }
    },
    write: (history) => {
      try {
        key ??= keyOf(seed);
        const body = serialize(history);
        const hash = hashOf(body);
        if (bodyHash?.equals(hash)) return;
        mkdirSync(folder, { recursive: true });
        // Renamed when it is complete, since another process may read it.
        const unfinishedPath = `${path}.${process.pid}`;
        writeFileSync(unfinishedPath, Buffer.concat([key, hash, body]));
        renameSync(unfinishedPath, path);
        bodyHash = hash;
      } catch {
        bodyHash = null;
      }
    },
  };
}
