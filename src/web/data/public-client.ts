import { QueryClient } from '@tanstack/react-query';
import { dropFreshness } from './freshness.ts';
import { share } from './share.ts';

/**
 * Creates a query client that ignores the spoiler shields of the viewer: walls and embeds are public. It has no
 * retries: the next poll is one, and a retry on a hidden page would end the polling. It ignores the browser's online
 * state, which is wrong on machines with several networks. Refetching on return is up to `refetch-on-resume.ts`.
 */
export function createPublicClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        structuralSharing: share,
        // A list behind a match keeps its data, however long the match is open.
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
