import '#web/features.css';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { PROFILE_KINDS } from '#contract/pages.ts';
import { afterPaint } from '#web/clock/after-paint.ts';
import { endFirstView, isFirstView } from '#web/clock/first-view.ts';
import { type LazyPage, lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { hasOdds, useHasOdds } from '#web/settings/has-odds.ts';
import { isAnythingLoading } from '#web/ui/loading.tsx';
import { withLaterWords } from '#web/words/load-later.ts';
import { NotFound } from './shared/not-found.tsx';

/** The pages, in a chunk each, by the start of their address. */
const PAGES: Readonly<Record<string, LazyPage<object>>> = {
  competitions: lazyPage(async () => (await import('./competitions/page.tsx')).Competitions),
  compare: lazyPage(async () => (await withLaterWords(import('./compare/page.tsx'))).Compare),
  competition: lazyPage(async () => (await import('./competition/page.tsx')).Competition),
  team: lazyPage(async () => (await import('./team/page.tsx')).Team),
  tv: lazyPage(async () => (await import('./tv/page.tsx')).TvGuide),
  'tv/': lazyPage(async () => (await import('./channel/page.tsx')).Channel),
  odds: lazyPage(async () => (await import('./odds/page.tsx')).Odds),
  search: lazyPage(async () => (await import('./search/page.tsx')).Search),
  my: lazyPage(async () => (await import('./my/page.tsx')).My),
  vidiprinter: lazyPage(async () => (await withLaterWords(import('./vidiprinter/page.tsx'))).Vidiprinter),
  console: lazyPage(async () => (await withLaterWords(import('./console/page.tsx'))).Console),
  status: lazyPage(async () => (await withLaterWords(import('./status/page.tsx'))).Status),
  'odds/': lazyPage(async () => (await import('./shared/no-odds-page.tsx')).NoOddsPage),
  about: lazyPage(async () => (await withLaterWords(import('./about/page.tsx'))).About),
  remote: lazyPage(async () => (await withLaterWords(import('./remote/page.tsx'))).Remote),
  wall: lazyPage(async () => (await withLaterWords(import('./wall-builder/page.tsx'))).WallBuilder),
  embed: lazyPage(async () => (await withLaterWords(import('./embed-builder/page.tsx'))).EmbedBuilder),
  profile: lazyPage(async () => (await import('./entity-routes.tsx')).EntityRoutes),
};

/**
 * Returns the key of the page at an address; `profile` is most entities' pages, `tv/` a channel, and `odds/` says why
 * there are no odds.
 */
export function pageAt(pathname: string, areOddsShown = true): string {
  const [, page = '', id] = pathname.split('/');
  if (page === 'tv' && id) return 'tv/';
  if (page === 'odds' && !areOddsShown) return 'odds/';
  return page in PAGES || !(PROFILE_KINDS as readonly string[]).includes(page) ? page : 'profile';
}

export const fetchSecondaryPage = (pathname: string) => PAGES[pageAt(pathname, hasOdds())]?.fetch();

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
  const { kind, tab } = useParams();
  useEffect(endFirstViewAfterPaint, []);
  const page = pageAt(useLocation().pathname, useHasOdds());
  const { Page } = PAGES[page] ?? {};
  return Page && kind && (tab === undefined || page === 'competition' || page === 'team') ? (
    <Page key={page} />
  ) : (
    <NotFound />
  );
}
