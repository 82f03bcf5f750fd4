import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './client.ts';
import { type Answer, isCompleteAnswer } from './fetch.ts';
import type { FirstViewBackend } from './first-view-backend.ts';
import { hashOf } from './hash.ts';
import { type Query, type QueryBackend, type QueryState, setQueryBackend } from './query-backend.ts';
import { refetchOnResume } from './refetch-on-resume.ts';

export function backendOf(client: QueryClient): QueryBackend {
  const EMPTY_STATE: QueryState<never> = {};
  return {
    read: <T,>({ queryKey }: Query<T>) =>
      (client.getQueryCache().get(hashOf(queryKey))?.state ?? EMPTY_STATE) as QueryState<T>,
    watch: (query, listener) => new QueryObserver(client, query).subscribe(listener),
    prefetch: (query) => client.prefetchQuery(query),
    refetch: ({ queryKey }) => client.refetchQueries({ queryKey, exact: true }),
  };
}

const queryClient = createQueryClient();

/**
 * Replaces the first view's backend, and takes over its answers and pending requests.
 *
 * @returns stops it
 */
export function takeOver(firstView: FirstViewBackend, client = queryClient): () => void {
  for (const { queryKey, data, error, promise } of firstView.entries()) {
    if (data) client.setQueryData(queryKey, data);
    if (error || isCompleteAnswer(data)) continue;
    const pending = client.prefetchQuery({ queryKey, queryFn: () => promise });
    // The answer that was on its way may be the first screens only; the rest of the day is missing then.
    void pending.then(() => {
      const answer = client.getQueryData<Answer<unknown>>(queryKey);
      if (answer?.meta.part) void client.refetchQueries({ queryKey, exact: true });
    });
  }
  setQueryBackend(backendOf(client));
  if (import.meta.env.MODE === 'development')
    void import('./devtools.tsx').then(({ mountDevtools }) => mountDevtools(client));
  return refetchOnResume(client);
}

/** Provides React Query to a page that is loaded later. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
