import { QueryClient } from '@tanstack/react-query';
import { dropFreshness } from './freshness.ts';
import { share } from './share.ts';

/**
 * No retries: the next poll is one, and a retry in a hidden page would stop the polling for good. The
 * browser's opinion on being online is not asked: it is wrong on machines with several networks. What is asked
 * for on return is decided in one place, `catch-up.ts`.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        structuralSharing: share,
        // A list that waits behind a match keeps what it showed, however long the match is read.
        gcTime: 3_600_000,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') dropFreshness(event.query.queryHash);
  });
  return client;
}
