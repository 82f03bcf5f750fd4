import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepUp } from './catch-up.ts';
import { createQueryClient } from './client.ts';
import { isWhole } from './fetch.ts';
import type { FirstSource } from './first.ts';
import { hashOf } from './hash.ts';
import { type Brought, type Query, type Source, takeSource } from './source.ts';

/** Returns a query backend on React Query. */
export function sourceOf(client: QueryClient): Source {
  const NOTHING: Brought<never> = {};
  return {
    read: <T,>({ queryKey }: Query<T>) =>
      (client.getQueryCache().get(hashOf(queryKey))?.state ?? NOTHING) as Brought<T>,
    watch: (query, listener) => new QueryObserver(client, query).subscribe(listener),
    ask: (query) => client.prefetchQuery(query),
    askAgain: ({ queryKey }) => client.refetchQueries({ queryKey, exact: true }),
  };
}

const ours = createQueryClient();

/**
 * Replaces the first view's backend, and takes over its answers and pending requests.
 *
 * @returns stops it
 */
export function start(first: FirstSource, client = ours): () => void {
  for (const { queryKey, data, error, coming } of first.asked()) {
    if (data) client.setQueryData(queryKey, data);
    if (!error && !isWhole(data)) void client.prefetchQuery({ queryKey, queryFn: () => coming });
  }
  takeSource(sourceOf(client));
  if (import.meta.env.MODE === 'development')
    void import('./devtools.tsx').then(({ mountDevtools }) => mountDevtools(client));
  return keepUp(client);
}

/** Provides React Query to a page that is loaded later. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={ours}>{children}</QueryClientProvider>;
}
