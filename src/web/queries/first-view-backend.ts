import { afterPaint } from '#web/clock/after-paint.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { hashOf } from './hash.ts';
import type { OperationKey } from './operation-key.ts';
import type { Query, QueryBackend, QueryState } from './query-backend.ts';

/** An answer of the first view, or the promise of it. */
interface FirstAnswer extends QueryState<unknown> {
  readonly queryKey: OperationKey;
  readonly promise: Promise<Answer<unknown>>;
}

/** The query backend of the first view. */
export interface FirstViewBackend extends QueryBackend {
  /** Returns the queries so far with their answers. */
  readonly entries: () => Iterable<FirstAnswer>;
}

/**
 * Creates a backend that fetches every query once. That is enough for the first view, which does not wait for React
 * Query's code.
 *
 * @param whenAnswered called when all queries have been answered or have failed
 */
export function createFirstViewBackend(whenAnswered: () => void): FirstViewBackend {
  const byHash = new Map<string, FirstAnswer>();
  const listeners = new Set<() => void>();

  async function prefetch({ queryKey }: { readonly queryKey: OperationKey }): Promise<void> {
    const hash = hashOf(queryKey);
    if (byHash.has(hash)) return;
    const fetchNow = () => fetchAnswer<unknown>({ queryKey, signal: new AbortController().signal });
    // As soon as there is something to show, it is painted before the next request.
    const isAnswered = [...byHash.values()].some(({ data }) => data);
    const fetchAfterPaint = () => new Promise<void>(afterPaint).then(fetchNow);
    await settle(isAnswered ? fetchAfterPaint() : fetchNow());

    async function settle(promise: Promise<Answer<unknown>>): Promise<void> {
      byHash.set(hash, { ...byHash.get(hash), queryKey, promise });
      const outcome: QueryState<unknown> = await promise.then(
        (data) => ({ data }),
        (error: Error) => ({ error }),
      );
      byHash.set(hash, { ...byHash.get(hash), queryKey, promise, ...outcome });
      for (const listener of listeners) listener();
      notifyWhenAnswered();
      // The first screens are painted before the rest of the day is requested.
      if (outcome.data?.meta.part) void settle(fetchAfterPaint());
    }
  }

  // Rendering an answer may start further queries; without subscribers nothing is rendered.
  function notifyWhenAnswered(): void {
    afterPaint(() => {
      const isAnswered = [...byHash.values()].every(({ data, error }) => data || error);
      if (listeners.size > 0 && isAnswered) whenAnswered();
    });
  }

  const EMPTY_STATE: QueryState<never> = {};
  return {
    read: <T>({ queryKey }: Query<T>) => (byHash.get(hashOf(queryKey)) ?? EMPTY_STATE) as QueryState<T>,
    watch(query, listener) {
      listeners.add(listener);
      void prefetch(query).then(notifyWhenAnswered);
      return () => listeners.delete(listener);
    },
    prefetch,
    refetch: prefetch,
    entries: () => byHash.values(),
  };
}
