import type { QueryClient } from '@tanstack/react-query';
import { matchQuery } from '#web/data/match.ts';
import { MATCH_PAGES, matchAt, SCORES } from '#web/navigation/addresses.ts';
import { createPrefetch } from '#web/navigation/prefetch.ts';
import { isSplitViewNow } from '#web/navigation/split-view.ts';
import { isWide } from '#web/navigation/use-wide.ts';
import { prefetchScores } from '#web/routes/scores/prefetch-scores.ts';
import { withWords } from '#web/words/with-words.ts';
import { PAGES_BY_NAME } from './lazy-pages.ts';

function prefetchMatch(client: QueryClient, url: URL): Promise<unknown> {
  // The list is beside the match.
  if (isWide() && isSplitViewNow()) prefetchScores(client, url);
  void client.prefetchQuery(matchQuery(matchAt(url.pathname)?.id ?? ''));
  return PAGES_BY_NAME.match.fetch();
}

async function prefetchSecondaryPage({ pathname }: URL): Promise<unknown> {
  const page = withWords(import('#web/routes/secondary-routes.tsx')).then((routes) =>
    routes.fetchSecondaryPage(pathname),
  );
  return Promise.allSettled([PAGES_BY_NAME.secondary.fetch(), page]);
}

/**
 * Returns the function that fetches the code and the first data of the page at an address. It resolves when the code
 * has loaded.
 */
export const createPagePrefetch = (client: QueryClient) =>
  createPrefetch([
    { path: SCORES, fetch: (url) => void prefetchScores(client, url) },
    ...MATCH_PAGES.map(({ path }) => ({ path, fetch: (url: URL) => prefetchMatch(client, url) })),
    { path: '*', fetch: prefetchSecondaryPage },
  ]);
