import type { Schedule } from '#bff/cache/watch.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import type { Log } from '#bff/log.ts';
import { openStateFile } from './state-file.ts';

/** Where a state outlives a process. */
export interface Memory<State> {
  read(): Promise<State | null>;
  /** Saves soon what `current` returns then, as JSON. */
  save(current: () => unknown): void;
  /** Resolves when what there is to save is saved, or cannot be. */
  flush(): Promise<void>;
}

interface MemoryOptions<State> {
  readonly name: string;
  /** Time for which a fleet keeps it, ms. */
  readonly sharedMs: number;
  /** Null: this process is alone. */
  readonly fleet: Fleet | null;
  /** Folder for a process that is alone; null: it remembers nothing. */
  readonly stateDir: string | null;
  readonly log: Log;
  readonly schedule: Schedule;
  /** Parses what was saved; null: it is damaged or has another version. */
  parse(text: string): State | null;
}

/** Remembers in the store of a fleet; without the store nothing. */
function sharedMemory<State>(
  { store, keyOf }: Fleet,
  { name, sharedMs, parse }: MemoryOptions<State>,
): Memory<State> {
  let pending: Promise<void> = Promise.resolve();
  return {
    async read() {
      const bytes = await store.get(keyOf(name)).catch(() => null);
      return bytes && parse(bytes.toString());
    },
    save(current) {
      pending = store.set(keyOf(name), JSON.stringify(current()), sharedMs).catch(() => {});
    },
    flush: () => pending,
  };
}

function fileMemory<State>(directory: string, options: MemoryOptions<State>): Memory<State> {
  let current: () => unknown = () => null;
  const { name } = options;
  const currentState = () => current();
  const file = openStateFile({ ...options, directory, name: `${name}.json`, subject: name, currentState });
  return {
    read: async () => file.read(),
    save(next) {
      current = next;
      file.save();
    },
    flush: file.flush,
  };
}

const NO_MEMORY = { read: async () => null, save: () => {}, flush: async () => {} };

/** Remembers in the store of a fleet, or in a file. */
export function openMemory<State>(options: MemoryOptions<State>): Memory<State> {
  const { fleet, stateDir } = options;
  if (fleet) return sharedMemory(fleet, options);
  return stateDir === null ? NO_MEMORY : fileMemory(stateDir, options);
}
