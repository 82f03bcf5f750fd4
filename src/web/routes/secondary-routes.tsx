import '#web/features.css';
import { useEffect } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { PAGES, type RootPage } from '#contract/pages.ts';
import { UNFRAMED_PAGES } from '#contract/unframed-pages.ts';
import { afterPaint } from '#web/clock/after-paint.ts';
import { endFirstView, isFirstView } from '#web/clock/first-view.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { hasOdds, useHasOdds } from '#web/settings/has-odds.ts';
import { isFramed } from '#web/settings/is-framed.ts';
import { isAnythingLoading } from '#web/ui/loading.tsx';
import { withLaterWords } from '#web/words/with-words.ts';
import { NotFound } from './shared/not-found.tsx';

type SecondaryPage = Exclude<RootPage, '/' | '/match/:id'>;

const ENTITY = lazyPage(async () => (await import('./entity-routes.tsx')).EntityRoutes);
/** Takes the place of a page of prices where there are none. */
const NO_ODDS = lazyPage(async () => (await import('./shared/no-odds-page.tsx')).NoOddsPage);

/** Takes the place of a page that no frame of another site may have. */
const IN_TAB = lazyPage(async () => (await withLaterWords(import('./shared/in-tab-page.tsx'))).InTabPage);

/** All pages but the scores and matches, in a chunk each. */
const SECONDARY_PAGES: Readonly<Record<SecondaryPage, LazyPage<object>>> = {
  '/competitions': lazyPage(async () => (await import('./competitions/page.tsx')).Competitions),
  '/compare': lazyPage(async () => (await withLaterWords(import('./compare/page.tsx'))).Compare),
  '/competition/:id': lazyPage(async () => (await import('./competition/page.tsx')).Competition),
  '/team/:id': lazyPage(async () => (await import('./team/page.tsx')).Team),
  '/player/:id': ENTITY,
  '/coach/:id': ENTITY,
  '/referee/:id': ENTITY,
  '/venue/:id': ENTITY,
  '/country/:id': ENTITY,
  '/continent/:id': ENTITY,
  '/tv': lazyPage(async () => (await import('./tv/page.tsx')).TvGuide),
  '/tv/:id': lazyPage(async () => (await import('./channel/page.tsx')).Channel),
  '/odds': lazyPage(async () => (await import('./odds/page.tsx')).Odds),
  '/search': lazyPage(async () => (await import('./search/page.tsx')).Search),
  '/my': lazyPage(async () => (await import('./my/page.tsx')).My),
  '/catch-up': lazyPage(async () => (await withLaterWords(import('./catch-up/page.tsx'))).CatchUp),
  '/vidiprinter': lazyPage(async () => (await withLaterWords(import('./vidiprinter/page.tsx'))).Vidiprinter),
  '/desk': lazyPage(async () => (await withLaterWords(import('./desk/page.tsx'))).Desk),
  '/console': lazyPage(async () => (await withLaterWords(import('./console/page.tsx'))).Console),
  '/status': lazyPage(async () => (await withLaterWords(import('./status/page.tsx'))).Status),
  '/about': lazyPage(async () => (await withLaterWords(import('./about/page.tsx'))).About),
  '/remote': lazyPage(async () => (await withLaterWords(import('./remote/page.tsx'))).Remote),
  '/wall/new': lazyPage(async () => (await withLaterWords(import('./wall-builder/page.tsx'))).WallBuilder),
  '/embed/new': lazyPage(async () => (await withLaterWords(import('./embed-builder/page.tsx'))).EmbedBuilder),
};

/** Routes of the pages: one with tabs shows all of them, so that a change of tabs keeps its state. */
const ROUTES = (Object.keys(SECONDARY_PAGES) as SecondaryPage[]).map((page) => {
  const hasTabs = page.endsWith('/:id') && PAGES.some((other) => other.startsWith(`${page}/`));
  return { page, path: hasTabs ? `${page}/:tab?` : page };
});

function pageOf(page: SecondaryPage, areOddsShown: boolean): LazyPage<object> {
  if (isFramed && UNFRAMED_PAGES.includes(page)) return IN_TAB;
  return page === '/odds' && !areOddsShown ? NO_ODDS : SECONDARY_PAGES[page];
}

/** Fetches the code of the page at an address, if there is one. */
export async function fetchSecondaryPage(pathname: string): Promise<void> {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  if (route) await pageOf(route.page, hasOdds()).fetch();
}

/**
 * Ends the first view when the page is painted without a loading state, so that the rest of the shell does not compete
 * with the page.
 */
function endFirstViewAfterPaint(): () => void {
  let cancel = () => {};
  const check = () => {
    const isWaiting = isFirstView() && isAnythingLoading();
    cancel = isWaiting ? afterPaint(check) : afterPaint(endFirstView);
  };
  check();
  return () => cancel();
}

/**
 * Routes to all pages except the list and matches: `/competitions`, `/competition/:id/:tab`, `/team/:id/:tab` and so on.
 * Unknown addresses are not found.
 */
export function SecondaryRoutes() {
  const areOddsShown = useHasOdds();
  useEffect(endFirstViewAfterPaint, []);
  return (
    <Routes>
      {ROUTES.map(({ page, path }) => {
        const { Page } = pageOf(page, areOddsShown);
        return <Route key={page} path={path} element={<Page />} />;
      })}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
