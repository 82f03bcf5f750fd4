import type { QueryObserverOptions } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Answer } from './fetch.ts';
import { hashOf } from './hash.ts';
import type { OperationKey } from './operation-key.ts';

/** A query, as `queryOptions` makes it. */
export type Query<T> = QueryObserverOptions<Answer<T>, Error, Answer<T>, Answer<T>, OperationKey> & {
  readonly queryKey: OperationKey;
};

/** What a query has brought: the newest answer, and why there is none that is newer. */
export interface Brought<T> {
  readonly data?: Answer<T> | undefined;
  readonly error?: Error | null;
}

/** Who asks, and keeps what was answered. */
export interface Source {
  readonly read: <T>(query: Query<T>) => Brought<T>;
  /** Has a query answered as often as it says; calls back when it has brought something. */
  readonly watch: <T>(query: Query<T>, listener: () => void) => () => void;
  /** Has it answered once, unless its answer is fresh. */
  readonly ask: <T>(query: Query<T>) => Promise<unknown>;
  /** Has it answered once more. */
  readonly askAgain: <T>(query: Query<T>) => Promise<unknown>;
}

let source: Source;
const listeners = new Set<() => void>();

/** Who is asked now. */
export const currentSource = (): Source => source;

/** From now on another one is asked; what is on the page turns to it. */
export function takeSource(next: Source): void {
  source = next;
  for (const listener of listeners) listener();
}

function onSource(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const leave = () => {};

/**
 * What a query has brought so far; renders when that changes. For the page that everybody waits for: it is there
 * before React Query is. Pages whose code comes later use that itself.
 */
export function useAnswer<T>(query: Query<T>): Brought<T> {
  const from = useSyncExternalStore(onSource, currentSource);
  const hash = hashOf(query.queryKey);
  const isWanted = query.enabled !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with one hash are one query
  const [subscribe, read] = useMemo(() => {
    let last = from.read(query);
    return [
      (listener: () => void) => (isWanted ? from.watch(query, listener) : leave),
      () => {
        const now = from.read(query);
        if (now.data !== last.data || now.error !== last.error) last = now;
        return last;
      },
    ] as const;
  }, [from, hash, isWanted]);
  return useSyncExternalStore(subscribe, read);
}
