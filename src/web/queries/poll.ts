import type { Query } from '@tanstack/react-query';
import { isNotFound } from './api-error.ts';
import type { Answer } from './fetch.ts';
import { freshnessOf, nextPoll } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/** A `staleTime` that does the same: a page that opens on a fresh answer (fetched ahead, say) asks for none. */
export function freshBy({ queryHash }: { readonly queryHash: string }): number {
  return freshnessOf(queryHash).lasts;
}

/** A `refetchInterval` that follows what the BFF said of the last answer. `done`: it cannot change any more. */
export function pollBy<T>(done: (data: T) => boolean) {
  return (query: Query<Answer<T>, Error, Answer<T>, OperationKey>): number | false => {
    const data = query.state.data?.data;
    return nextPoll(freshnessOf(query.queryHash), performance.now(), data !== undefined && done(data));
  };
}

/** A `refetchInterval` for what hardly ever changes: it is asked for again only as long as that fails. */
export function whileFailing({ queryHash, state: { data, error } }: QueryLike): number | false {
  if (data !== undefined || error === null || isNotFound(error)) return false;
  return nextPoll(freshnessOf(queryHash), performance.now(), false);
}

interface QueryLike {
  readonly queryHash: string;
  readonly state: { readonly data: unknown; readonly error: Error | null };
}
