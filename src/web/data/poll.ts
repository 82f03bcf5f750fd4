import type { Query } from '@tanstack/react-query';
import { isNotFound } from './api-error.ts';
import type { Answer } from './fetch.ts';
import { freshnessOf, nextPoll } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/**
 * A `staleTime` from the response's headers, so that a page with a fresh answer (a prefetched one, for example) does
 * not refetch.
 */
export function staleTimeFromHeaders({ queryHash }: { readonly queryHash: string }): number {
  return freshnessOf(queryHash).remainingMs;
}

/**
 * A `refetchInterval` from the headers of the last response.
 *
 * @param isDone whether the data cannot change any more
 * @param minMs minimum of the interval, for data that change more slowly than scores
 */
export function pollFromHeaders<T>(isDone: (data: T) => boolean = () => false, minMs = 0) {
  return ({ state, queryHash }: Query<Answer<T>, Error, Answer<T>, OperationKey>): number | false => {
    const data = state.data?.data;
    const next = nextPoll(freshnessOf(queryHash), performance.now(), data !== undefined && isDone(data));
    return next === false ? next : Math.max(next, minMs);
  };
}

/** A `refetchInterval` for data that hardly ever change: only failed requests are repeated. */
export function whileFailing({
  queryHash,
  state: { data, error },
}: Pick<Query, 'queryHash' | 'state'>): number | false {
  if (data !== undefined || error === null || isNotFound(error)) return false;
  return nextPoll(freshnessOf(queryHash), performance.now(), false);
}
