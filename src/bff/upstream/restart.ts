import { asFailure, Failure } from '#bff/failure.ts';

/** Longest delay between the closed socket of an exiting process and the report of its exit. */
const REPORT_DELAY_MS = 50;

/** State of a restart of the supervised data service. */
export interface Restart {
  readonly isUnderWay: boolean;
  begin(): void;
  end(): void;
  /**
   * Calls once no restart is under way, and again if a restart cut the connection. Throws the error of the call, or a
   * `Failure` if `signal` aborts first.
   */
  callAfter<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** @param isSupervised whether `begin` and `end` are called */
export function createRestart(isSupervised: boolean): Restart {
  let underWay: PromiseWithResolvers<void> | null = null;

  async function waitForEnd(signal: AbortSignal): Promise<void> {
    if (!underWay) return;
    const { promise: abort, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve(), { once: true });
    await Promise.race([underWay.promise, abort]);
    if (signal.aborted) throw new Failure('upstream_unavailable', 'connection');
  }

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
    async callAfter(call, signal) {
      await waitForEnd(signal);
      try {
        return await call();
      } catch (thrown) {
        if (!isSupervised || asFailure(thrown).reason !== 'connection') throw thrown;
        if (!underWay) await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS));
        if (!underWay) throw thrown;
        await waitForEnd(signal);
        return call();
      }
    },
  };
}
