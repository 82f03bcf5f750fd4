import type { QueryObserverOptions } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Answer } from './fetch.ts';
import { hashOf } from './hash.ts';
import type { OperationKey } from './operation-key.ts';

/** A query as `queryOptions` makes it. */
export type Query<T> = QueryObserverOptions<Answer<T>, Error, Answer<T>, Answer<T>, OperationKey> & {
  readonly queryKey: OperationKey;
};

/** State of a query: the newest answer, and the error of the last request if it failed. */
export interface QueryState<T> {
  readonly data?: Answer<T> | undefined;
  readonly error?: Error | null;
}

/** Runs queries and stores their answers. */
export interface QueryBackend {
  readonly read: <T>(query: Query<T>) => QueryState<T>;
  /** Keeps a query up to date by its own interval; calls back when its state changes. */
  readonly watch: <T>(query: Query<T>, listener: () => void) => () => void;
  /** Fetches a query once, unless its answer is fresh. */
  readonly prefetch: <T>(query: Query<T>) => Promise<unknown>;
  /** Fetches a query again. */
  readonly refetch: <T>(query: Query<T>) => Promise<unknown>;
}

let backend: QueryBackend;
const listeners = new Set<() => void>();

export const currentBackend = (): QueryBackend => backend;

/** Replaces the backend; components on the page switch to it. */
export function setQueryBackend(next: QueryBackend): void {
  backend = next;
  for (const listener of listeners) listener();
}

function onBackendChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const leave = () => {};

/**
 * Returns the state of a query; renders when it changes. For the pages of the first view, which start before React
 * Query has loaded; other pages use React Query's hooks.
 */
export function useAnswer<T>(query: Query<T>): QueryState<T> {
  const queryBackend = useSyncExternalStore(onBackendChange, currentBackend);
  const hash = hashOf(query.queryKey);
  const isWanted = query.enabled !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same hash are the same query
  const [subscribe, read] = useMemo(() => {
    let last = queryBackend.read(query);
    return [
      (listener: () => void) => (isWanted ? queryBackend.watch(query, listener) : leave),
      () => {
        const now = queryBackend.read(query);
        if (now.data !== last.data || now.error !== last.error) last = now;
        return last;
      },
    ] as const;
  }, [queryBackend, hash, isWanted]);
  return useSyncExternalStore(subscribe, read);
}
