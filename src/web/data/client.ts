import { QueryClient } from '@tanstack/react-query';
import { hasShields, shieldsText } from '#web/settings/has-shields.ts';
import { answerFilter, rawAnswers } from './answer-filter.ts';
import { dropFreshness } from './freshness.ts';
import { share } from './share.ts';

/**
 * Creates the query client. It has no retries: the next poll is one, and a retry on a hidden page would end the
 * polling. It ignores the browser's online state, which is wrong on machines with several networks. Refetching on
 * return is up to `refetch-on-resume.ts`.
 */
export function createQueryClient(): QueryClient {
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
    if (event.type !== 'removed') return;
    dropFreshness(event.query.queryHash);
    rawAnswers.delete(event.query.queryHash);
  });
  const loadShields = () => import('./shield/shield.ts');
  answerFilter.load = async () => (await loadShields()).shieldAnswer;
  const applyShields = async () => (await loadShields()).applyShields(client);
  shieldsText.subscribe(applyShields);
  if (hasShields()) void applyShields();
  return client;
}
