import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { makeFolder } from './make-folder.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

/** Shortest interval between writes. */
const WRITE_INTERVAL_MS = 1_000;
/** Interval between writes while they fail. */
const RETRY_INTERVAL_MS = 60_000;

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
 * Keeps the state of an account in a file in `directory`, readable by its owner only and replaced atomically. A problem
 * with reading or writing is logged once; writes that fail are tried again every minute.
 *
 * @param currentState returns the state to save
 * @param schedule runs the writes
 */
export function openStateFile(
  directory: string,
  account: { readonly url: string; readonly user: string },
  currentState: () => SavedState,
  log: Log,
  schedule: Schedule,
): StateFile {
  const path = join(directory, fileName(account.url, account.user));
  let cancel: (() => void) | null = null;
  let pendingWrite: Promise<void> = Promise.resolve();
  let isBroken = false;

  function warn(event: string, thrown: unknown): void {
    if (!isBroken) log('warn', event, { code: codeOf(thrown) });
    isBroken = true;
  }

  async function write(text: string): Promise<void> {
    const temporary = `${path}.${process.pid}`;
    try {
      makeFolder(directory);
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, path);
      if (isBroken) log('info', 'the allowance is saved again');
      isBroken = false;
    } catch (thrown) {
      warn('the allowance cannot be saved', thrown);
      // A disk that was full leaves an empty file.
      await rm(temporary, { force: true }).catch(() => {});
      save();
    }
  }

  function save(): void {
    cancel ??= schedule(() => void flush(), isBroken ? RETRY_INTERVAL_MS : WRITE_INTERVAL_MS);
  }

  function flush(): Promise<void> {
    if (cancel === null) return pendingWrite;
    cancel();
    cancel = null;
    const text = JSON.stringify(currentState());
    pendingWrite = pendingWrite.then(() => write(text));
    return pendingWrite;
  }

  try {
    makeFolder(directory);
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
    save,
    flush,
  };
}
