import { randomBytes } from 'node:crypto';
import type { RecordChange, WallRecords } from '#bff/wall/wall-records.ts';
import type { Fleet } from './fleet.ts';
import { StoreUnavailable } from './guarded-store.ts';
import { replaceText } from './replace-text.ts';

const HASH_KEY_TTL_MS = 30 * 86_400_000;
const MAX_CHANGED_NAMES = 4_000;

/**
 * Keeps walls in the store of a fleet, so that a remote at one process controls a wall at another. While the store is away each
 * process goes on with what it has last written; what it changes then replaces what the store has.
 *
 * @param memory of this process
 */
export function createSharedWallRecords(
  { store, keyOf }: Pick<Fleet, 'store' | 'keyOf'>,
  memory: WallRecords,
): WallRecords {
  const changedNames = new Set<string>();
  const keyOfRecord = (name: string) => keyOf(`walls:${name}`);

  async function read(name: string): Promise<string | null> {
    return (await store.get(keyOfRecord(name)))?.toString() ?? null;
  }

  async function alone<T>(task: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (thrown) {
      if (thrown instanceof StoreUnavailable) return fallback();
      throw thrown;
    }
  }

  async function write(
    name: string,
    change: (text: string | null) => RecordChange | undefined,
  ): Promise<void> {
    const next = await replaceText(store, keyOfRecord(name), async (stored) =>
      change(changedNames.has(name) ? await memory.get(name) : stored),
    );
    if (next === undefined) return;
    await memory.update(name, () => next);
    changedNames.delete(name);
  }

  return {
    get: (name) =>
      alone(
        () => (changedNames.has(name) ? memory.get(name) : read(name)),
        () => memory.get(name),
      ),
    update: (name, change) =>
      alone(
        () => write(name, change),
        async () => {
          await memory.update(name, change);
          if (changedNames.size < MAX_CHANGED_NAMES) changedNames.add(name);
        },
      ),
    hashKey: () =>
      alone(
        async () => {
          const key = keyOfRecord('hash-key');
          await store.replace(key, null, randomBytes(32).toString('hex'), HASH_KEY_TTL_MS);
          await store.extend(key, HASH_KEY_TTL_MS);
          const text = (await read('hash-key')) ?? '';
          return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : null;
        },
        async () => null,
      ),
  };
}
