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

/** A store with a connection of its own. */
export interface ConnectedStore extends SharedStore {
  /** Drops the connection, which may be dead without having been closed, and makes a new one. */
  reconnect(): void;
  close(): void;
}
