import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#bff/log.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

/** Shortest interval between writes. */
const WRITE_INTERVAL_MS = 1_000;

export interface StateFile {
  /** Returns the saved state; null: none or unusable. */
  read(): SavedState | null;
  /** Schedules a write of the latest state. */
  save(): void;
  /** Writes pending changes. Never throws. */
  flush(): Promise<void>;
}

/** Returns a file name that is unique to the account without revealing it. */
function fileName(url: string, user: string): string {
  const hash = createHash('sha256').update(`${url}\n${user}`).digest('hex').slice(0, 16);
  return `allowance-${hash}.json`;
}

const codeOf = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code ?? 'unknown';

/**
 * Keeps the state of an account in a file in `directory`, readable by its owner only and replaced atomically. Problems
 * with reading or writing are logged as one warning.
 *
 * @param currentState returns the state to save
 */
export function openStateFile(
  directory: string,
  account: { readonly url: string; readonly user: string },
  currentState: () => SavedState,
  log: Log,
): StateFile {
  const path = join(directory, fileName(account.url, account.user));
  let timer: NodeJS.Timeout | null = null;
  let pendingWrite: Promise<void> = Promise.resolve();
  let isBroken = false;

  function warn(event: string, thrown: unknown): void {
    if (!isBroken) log('warn', event, { code: codeOf(thrown) });
    isBroken = true;
  }

  async function write(): Promise<void> {
    const temporary = `${path}.${process.pid}`;
    try {
      await writeFile(temporary, JSON.stringify(currentState()), { mode: 0o600 });
      await rename(temporary, path);
    } catch (thrown) {
      warn('the allowance cannot be saved', thrown);
    }
  }

  function flush(): Promise<void> {
    if (timer === null) return pendingWrite;
    clearTimeout(timer);
    timer = null;
    pendingWrite = pendingWrite.then(write);
    return pendingWrite;
  }

  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (thrown) {
    warn('the allowance cannot be saved', thrown);
  }

  return {
    read() {
      let text: string;
      try {
        text = readFileSync(path, 'utf8');
      } catch (thrown) {
        if (codeOf(thrown) !== 'ENOENT') warn('the saved allowance cannot be read', thrown);
        return null;
      }
      const savedState = readSavedState(text);
      if (savedState === null) log('warn', 'the saved allowance is damaged and ignored');
      return savedState;
    },
    save() {
      if (isBroken) return;
      timer ??= setTimeout(() => void flush(), WRITE_INTERVAL_MS).unref();
    },
    flush,
  };
}
