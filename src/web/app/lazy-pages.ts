import { lazyPage } from '#web/routes/shared/lazy-page.tsx';

/**
 * Pages in a chunk each, by name, so that a link can fetch its target before it is followed. The scores are in the
 * entry: nearly every visit begins there, and code compresses better in one piece. All other pages are behind
 * `secondary`, so that the first script contains three chunk names only. A match comes with its summary, which most links
 * lead to.
 */
export const PAGES_BY_NAME = {
  match: lazyPage(async () => {
    const [{ loadMatch }] = await Promise.all([
      import('#web/routes/match/page.tsx'),
      import('#web/routes/match/tabs/summary.tsx'),
    ]);
    return loadMatch();
  }),
  secondary: lazyPage(async () => (await import('#web/routes/secondary-routes.tsx')).SecondaryRoutes),
} as const;
