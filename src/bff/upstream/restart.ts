import { Failure } from '#bff/failure.ts';

/** The socket of a process that ends is closed this long before its end is reported, ms at most. */
const REPORT_DELAY_MS = 50;

/** What is known of the data service's process, where somebody supervises it. */
export interface Restart {
  readonly isUnderWay: boolean;
  begin(): void;
  end(): void;
  /** Whether a call that lost its connection just now lost it to a restart. */
  hasBegun(): Promise<boolean>;
  /** Resolves once no restart is under way. Throws a `Failure` when `signal` gives up. */
  over(signal: AbortSignal): Promise<void>;
}

export function createRestart(): Restart {
  let underWay: PromiseWithResolvers<void> | null = null;
  return {
    get isUnderWay() {
      return underWay !== null;
    },
    begin() {
      underWay ??= Promise.withResolvers<void>();
    },
    end() {
      underWay?.resolve();
      underWay = null;
    },
    async hasBegun() {
      if (!underWay) await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS));
      return underWay !== null;
    },
    async over(signal) {
      if (!underWay) return;
      const { promise: abort, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => resolve(), { once: true });
      await Promise.race([underWay.promise, abort]);
      if (signal.aborted) throw new Failure('upstream_unavailable', 'connection');
    },
  };
}
