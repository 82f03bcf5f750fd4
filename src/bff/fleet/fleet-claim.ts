import type { Fleet } from './fleet.ts';
import type { Claim } from './shift.ts';

/** Time after which another process may take what one had that has died. */
const CLAIM_MS = 10_000;
/** Calls of others that find a claim free before they take it: a store that was emptied has forgotten whose it is. */
const MIN_FREE_CALLS = 2;

const isProcessId = (text: string) => /^[\da-f-]{36}$/.test(text);

/** Returns the claim of one process of a fleet to a name; a process that calls it every few seconds keeps it. */
export function fleetClaim({ store, id, keyOf }: Fleet, name: string): Claim {
  let freeCalls = 0;
  const replace = (expected: string | null, next: string | null) =>
    store.replace(keyOf(name), expected, next, CLAIM_MS);
  return {
    async take(isHeld) {
      if (isHeld && (await replace(id, id))) return true;
      const holder = (await store.get(keyOf(name)))?.toString() ?? null;
      const isFree = holder === null || !isProcessId(holder);
      freeCalls = isFree ? freeCalls + 1 : 0;
      if (!isFree || (!isHeld && freeCalls <= MIN_FREE_CALLS)) return false;
      freeCalls = 0;
      if (holder === null) return replace(null, id);
      // Garbage cannot always be compared; of two that replace it the first one loses.
      await store.set(keyOf(name), id, CLAIM_MS);
      return true;
    },
    release: () => void replace(id, null).catch(() => {}),
  };
}
