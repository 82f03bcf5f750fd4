import { lazyPage } from '#web/routes/shared/lazy-page.tsx';

/**
 * Pages in a chunk each, by name, so that a link can fetch its target before it is followed. The scores are in the
 * entry: nearly every visit begins there, and code compresses better in one piece. All other pages are behind
 * `secondary`, so that the first script contains few chunk names.
 */
export const PAGES_BY_NAME = {
  match: lazyPage(async () => (await import('#web/routes/match/page.tsx')).loadMatch()),
  secondary: lazyPage(() =>
    import('#web/routes/secondary-routes.tsx').then((module) => module.SecondaryRoutes),
  ),
} as const;
