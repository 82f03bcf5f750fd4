import type { Query } from '@tanstack/react-query';
import type { Answer, OperationKey } from './fetch.ts';
import { freshnessOf, nextPoll } from './freshness.ts';

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
