import { lazyPage } from './lazy-page.tsx';

/**
 * The pages that are a chunk each, by name: so that a link can fetch what it leads to before it is followed. The
 * scores come with the entry: nearly every visit begins with them, and code compresses better in one piece. All that
 * is neither is found behind `others`, so that the first script has two names to know.
 */
export const PAGES_BY_NAME = {
  match: lazyPage(async () => (await import('#web/pages/match.tsx')).Match),
  others: lazyPage(async () => (await import('#web/pages/others.tsx')).Others),
} as const;
