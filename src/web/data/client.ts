import type { QueryClient } from '@tanstack/react-query';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { filtering } from './answer-filter.ts';
import { createPublicClient } from './public-client.ts';

/** Creates the query client of the app, which withholds what the viewer's spoiler shields hide. */
export function createQueryClient(): QueryClient {
  const client = createPublicClient();
  const applyShields = async () => {
    filtering.filter = import('./shield/shield.ts');
    (await filtering.filter).applyShields(client);
  };
  shieldsJson.subscribe(applyShields);
  if (shieldsJson.get() !== null) void applyShields();
  return client;
}
