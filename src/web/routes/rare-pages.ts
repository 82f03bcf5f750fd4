import type { ComponentType } from 'react';
import { withLaterWords } from '#web/words/load-later.ts';

const LOADERS = {
  console: async () => (await withLaterWords(import('./console/page.tsx'))).Console,
  status: async () => (await withLaterWords(import('./status/page.tsx'))).Status,
  'odds/': async () => (await import('./shared/no-odds-page.tsx')).NoOddsPage,
  about: async () => (await withLaterWords(import('./about/page.tsx'))).About,
  remote: async () => (await withLaterWords(import('./remote/page.tsx'))).Remote,
  wall: async () => (await withLaterWords(import('./wall-builder/page.tsx'))).WallBuilder,
  embed: async () => (await withLaterWords(import('./embed-builder/page.tsx'))).EmbedBuilder,
};

/** Loads a page that few visits open. */
export const loadRarePage = (page: keyof typeof LOADERS): Promise<ComponentType<object>> => LOADERS[page]();
