import type { ConnectedStore } from '#bff/fleet/shared-store.ts';
import type { TickedClock } from './ticked-clock.ts';

/** `frozen`: no command is answered; `full`: commands that write are refused. */
type StoreBehaviour = 'up' | 'away' | 'frozen' | 'full';

export interface FakeSharedStore {
  behaviour: StoreBehaviour;
  /** Message of the error that refuses every command; null: none. */
  refusal: string | null;
  /** Values by key, which a test may read and replace. */
  readonly values: Map<string, Buffer>;
  /** Commands so far. */
  commands: number;
  /** Sends a message as any client of the store can. */
  publish(message: string): void;
  /** Returns a connection for one process. */
  connect(): ConnectedStore;
}

/** Creates a store in memory for the processes of a fleet that run in one test. */
export function createFakeSharedStore({ elapsed }: Pick<TickedClock, 'elapsed'>): FakeSharedStore {
  const expiries = new Map<string, number>();
  const values = new Map<string, Buffer>();
  const listeners = new Set<(message: string) => void>();

  function read(key: string): Buffer | null {
    if ((expiries.get(key) ?? Number.POSITIVE_INFINITY) <= elapsed()) values.delete(key);
    return values.get(key) ?? null;
  }

  function write(key: string, value: string | Buffer, ttlMs: number): void {
    values.set(key, Buffer.from(value));
    expiries.set(key, elapsed() + ttlMs);
  }

  async function run<T>(isWrite: boolean, command: () => T): Promise<T> {
    fake.commands += 1;
    if (fake.behaviour === 'frozen') return new Promise<T>(() => {});
    await null;
    if (fake.refusal !== null) throw new Error(fake.refusal);
    if (fake.behaviour === 'away' || (isWrite && fake.behaviour === 'full'))
      throw new Error('OOM or ECONNREFUSED');
    return command();
  }

  const fake: FakeSharedStore = {
    behaviour: 'up',
    refusal: null,
    values,
    commands: 0,
    publish: (message) => {
      for (const listener of listeners) listener(message);
    },
    connect() {
      const own = new Set<(message: string) => void>();
      return {
        get: (key) => run(false, () => read(key)),
        set: (key, value, ttlMs) => run(true, () => write(key, value, ttlMs)),
        extend: (key, ttlMs) =>
          run(true, () => {
            const value = read(key);
            if (value) write(key, value, ttlMs);
            return value !== null;
          }),
        replace: (key, expected, next, ttlMs) =>
          run(true, () => {
            if ((read(key)?.toString() ?? null) !== expected) return false;
            if (next === null) values.delete(key);
            else write(key, next, ttlMs);
            return true;
          }),
        add: (key, count, ttlMs) =>
          run(true, () => {
            const sum = Number(read(key) ?? 0) + count;
            write(key, String(sum), ttlMs);
            return sum;
          }),
        publish: (message) => run(false, () => fake.publish(message)),
        onMessage(listener) {
          own.add(listener);
          listeners.add(listener);
        },
        reconnect: () => {},
        close() {
          for (const listener of own) listeners.delete(listener);
        },
      };
    },
  };
  return fake;
}
