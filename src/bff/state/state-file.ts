import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { makeFolder } from './make-folder.ts';

/** Shortest interval between writes. */
const WRITE_INTERVAL_MS = 1_000;
/** Interval between writes while they fail. */
const RETRY_INTERVAL_MS = 60_000;

export interface StateFile<State> {
  /** Returns the saved state; null: none or unusable. */
  read(): State | null;
  /** Schedules a write of the latest state. */
  save(): void;
  /** Writes pending changes. Never throws. */
  flush(): Promise<void>;
}

const codeOf = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code ?? 'unknown';

interface StateFileOptions<State> {
  readonly directory: string;
  readonly name: string;
  /** What it keeps, for the log. */
  readonly subject: string;
  readonly log: Log;
  /** Runs the writes. */
  readonly schedule: Schedule;
  /** Returns what is saved as JSON. */
  currentState(): unknown;
  /** Parses the text of a file; null: it is damaged or has another version. */
  parse(text: string): State | null;
}

/**
 * Keeps a state in a file, readable by its owner only and replaced atomically. A problem with reading or writing is logged
 * once; writes that fail are tried again every minute.
 */
export function openStateFile<State>(options: StateFileOptions<State>): StateFile<State> {
  const { directory, name, subject, log, schedule, currentState, parse } = options;
  const path = join(directory, name);
  let cancel: (() => void) | null = null;
  let pendingWrite: Promise<void> = Promise.resolve();
  let isBroken = false;

  function warn(event: string, thrown: unknown): void {
    if (!isBroken) log('warn', event, { subject, code: codeOf(thrown) });
    isBroken = true;
  }

  async function write(text: string): Promise<void> {
    const temporary = `${path}.${process.pid}`;
    try {
      makeFolder(directory);
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, path);
      if (isBroken) log('info', 'state is saved again', { subject });
      isBroken = false;
    } catch (thrown) {
      warn('state cannot be saved', thrown);
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
    warn('state cannot be saved', thrown);
  }

  return {
    read() {
      let text: string;
      try {
        text = readFileSync(path, 'utf8');
      } catch (thrown) {
        if (codeOf(thrown) !== 'ENOENT') warn('saved state cannot be read', thrown);
        return null;
      }
      const savedState = parse(text);
      if (savedState === null) log('warn', 'saved state is damaged and ignored', { subject });
      return savedState;
    },
    save,
    flush,
  };
}
