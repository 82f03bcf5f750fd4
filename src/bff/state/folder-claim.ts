import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Claim } from '#bff/fleet/shift.ts';

const FILE = 'lock';
const SQLITE_BUSY = 5;

/**
 * Returns the claim of one process to a folder. Node locks no files, and a lock of SQLite ends with its process, however that
 * ends. Where none can be made, as on a full disk, a process counts as the only one.
 */
export function folderClaim(directory: string): Claim {
  let database: DatabaseSync | null = null;

  function lock(): DatabaseSync {
    const path = join(directory, FILE);
    writeFileSync(path, '', { flag: 'a', mode: 0o600 });
    const next = new DatabaseSync(path, { timeout: 0 });
    try {
      next.exec('BEGIN EXCLUSIVE');
      return next;
    } catch (thrown) {
      next.close();
      throw thrown;
    }
  }

  return {
    async take() {
      try {
        database ??= lock();
        return true;
      } catch (thrown) {
        return (thrown as { errcode?: number }).errcode !== SQLITE_BUSY;
      }
    },
    release() {
      database?.close();
      database = null;
    },
  };
}
