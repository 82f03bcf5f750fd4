import type { Schedule } from '#bff/cache/watch.ts';
import type { Fleet } from './fleet.ts';

/** Time after which another process takes over from one that has died. */
const SHIFT_MS = 10_000;
const RENEWAL_MS = 3_000;

/**
 * Gives work to one process of a fleet at a time. While the store is away, the process that has the work goes on with it, and
 * no other begins.
 *
 * @param name of the work
 * @param begin starts the work; returns a function that stops it
 * @returns gives the work up
 */
export function takeShifts(
  { store, id, keyOf }: Fleet,
  name: string,
  schedule: Schedule,
  begin: () => () => void,
): () => void {
  let stop: (() => void) | null = null;
  let cancel = () => {};
  let isClosed = false;

  async function check(): Promise<void> {
    try {
      const hasShift = await store.replace(keyOf(name), stop ? id : null, id, SHIFT_MS);
      if (isClosed) return;
      if (hasShift) stop ??= begin();
      else {
        stop?.();
        stop = null;
      }
    } catch {
      // The store says so itself.
    }
    if (!isClosed) cancel = schedule(() => void check(), RENEWAL_MS);
  }

  void check();
  return () => {
    isClosed = true;
    cancel();
    if (!stop) return;
    stop();
    store.replace(keyOf(name), id, null, SHIFT_MS).catch(() => {});
  };
}
