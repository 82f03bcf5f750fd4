import { Failure } from '#bff/failure.ts';
import type { RecordChange } from '#bff/wall/wall-records.ts';
import type { SharedStore } from './shared-store.ts';

/** Attempts after which a text that cannot be compared, as garbage, is replaced in any case. */
const MAX_COMPARISONS = 5;

/**
 * Replaces the text of a key by what `change` makes of it, which runs again if another process was faster. Returns what it
 * made in the end. Rejects if the store is away, and with a `Failure` if others are always faster.
 */
export async function replaceText(
  store: SharedStore,
  key: string,
  change: (text: string | null) => Promise<RecordChange | undefined>,
): Promise<RecordChange | undefined> {
  for (let attempt = 1; attempt <= MAX_COMPARISONS; attempt += 1) {
    const stored = (await store.get(key))?.toString() ?? null;
    const next = await change(stored);
    if (next === undefined) return next;
    const { text, ttlMs } = next ?? { text: null, ttlMs: 1 };
    if (attempt === MAX_COMPARISONS && text !== null) await store.set(key, text, ttlMs);
    else if (!(await store.replace(key, stored, text, ttlMs))) continue;
    return next;
  }
  throw new Failure('overloaded', 'busy', { retryAfterMs: 1_000 });
}
