/**
 * What the processes of a fleet need of the store that they share. Every method rejects if the store cannot be reached;
 * callers then do without it.
 */
export interface SharedStore {
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: string | Buffer, ttlMs: number): Promise<void>;
  /** Prolongs the life of a key; false: there is no such key. */
  extend(key: string, ttlMs: number): Promise<boolean>;
  /** Sets `key` to `next` (null: deletes it) if its value is `expected` (null: if there is none); false: it is another. */
  replace(key: string, expected: string | null, next: string | null, ttlMs: number): Promise<boolean>;
  /** Adds to a number, which begins at 0, and returns the sum. */
  add(key: string, count: number, ttlMs: number): Promise<number>;
  /** Sends a message to all processes, this one among them. */
  publish(message: string): Promise<void>;
  /** Receives all messages from now on, also after the connection was lost and made again. */
  onMessage(listener: (message: string) => void): void;
}

/** Deletes the value of a key that cannot be read. */
export type Discard = (key: string) => null;

/**
 * Returns the kind of an error of the store, such as `ECONNREFUSED`, `WRONGPASS` or `READONLY`, without its text, which may
 * name what is in the store.
 */
export function kindOfStoreError(error: unknown): string {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  const kind = code ?? /^(?:Error: )?([A-Z]{2,}) /.exec(message)?.[1];
  return kind ?? (error instanceof Error ? error.constructor.name : 'unknown');
}

/** A store with a connection of its own. */
export interface ConnectedStore extends SharedStore {
  /** Drops the connection, which may be dead without having been closed, and makes a new one. */
  reconnect(): void;
  close(): void;
}
