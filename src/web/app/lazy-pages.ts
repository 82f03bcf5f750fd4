import { lazyPage } from '#web/routes/shared/lazy-page.tsx';

/**
 * Pages in a chunk each, by name, so that a link can fetch its target before it is followed. The scores are in the
 * entry: nearly every visit begins there, and code compresses better in one piece. All other pages are behind
 * `secondary`, so that the first script contains three chunk names only. A match comes with its summary, which most links
 * lead to.
 */
export const PAGES_BY_NAME = {
  match: lazyPage(() => {
    import('#web/routes/match/tabs/summary.tsx').catch(() => {});
    return import('#web/routes/match/page.tsx').then((module) => module.loadMatch());
  }),
  secondary: lazyPage(() =>
    import('#web/routes/secondary-routes.tsx').then((module) => module.SecondaryRoutes),
  ),
} as const;
