import { afterPaint } from '#web/clock/after-paint.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { hashOf } from './hash.ts';
import type { OperationKey } from './operation-key.ts';
import type { Brought, Query, Source } from './source.ts';

/** An answer of the first view, or the promise of it. */
interface First extends Brought<unknown> {
  readonly queryKey: OperationKey;
  readonly coming: Promise<Answer<unknown>>;
}

/** The query backend of the first view. */
export interface FirstSource extends Source {
  /** Returns the queries so far with their answers. */
  readonly asked: () => Iterable<First>;
}

/**
 * Creates a backend that fetches every query once. That is enough for the first view, which does not wait for React
 * Query's code.
 *
 * @param whenAnswered called when all queries have been answered or have failed
 */
export function createFirstSource(whenAnswered: () => void): FirstSource {
  const known = new Map<string, First>();
  const listeners = new Set<() => void>();

  async function ask({ queryKey }: { readonly queryKey: OperationKey }): Promise<void> {
    const hash = hashOf(queryKey);
    if (known.has(hash)) return;
    const fetched = () => fetchAnswer<unknown>({ queryKey, signal: new AbortController().signal });
    // As soon as there is something to show, it is painted before the next request.
    const isAnswered = [...known.values()].some(({ data }) => data);
    const soon = () => new Promise<void>(afterPaint).then(fetched);
    await bring(isAnswered ? soon() : fetched());

    async function bring(coming: Promise<Answer<unknown>>): Promise<void> {
      known.set(hash, { ...known.get(hash), queryKey, coming });
      const brought: Brought<unknown> = await coming.then(
        (data) => ({ data }),
        (error: Error) => ({ error }),
      );
      known.set(hash, { ...known.get(hash), queryKey, coming, ...brought });
      for (const listener of listeners) listener();
      tellWhenAnswered();
      // The first screens are painted before the rest of the day is requested.
      if (brought.data?.meta.part) void bring(soon());
    }
  }

  // Rendering an answer may start further queries; without subscribers nothing is rendered.
  function tellWhenAnswered(): void {
    afterPaint(() => {
      const isAnswered = [...known.values()].every(({ data, error }) => data || error);
      if (listeners.size > 0 && isAnswered) whenAnswered();
    });
  }

  const NOTHING: Brought<never> = {};
  return {
    read: <T>({ queryKey }: Query<T>) => (known.get(hashOf(queryKey)) ?? NOTHING) as Brought<T>,
    watch(query, listener) {
      listeners.add(listener);
      void ask(query).then(tellWhenAnswered);
      return () => listeners.delete(listener);
    },
    ask,
    askAgain: ask,
    asked: () => known.values(),
  };
}
