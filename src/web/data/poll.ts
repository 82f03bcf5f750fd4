import type { Query, QueryClient } from '@tanstack/react-query';
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
  const interval = ({
    state,
    queryHash,
  }: Query<Answer<T>, Error, Answer<T>, OperationKey>): number | false => {
    const data = state.data?.data;
    return nextPoll(freshnessOf(queryHash), performance.now(), data !== undefined && isDone(data), minMs);
  };
  return Object.assign(interval, { minMs });
}

/** Returns the shortest minimum of the intervals at which a query is polled now, ms; null if nothing polls it. */
export function minPollMs(client: QueryClient, queryHash: string): number | null {
  const query = client.getQueryCache().get(queryHash);
  const minima = (query?.observers ?? []).flatMap(({ options: { enabled, refetchInterval } }) =>
    query && enabled !== false && isPoll(refetchInterval) && refetchInterval(query) !== false
      ? refetchInterval.minMs
      : [],
  );
  return minima.length > 0 ? Math.min(...minima) : null;
}

type Poll = ((query: Query) => number | false) & { readonly minMs: number };

const isPoll = (interval: unknown): interval is Poll => typeof interval === 'function' && 'minMs' in interval;

/** A `refetchInterval` for data that hardly ever change: only failed requests are repeated. */
export function whileFailing({
  queryHash,
  state: { data, error },
}: Pick<Query, 'queryHash' | 'state'>): number | false {
  if (data !== undefined || error === null || isNotFound(error)) return false;
  return nextPoll(freshnessOf(queryHash), performance.now(), false);
}
