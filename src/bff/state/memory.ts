import type { Schedule } from '#bff/cache/watch.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import type { Log } from '#bff/log.ts';
import { openStateFile } from '#bff/state/state-file.ts';
import { readSavedNews, type SavedNews, savedNews } from './saved-news.ts';

/** Time for which a fleet keeps what was seen, ms; after two minutes without an answer it is no news. */
const SHARED_MS = 600_000;

/** Where what was seen outlives a process. */
export interface NewsMemory {
  read(): Promise<SavedNews | null>;
  /** Saves soon what `current` returns then. */
  save(current: () => SavedNews): void;
  flush(): Promise<void>;
}

/** Remembers in the store of a fleet; without the store nothing. */
export function sharedNewsMemory({ store, keyOf }: Fleet): NewsMemory {
  let pending: Promise<void> = Promise.resolve();
  return {
    async read() {
      const bytes = await store.get(keyOf('news')).catch(() => null);
      return bytes && readSavedNews(bytes.toString());
    },
    save(current) {
      const text = JSON.stringify(savedNews(current()));
      pending = store.set(keyOf('news'), text, SHARED_MS).catch(() => {});
    },
    flush: () => pending,
  };
}

/** Remembers in a file of a folder. */
export function savedNewsMemory(directory: string, log: Log, schedule: Schedule): NewsMemory {
  let current: (() => SavedNews) | null = null;
  const file = openStateFile({
    directory,
    name: 'news.json',
    subject: 'news',
    log,
    schedule,
    currentState: () => current && savedNews(current()),
    parse: readSavedNews,
  });
  return {
    read: async () => file.read(),
    save(next) {
      current = next;
      file.save();
    },
    flush: () => file.flush(),
  };
}
