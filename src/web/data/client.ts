import type { QueryClient } from '@tanstack/react-query';
import { delayJson } from '#web/settings/delay-state.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { filtering } from './answer-filter.ts';
import { createPublicClient } from './public-client.ts';

/** Creates the query client of the app, which withholds what the viewer's spoiler shields hide, and runs behind by their delay. */
export function createQueryClient(): QueryClient {
  const client = createPublicClient();
  const applySettings = () => {
    filtering.filter = import('./viewer-filter.ts').then((filter) => filter.applySettings(client));
  };
  for (const setting of [delayJson, shieldsJson]) {
    setting.subscribe(applySettings);
    if (setting.get() !== null) applySettings();
  }
  return client;
}
