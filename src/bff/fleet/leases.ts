import { z } from 'zod';
import type { Schedule } from '#bff/cache/watch.ts';
import { ERRORS, Failure, type FailureCode, REASONS, type Reason } from '#bff/failure.ts';
import type { SharedStore } from './shared-store.ts';

/** Time after which others may call in place of a process that has died. */
const LEASE_MS = 2_000;
const RENEWAL_MS = 600;
/** Time for which others take over a failure instead of calling themselves. */
const FAILURE_MS = 1_000;
/** Reasons that concern one process only. */
const OWN_REASONS: ReadonlySet<Reason> = new Set(['defect', 'limit', 'older', 'plan']);

const failureSchema = z.object({
  code: z.enum(Object.keys(ERRORS) as [FailureCode, ...FailureCode[]]),
  reason: z.enum(REASONS),
  retryAfterMs: z.number().min(0).max(86_400_000).nullable(),
});

/** The right to fetch a key for all processes. */
export interface Lease {
  /** Keeps the lease until it expires, so that a process that is late finds the new version first. */
  end(): void;
  /** Passes a failure on to those who wait, unless it is of this process alone. */
  fail(failure: Failure): void;
}

function readFailure(bytes: Buffer): Failure | null {
  try {
    const { code, reason, retryAfterMs } = failureSchema.parse(JSON.parse(bytes.toString()));
    return new Failure(code, reason, retryAfterMs === null ? {} : { retryAfterMs });
  } catch {
    return null;
  }
}

/** @param owner identifies this process */
export function createLeases(store: SharedStore, owner: string, schedule: Schedule) {
  /** Renews a lease until it ends, and loses it silently if the store is away. */
  function hold(key: string): Lease {
    let cancel = () => {};
    const renewSoon = () => {
      cancel = schedule(() => {
        store.replace(key, owner, owner, LEASE_MS).catch(() => {});
        renewSoon();
      }, RENEWAL_MS);
    };
    renewSoon();
    return {
      end: () => cancel(),
      fail({ code, reason, retryAfterMs, isUnsent }) {
        cancel();
        const text =
          isUnsent || OWN_REASONS.has(reason) ? null : JSON.stringify({ code, reason, retryAfterMs });
        store.replace(key, owner, text, FAILURE_MS).catch(() => {});
      },
    };
  }

  return {
    /**
     * Takes the lease of a key. Returns null while another process holds it, and throws that process's failure. Rejects if
     * the store is away.
     */
    async take(key: string): Promise<Lease | null> {
      if (await store.replace(key, null, owner, LEASE_MS)) return hold(key);
      const value = await store.get(key);
      const failure = value && readFailure(value);
      if (failure) throw failure;
      return null;
    },
  };
}
