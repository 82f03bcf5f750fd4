import type { QueryClient } from '@tanstack/react-query';
import { createPublicClient } from '#web/data/public-client.ts';

/** Answers that no view uses any more are dropped after this time, ms: a wall runs for weeks. */
const GC_MS = 300_000;

/** Creates the query client of a wall, which polls also behind other windows. */
export function createWallClient(): QueryClient {
  const client = createPublicClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, gcTime: GC_MS, refetchIntervalInBackground: true } });
  return client;
}
