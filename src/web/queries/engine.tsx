import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepUp } from './catch-up.ts';
import { createQueryClient } from './client.ts';
import { isWhole } from './fetch.ts';
import type { FirstSource } from './first.ts';
import { hashOf } from './hash.ts';
import { type Brought, type Query, type Source, takeSource } from './source.ts';

/** React Query as the source of answers. */
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
 * Takes over from the first source, with what that has been answered and what it still waits for.
 *
 * @returns ends it
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

/** Gives React Query to a page whose code comes later. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={ours}>{children}</QueryClientProvider>;
}
